import assert from "node:assert/strict";
import { test } from "node:test";
import { splitAtFigure } from "./figure.ts";

test("A headline is split at its only figure, with the figure's sign and unit", () => {
  const parts = (text: string) => {
    const found = splitAtFigure(text);
    return found && [found.before, found.figure, found.after];
  };
  assert.deepEqual(parts("Pan de masa madre desde 1962"), ["Pan de masa madre desde", "1962", ""]);
  assert.deepEqual(parts("Envío gratis desde 40 €"), ["Envío gratis desde", "40 €", ""]);
  assert.deepEqual(parts("Reparamos en 24 horas"), ["Reparamos en", "24", "horas"]);
  assert.deepEqual(parts("−20 % en toda la tienda"), ["", "−20 %", "en toda la tienda"]);
  assert.deepEqual(parts("Abierto 24/7"), ["Abierto", "24/7", ""]);
  assert.deepEqual(parts("Envío gratis desde $ 38.500."), ["Envío gratis desde", "$ 38.500", ""]);
  assert.deepEqual(parts("¿Más de 20 años?"), ["¿Más de", "20", "años?"]);
});

test("A headline with no figure, several, or one inside a word is not split", () => {
  for (const text of [
    "Pan del día",
    "De 9 a 14 h",
    "Impresión 3D",
    "Entra 2x1",
    "Tel. 600123456789",
  ]) {
    assert.equal(splitAtFigure(text), null, text);
  }
});
