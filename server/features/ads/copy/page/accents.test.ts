import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { briefOf } from "../example-briefs.ts";
import { withAccents, withoutCries } from "./accents.ts";
import { sourceWords } from "./site-words.ts";

test("Accents that a page left out are set where the letters alone are no word", () => {
  const texts: [written: string, right: string][] = [
    ["Cambio de bombin normal: 60 €", "Cambio de bombín normal: 60 €"],
    [
      "Con garantia de 30 dias y tambien por telefono",
      "Con garantía de 30 días y también por teléfono",
    ],
    ["ATENCION EN LA CERRAJERIA", "ATENCIÓN EN LA CERRAJERÍA"],
    ["Reparacion de baterias", "Reparación de baterías"],
    ["Garantia total", "Garantía total"],
  ];
  for (const [written, right] of texts) assert.equal(withAccents(written), right);
});

test("Words, names, addresses and other languages stay as they are written", () => {
  for (const text of [
    "Si vienes en coche, danos una llamada: esta abierto solo hasta las 3",
    "La tienda de Martin y de Garcia",
    "Escribe a informacion@telefono.ejemplo.test o a #reparacion",
    "Isdin Fusion Water",
    "ISDIN FUSION WATER",
    "Menú con bebida por S/ 12.50",
    "Fusion Pro 500",
  ])
    assert.equal(withAccents(text), text);
});

test("Setting accents changes no letter, number or price, and once is enough", () => {
  const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
  const words = fc.constantFrom(
    ..."garantia BOMBIN de con Telefono dias 12,50 € esta clasico información S/ 30 a@b.es ATENCION".split(
      " ",
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 80 }),
    fc.array(words, { maxLength: 12 }).map((some) => some.join(" ")),
  );
  fc.assert(
    fc.property(text, (written) => {
      const right = withAccents(written);
      assert.equal(bare(right), bare(written));
      assert.equal(withAccents(right), right);
    }),
  );
});

test("A name in capitals is set whole as a sentence, and cries within a sentence are lowered", () => {
  const names = ["CAMBIO DE BOMBIN NORMAL", "ABRIR PUERTA DE GOLPE"].map((name) => ({
    name,
    priceCents: 6_000,
    currency: "EUR",
    priceText: "60 €",
    pictureUrl: null,
    url: null,
  }));
  const { products } = sourceWords(briefOf("Ejemplo", { products: names }));
  assert.deepEqual(
    products.map(({ name }) => name),
    ["Cambio de bombín normal", "Abrir puerta de golpe"],
  );
  const cries: [written: string, right: string][] = [
    ["ENVÍO GRATIS desde 60 €", "Envío gratis desde 60 €"],
    ["Abrir puerta cerrada DE GOLPE", "Abrir puerta cerrada de golpe"],
    ["Antenas de TV LED y cables USB HDMI", "Antenas de TV LED y cables USB HDMI"],
  ];
  for (const [written, right] of cries) assert.equal(withoutCries(written), right);
});
