import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { withSpelling } from "./spelling.ts";

test("What can only be meant otherwise is spelt so", () => {
  const texts: [written: string, right: string][] = [
    ["Trajes tipicos y disfraces", "Trajes típicos y disfraces"],
    ["Efectivo, 10% menos, sino transferencia", "Efectivo, 10% menos, si no transferencia"],
    ["Sino te gusta, lo cambiamos", "Si no te gusta, lo cambiamos"],
    [
      "La prenda esta lista y esta avisado en el ticket",
      "La prenda esta lista y está avisado en el ticket",
    ],
    ["Abierto: esta horneando desde las 3", "Abierto: está horneando desde las 3"],
    ["Espejo con luz led", "Espejo con luz LED"],
    ["Entrega gratis en Merida y en San Sebastian", "Entrega gratis en Mérida y en San Sebastián"],
  ];
  for (const [written, right] of texts) assert.equal(withSpelling(written), right);
});

test("What may be right stays, as do names and addresses", () => {
  for (const text of [
    "No es pan, sino bizcocho",
    "No solo pan, sino también vino",
    "Ese era su sino",
    "Con esta entrada, esta bebida es gratis",
    "La tienda de Martin y de Garcia",
    "Escribe a info@luz-led.ejemplo.test o a #led",
    "Isdin Fusion Water",
    "Publico y practico cada dialogo",
  ])
    assert.equal(withSpelling(text), text);
});

test("Spelling changes accents, capitals and one gap, and once is enough", () => {
  const bare = (text: string) =>
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/si no/g, "sino");
  const words = fc.constantFrom(
    ..."no sino , esta avisado tipicos led en Merida Leon de Martin 12,50 € a@b.es ATENCION . que".split(
      " ",
    ),
  );
  const text = fc.array(words, { maxLength: 12 }).map((some) => some.join(" "));
  fc.assert(
    fc.property(text, (written) => {
      const right = withSpelling(written);
      assert.equal(bare(right), bare(written));
      assert.equal(withSpelling(right), right);
    }),
  );
});
