import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fold } from "#copywriter/spanish/fold.ts";
import { shortForm } from "./short-form.ts";

const shortened: [statement: string, short: string | null][] = [
  ["Envío gratis desde 40 €.", "Envío gratis desde 40 €"],
  ["Horneamos con leña de encina desde 1962, todos los días menos el lunes.", null],
  [
    "Nueve habitaciones en una casona de 1782, entre prados y a quince minutos del mar.",
    "Nueve habitaciones en una casona de 1782",
  ],
  ["La casa se calienta con leña de nuestros propios bosques.", "Leña de nuestros propios bosques"],
  [
    "Reparamos zapatos, bolsos, cinturones, mochilas y cazadoras en el acto.",
    "Reparamos zapatos, bolsos, cinturones, mochilas y cazadoras en el acto",
  ],
  ["Si no te convence en los primeros treinta días, te devolvemos el dinero.", null],
  ["La recogemos en casa y la devolvemos.", null],
  ["También hacemos llaves.", null],
  ["Se monta sin herramientas, con cuñas.", null],
  ["Miden 45 × 180 cm.", null],
  ["Envío a domicilio sin cargo hasta quince cuadras, salvo los domingos y festivos.", null],
];

test("A statement is told in eight words only where nothing that limits it is lost", () => {
  for (const [statement, short] of shortened) {
    assert.equal(shortForm(statement, true), short, statement);
  }
});

test("What has conditions is never shortened at its end", () => {
  const statement = "Te lo enviamos a casa sin gastos por la tarde cada jueves laborable del mes";
  assert.equal(shortForm(statement, false), null);
});

const words = fc.constantFrom(
  ..."pan leña horno de con la desde 1962 y , : . si solo gratis cada hacemos abrimos – ( ) 40 €".split(
    " ",
  ),
);

test("A short form has at most eight words, or is a whole sentence of ten, all of them of the statement and in its order", () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), fc.boolean(), (list, mayTrim) => {
      const statement = list.join(" ");
      const short = shortForm(statement, mayTrim);
      if (short === null) return;
      // What cannot be told in eight words is told whole in nine or ten.
      const most = fold(short) === fold(statement) ? 10 : 8;
      assert.ok(short.split(" ").length <= most, short);
      assert.ok(statement.toLowerCase().includes(short.toLowerCase()), `${statement} → ${short}`);
    }),
  );
});
