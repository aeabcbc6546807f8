import assert from "node:assert/strict";
import { describe, it } from "node:test";
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
