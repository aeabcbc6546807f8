import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { parsePage } from "./page.ts";
import { withOpeningSigns, withoutNumber } from "./sentence-starts.ts";
import { splitSentences } from "./sentences.ts";
import { readSite } from "./site.ts";

const says = (html: string) =>
  readSite(parsePage(html, "https://ejemplo.test/"), { stylesheets: [], manifest: null }).says ??
  [];
const texts = (html: string) => says(html).map(({ text }) => text);

test("A condition loses the number of its place in a list, and keeps those that it tells", () => {
  for (const mark of ["4.- ", "4) ", "4. ", "a) ", "4º "])
    assert.equal(withoutNumber(`${mark}Envío gratis en Quito`), "Envío gratis en Quito");
  assert.equal(withoutNumber("2.- 60 % de anticipo"), "60 % de anticipo");
  for (const text of ["4 años de garantía", "10.000 pedidos al año", "24 horas de atención"])
    assert.equal(withoutNumber(text), text);
  assert.deepEqual(
    texts("<p>1.- Garantía de 1 año en costuras.<br>2.- Envío gratis en Quito desde $ 200.</p>"),
    ["Garantía de 1 año en costuras.", "Envío gratis en Quito desde $ 200."],
  );
});

test("A greeting before a sentence is left out", () => {
  assert.deepEqual(
    texts(`<p>Estimado cliente: confeccionamos en nuestro propio taller.</p>
      <p>Hola! somos el lavadero de la calle Sol desde 2003.</p>`),
    ["Confeccionamos en nuestro propio taller.", "Somos el lavadero de la calle Sol desde 2003."],
  );
});

test("Exclamations and questions begin with their signs, or have none", () => {
  assert.equal(withOpeningSigns("Preciso pareja?"), "¿Preciso pareja?");
  assert.equal(withOpeningSigns("Abierto hoy! Vení."), "¡Abierto hoy! Vení.");
  assert.equal(
    withOpeningSigns("20 % de descuento! (en efectivo)"),
    "20 % de descuento (en efectivo)",
  );
  assert.equal(withOpeningSigns("¡20 % de descuento"), "20 % de descuento");
  assert.equal(withOpeningSigns("¿Y si llueve? ¡Vamos!"), "¿Y si llueve? ¡Vamos!");
});

test("Sentences that have their signs stay as they are, and get them back where they are lost", () => {
  const ends = fc.constantFrom(["¿", "?"] as const, ["¡", "!"] as const, ["", "."] as const);
  const sentence = fc.tuple(fc.stringMatching(/^[A-Z][a-z]{2,8}(?: [a-z]{2,8}){1,4}$/), ends);
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), (sentences) => {
      const whole = sentences.map(([words, [open, close]]) => open + words + close).join(" ");
      assert.equal(withOpeningSigns(whole), whole);
      assert.equal(withOpeningSigns(whole.replace(/[¿¡]/g, "")), whole);
    }),
  );
});

test("Telephone numbers at the end of a statement are left out, amounts are not", () => {
  assert.deepEqual(
    texts(`<p>Atendemos emergencias las 24 horas - llame ya: (01) 000-0563 / Cel. 900 000 563</p>
      <p>Regalamos el envío en pedidos desde $ 1.200.000</p>`),
    ["Atendemos emergencias las 24 horas", "Regalamos el envío en pedidos desde $ 1.200.000"],
  );
});

test("An abbreviation ends no sentence, nor does a cry before its condition", () => {
  for (const line of [
    "Jr. La Muestra 563, Of. 2, Breña, frente a la plaza.",
    "Calle Muestra 1875 esq. Pasaje Ejemplo.",
    "Calle Muestra 318, Col. Americana.",
    "Descuento los días de lluvia! (pagando en efectivo)",
  ])
    assert.deepEqual(splitSentences(line), [line]);
});
