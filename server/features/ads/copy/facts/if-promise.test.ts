import assert from "node:assert/strict";
import { test } from "node:test";
import { ifPromiseIn } from "./if-promise.ts";

const told = (text: string) => {
  const promise = ifPromiseIn(text);
  return promise && `${promise.question} ${promise.answer}`;
};

test("what a shop does when something goes wrong is asked and answered", () => {
  assert.equal(
    told("Si la pizza demora más de 45 minutos, la fainá va por la casa."),
    "¿La pizza demora más de 45 minutos? La fainá va por la casa.",
  );
  assert.equal(told("Si llega roto, te mandamos otro"), "¿Llega roto? Te mandamos otro.");
  assert.equal(told("Si no lo arreglamos no cobramos"), "¿No lo arreglamos? No cobramos.");
  assert.equal(
    told("Si antes de 60 días vuelve a ver cucarachas regresamos sin costo."),
    "¿Antes de 60 días vuelve a ver cucarachas? Regresamos sin costo.",
  );
});

test("a rule, a fee and a half sentence are no promise", () => {
  assert.equal(told("Si avisas con 72 horas la pasamos a otra fecha; si no, se pierde."), null);
  assert.equal(told("Si hay nudos, el desenredado tiene un recargo de $ 20.000."), null);
  assert.equal(told("Si cancelas el mismo día, cobramos la mitad."), null);
  assert.equal(told("Si no la encontramos, no paga."), null);
  assert.equal(told("Si no abre, se la repetimos."), null);
  assert.equal(told("Sí, te mandamos otro."), null);
});
