import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { addedFacts, splitGoods, splitStatements } from "./added-facts.ts";

const listed = (sells: string) => splitGoods(sells).map(({ name, priceText }) => [name, priceText]);

test("What somebody sells is read one a line, or separated by commas, with its price", () => {
  assert.deepEqual(listed("Corte de pelo 18 €\n- Tinte: 35,50 €\n• Mechas desde 60 €\n"), [
    ["Corte de pelo", "18 €"],
    ["Tinte", "35,50 €"],
    ["Mechas", "desde 60 €"],
  ]);
  assert.deepEqual(listed("Pan de centeno 4,20 €, croissant a 1,60€, tartas por encargo."), [
    ["Pan de centeno", "4,20 €"],
    ["croissant", "1,60€"],
    ["tartas por encargo", null],
  ]);
  assert.deepEqual(listed("Clases de yoga 45 €/mes; bono de 10 clases 90 euros"), [
    ["Clases de yoga", "45 €/mes"],
    ["bono de 10 clases", "90 euros"],
  ]);
  assert.deepEqual(listed("Mate de calabaza $ 38.500\nBombilla de alpaca ($12.900)"), [
    ["Mate de calabaza", "$ 38.500"],
    ["Bombilla de alpaca", "$12.900"],
  ]);
  assert.deepEqual(listed("Fontanería"), [["Fontanería", null]]);
  assert.deepEqual(listed(" \n, ;"), []);
});

test("A comma within a line's own text separates nothing when there are several lines", () => {
  assert.deepEqual(listed("Corte, lavado incluido 18 €\nTinte"), [
    ["Corte, lavado incluido", "18 €"],
    ["Tinte", null],
  ]);
});

test("What sets somebody apart is one statement a sentence, and no word is lost", () => {
  assert.deepEqual(
    splitStatements("Abrimos los lunes. Llevamos 20 años en el barrio\n- Cita por WhatsApp"),
    ["Abrimos los lunes.", "Llevamos 20 años en el barrio", "Cita por WhatsApp"],
  );
  const word = fc.constantFrom(
    "Pan",
    "hecho",
    "a",
    "mano",
    "3,5",
    "kg.",
    "¿Vienes?",
    "S.L.",
    "\n",
    "Sí.",
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");
      const text = words.join(" ");
      assert.equal(letters(splitStatements(text).join("")), letters(text));
    }),
  );
});

test("Texts that do not fit an ad are refused with a sentence for their field", () => {
  const none = { sells: null, distinct: null, offer: null };
  const errorOf = (value: object) => {
    const { error } = addedFacts.safeParse({ ...none, ...value });
    return error?.issues.map(({ path, message }) => [path[0], message]);
  };
  assert.equal(errorOf(none), undefined);
  assert.equal(errorOf({ sells: "Corte 18 €", distinct: "", offer: "2×1 los martes" }), undefined);
  assert.deepEqual(errorOf({ sells: "Un tratamiento reparador con aceite de argán 40 €" }), [
    [
      "sells",
      "Acorta «Un tratamiento reparador con aceite de…»: en un anuncio caben 30 letras por nombre",
    ],
  ]);
  assert.deepEqual(errorOf({ distinct: "a".repeat(300) }), [
    ["distinct", "Parte la frase más larga en dos: caben 240 letras en cada una"],
  ]);
  assert.deepEqual(errorOf({ offer: "a".repeat(201) }), [
    ["offer", "Usa como máximo 200 caracteres"],
  ]);
  const goods = Array.from({ length: 13 }, (_, at) => `Pan ${at}`).join("\n");
  assert.deepEqual(errorOf({ sells: goods }), [
    ["sells", "Pon como máximo 12 cosas, las que más te importan"],
  ]);
});
