import assert from "node:assert/strict";
import { test } from "node:test";
import { type Listener, retell } from "./retell.ts";

const spaniard: Listener = { register: "tu", isSpain: true };
const american: Listener = { register: "usted", isSpain: false };

test("what happened is told back behind «que»", () => {
  const cases = [
    ["el wifi se cayó tres veces", "el wifi se cayera tres veces"],
    ["mi hijo perdió su examen", "tu hijo perdiera su examen"],
    ["se me murieron 3 peces a los 2 días", "se te murieran 3 peces a los 2 días"],
    ["El limonero que compré se secó en un mes", "el limonero que compraste se secara en un mes"],
    ["mi contenedor lleva 9 días detenido", "tu contenedor lleve 9 días detenido"],
    ["nadie nos avisó", "nadie os avisara"],
  ] as const;
  for (const [said, told] of cases)
    assert.deepEqual(retell(said, true, spaniard), { text: told, form: "that" }, said);
});

test("what the business did is told back as having done it", () => {
  assert.equal(retell("tardaron 1 hora y 20", true, spaniard)?.text, "haber tardado 1 hora y 20");
  assert.equal(
    retell("Me salvaste las botas de mi abuela", false, american)?.text,
    "haberle salvado las botas de su abuela",
  );
  assert.equal(
    retell("me la entregaron con el freno flojo", true, spaniard)?.text,
    "habértela entregado con el freno flojo",
  );
});

test("a question and a clause without a known verb are not told back", () => {
  for (const said of ["cuánto dura un balayage", "lag todo el rato", "algún día ahorraré para una"])
    assert.equal(retell(said, true, spaniard), undefined, said);
});
