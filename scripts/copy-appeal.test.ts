import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { appealOf } from "../copywriter/appeal/appeal.ts";
import { type GradedLine, learnAppeal, readGraded } from "./copy-appeal.ts";

const lines = readGraded(
  readFileSync(new URL("../copywriter/appeal/lines.tsv", import.meta.url), "utf8"),
);

test("What is learnt from some shops orders the lines of others as their readers did", () => {
  const shops = [...new Set(lines.map(({ shop }) => shop))];
  const others = new Set(shops.filter((_shop, at) => at % 8 === 0));
  const weights = learnAppeal(lines.filter(({ shop }) => !others.has(shop)));
  const graded = lines.filter(({ shop }) => others.has(shop));
  const shares = [...Map.groupBy(graded, ({ shop }) => shop).values()].map((of) =>
    orderedOf(of, (line) => appealOf(line, weights)),
  );
  const right = shares.reduce((sum, one) => sum + one.right, 0);
  const pairs = shares.reduce((sum, one) => sum + one.pairs, 0);
  assert.ok(pairs > 3000, `${pairs} pairs`);
  // Chance is 0.5; 0.81 when this was written.
  assert.ok(right / pairs > 0.75, `${right} of ${pairs} pairs`);
});

function orderedOf(of: readonly GradedLine[], gradeOf: (line: GradedLine) => number) {
  const learnt = new Map(of.map((line) => [line, gradeOf(line)]));
  const pairs = of.flatMap((one) =>
    of.filter((other) => one.grade > other.grade).map((other) => [one, other] as const),
  );
  const right = pairs.filter(([one, other]) => learnt.get(one)! > learnt.get(other)!);
  return { right: right.length, pairs: pairs.length };
}

test("A promise appeals more than a rule, a fee or a scrap", () => {
  const gradeOf = (large: string) =>
    appealOf({ kicker: null, large, below: null, isProduct: false, hasPrice: false });
  const promise = gradeOf("Si no queda contento, volvemos y lo repetimos gratis");
  for (const text of [
    "No se admiten devoluciones sin el tique de compra",
    "El pago se hará por adelantado con un recargo del 3 %",
    "Haz clic en la imagen para ampliar",
    "Domingos y festivos cerrado",
  ])
    assert.ok(promise > gradeOf(text) + 0.5, text);
});
