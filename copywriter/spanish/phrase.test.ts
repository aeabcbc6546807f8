import assert from "node:assert/strict";
import { test } from "node:test";
import { hashtag } from "./hashtag.ts";
import { aPhrase, either, list, ofPhrase, phrase, productPhrase } from "./phrase.ts";
import { polish } from "./polish.ts";
import { graphemes, sentence, sentencesOf } from "./sentences.ts";

test("a noun phrase gets its article, gender and number", () => {
  assert.equal(phrase("Hogaza de centeno").full, "la hogaza de centeno");
  assert.equal(ofPhrase(phrase("pan")), "del pan");
  assert.equal(phrase("gafas progresivas").full, "las gafas progresivas");
  assert.equal(phrase("agua con gas").full, "el agua con gas");
  assert.equal(phrase("agua con gas").gender, "f");
  assert.equal(aPhrase(phrase("clase de yoga")), "una clase de yoga");
  for (const name of ["Kolmena Pro", "Casa Nácar", "pintar pisos"])
    assert.equal(phrase(name).full, name);
  assert.equal(productPhrase("El taller del relojero").full, "El taller del relojero");
});

test("lists change y and o before their sound", () => {
  assert.equal(list(["pan", "hielo", "higos"]), "pan, hielo e higos");
  assert.equal(list(["nieve", "hierba"]), "nieve y hierba");
  assert.equal(either(["siete", "ocho"]), "siete u ocho");
});

test("sentences begin with a capital and end with a mark", () => {
  assert.equal(sentence("¿vienes el sábado?"), "¿Vienes el sábado?");
  assert.equal(sentence("  abrimos a las 9,"), "Abrimos a las 9.");
  assert.deepEqual(sentencesOf("Hola. A las 9 p. m. abrimos. ¿Vienes?\nSí"), [
    "Hola.",
    "A las 9 p. m. abrimos.",
    "¿Vienes?",
    "Sí",
  ]);
  assert.equal(graphemes("pan 👩‍🍳"), 5);
  assert.equal(hashtag("día de la madre"), "#DiaDeLaMadre");
});

test("seams are mended and lines begin with a capital", () => {
  assert.equal(polish("compra de el pan  y harina ."), "Compra del pan y harina.");
  assert.equal(
    polish("precio de El Molino y hielo u hojas"),
    "Precio de El Molino y hielo u hojas",
  );
  assert.equal(polish("**Cuándo:** el jueves"), "**Cuándo:** El jueves");
});
