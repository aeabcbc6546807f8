import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { learn, readClauses } from "../../scripts/copy-clauses.ts";
import { read, textsOf } from "./request.fixture.ts";

describe("what is said to the writer is not told to readers", () => {
  for (const wish of [
    "cuéntalo con gracia",
    "que enganche",
    "que nos lee gente mayor",
    "sin agobiar",
    "nunca digas que es barato",
    "prefiero algo sobrio",
    "estoy harta de contestar siempre lo mismo",
    "luego lo reviso yo",
  ])
    it(wish, () =>
      assert.deepEqual(textsOf(read(`post: llega la ropa de otoño, ${wish}`)), [
        "Llega la ropa de otoño",
      ]),
    );
});

describe("what readers are told stays", () => {
  for (const fact of [
    "No hace falta experiencia",
    "Sin cita previa",
    "No admitimos tarjeta",
    "Gracias por estos diez años",
    "Abrimos el sábado a las 9",
    "Cuéntanos tu idea",
  ])
    it(fact, () =>
      assert.match(
        textsOf(read(`post: llega la ropa de otoño. ${fact}`)).join(". "),
        new RegExp(fact, "i"),
      ),
    );
});

test("of clauses that were not learnt four in five are told apart, and few of readers' are lost", () => {
  const clauses = readClauses();
  const weights = learn(clauses.filter((_, at) => at % 5 !== 0));
  const unseen = clauses.filter((_, at) => at % 5 === 0);
  const sumOf = (features: readonly string[]) =>
    features.reduce((sum, one) => sum + (weights[one] ?? 0), weights[""] ?? 0);
  const right = unseen.filter((one) => sumOf(one.features) > 0 === one.isToWriter);
  const lost = unseen.filter((one) => !one.isToWriter && sumOf(one.features) > 2);
  assert.ok(right.length > unseen.length * 0.78, `${right.length} of ${unseen.length}`);
  assert.ok(lost.length < unseen.length * 0.05, `${lost.length} of ${unseen.length}`);
});
