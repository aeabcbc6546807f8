import assert from "node:assert/strict";
import { test } from "node:test";
import { type CreativeTexts, layoutNames, type Picture } from "./creative.ts";
import { isEligible } from "./layout.ts";
import { layouts } from "./layouts.ts";

const whole = { x: 0, y: 0, width: 1, height: 1 };
const bare: CreativeTexts = { headline: "Algo que decir", cta: "Ver", name: "Tienda" };
const photo: Picture = {
  id: "photo",
  width: 1400,
  height: 1400,
  kind: "photo",
  subject: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
  luminance: 0.3,
  edgeColor: "#446688",
};

const eligible = (texts: Partial<CreativeTexts>, picture?: Picture) =>
  layoutNames.filter((name) =>
    isEligible(layouts[name], { texts: { ...bare, ...texts }, picture }),
  );

test("Seven layouts need words only; each of the others needs something more from the page", () => {
  assert.deepEqual(eligible({}), [
    "mitad",
    "cartel",
    "panal",
    "inicial",
    "bicolor",
    "trama",
    "marco",
  ]);
  assert.ok(eligible({ headline: "Pan de masa madre desde 1962" }).includes("cifra"));
  assert.ok(!eligible({ headline: "De 9 a 14 y de 17 a 20" }).includes("cifra"));
  assert.ok(!eligible({ name: "★" }).includes("inicial"));
  assert.ok(eligible({ facts: ["uno", "dos", "tres"] }).includes("carta"));
  assert.ok(eligible({ headline: "¿Y tú?" }).includes("pregunta"));
  assert.ok(eligible({ price: { text: "12 €" } }).includes("precio"));
  assert.ok(!eligible({ price: { text: "Consultar" } }).includes("precio"));
  assert.ok(eligible({ price: { text: "12 €" } }).includes("etiqueta"));
  assert.ok(eligible({ quoteSource: "Reseña en su web" }).includes("cita"));
  assert.ok(eligible({ facts: ["uno", "dos", "tres"] }).includes("lista"));
  const items = ["A", "B", "C"].map((name) => ({ name }));
  assert.ok(eligible({ items }).includes("catalogo"));
  assert.ok(!eligible({ items: items.slice(1) }).includes("catalogo"));
  assert.ok(eligible({ masthead: "Café" }).includes("portada"));
  assert.ok(!eligible({ masthead: "Peluquerías" }).includes("portada"));
});

test("A full-canvas photo must be large enough and have a suitable ratio and subject", () => {
  assert.ok(eligible({}, photo).includes("sangre"));
  assert.ok(!eligible({}, { ...photo, width: 800, height: 800 }).includes("sangre"));
  assert.ok(!eligible({}, { ...photo, width: 3000, height: 1000 }).includes("sangre"));
  assert.ok(!eligible({}, { ...photo, subject: whole }).includes("sangre"));
  assert.ok(!eligible({}, photo).includes("pedestal"));
  const cutout: Picture = { ...photo, kind: "cutout" };
  assert.ok(eligible({}, cutout).includes("pedestal"));
  assert.ok(!eligible({}, cutout).includes("sangre"));
});
