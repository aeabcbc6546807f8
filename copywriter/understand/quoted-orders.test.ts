import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ownersIn } from "./quoted-orders.ts";
import type { Register } from "./request.ts";
import { saidTo } from "./said-to.ts";

const said = (text: string, register: Register = "tu") =>
  ownersIn(text)
    .told.map((clause) => saidTo(clause, register))
    .filter(Boolean);

test("what is ordered to be said becomes what is said to the customer", () => {
  assert.deepEqual(said("dile que tiene arreglo, que lo traiga y que la revisión no se cobra"), [
    "tiene arreglo",
    "tráelo",
    "la revisión no se cobra",
  ]);
  assert.deepEqual(said("dígale que nos llame y que no venga el lunes", "usted"), [
    "llámenos y no venga el lunes",
  ]);
  assert.deepEqual(said("decile que si quiere nos mande una foto", "vos"), [
    "si querés, mandanos una foto",
  ]);
  assert.deepEqual(said("que me escriba al 611 204 958, que abrimos a las 9"), [
    "escríbenos al 611 204 958, que abrimos a las 9",
  ]);
  assert.deepEqual(said("que no se agobie, que nos lo consulte antes"), [
    "no te agobies",
    "consúltanoslo antes",
  ]);
});

test("who was spoken of is spoken to", () => {
  assert.deepEqual(said("tiene razón ella, le devolvemos la plata y se lo llevamos a su casa"), [
    "tienes razón",
    "te devolvemos la plata y te lo llevamos a tu casa",
  ]);
  assert.deepEqual(said("nomás que me diga qué día vino y quién lo atendió"), [
    "dinos qué día viniste y quién te atendió",
  ]);
  assert.deepEqual(said("si vuelve a pasar que me llame a mí"), [
    "si vuelve a pasar, llámame a mí",
  ]);
});

test("orders of manners say themselves what is said", () => {
  assert.deepEqual(said("pídele perdón, que venga, que pregunte por Rosario"), [
    "te pedimos perdón",
    "ven cuando quieras",
    "pregunta por Rosario",
  ]);
  assert.deepEqual(said("dale las gracias y ofrécele la segunda visita", "usted"), [
    "le ofrecemos la segunda visita",
  ]);
  assert.deepEqual(said("pregúntale dónde lo puso y cuánto riega", "vos"), [
    "¿nos decís dónde lo pusiste y cuánto regás?",
  ]);
});

test("what is said of our manner is not told", () => {
  const text =
    "No quiero excusas. No le ofrezcas nada gratis, respuesta tranquila, sin disculparme, en menos de 60 palabras. Abrimos a las 9";
  const owners = ownersIn(text);
  assert.deepEqual(owners.told, ["Abrimos a las 9"]);
  assert.equal(owners.noApology, true);
  assert.equal(ownersIn("No podemos dar datos de su ficha").isConfidential, true);
  assert.deepEqual(ownersIn("el cliente no lo lavó a mano").unsaid, [
    "el cliente no lo lavó a mano",
  ]);
});

test("reading never throws and invents no letters, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      for (const clause of ownersIn(text).told)
        assert.equal(typeof saidTo(clause, "vos"), "string");
    }),
  );
});
