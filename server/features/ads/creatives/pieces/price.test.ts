import assert from "node:assert/strict";
import { test } from "node:test";
import { typePairNames } from "../creative.ts";
import { pairFor, typePairs } from "../typography/type-pairs.ts";
import { shortenName } from "./brand-name.ts";
import { readPrice } from "./price.ts";

test("A price is split into currency, figures and decimals in the notation of any country", () => {
  const parts = (text: string) => {
    const found = readPrice(text);
    return found && Object.values(found).filter((part) => part !== "");
  };
  assert.deepEqual(parts("24,90 €"), ["24", ",90", "€"]);
  assert.deepEqual(parts("$2.800"), ["$", "2.800"]);
  assert.deepEqual(parts("1.299,00 €"), ["1.299", ",00", "€"]);
  assert.deepEqual(parts("MXN $1,250.50"), ["MXN", "$", "1,250", ".50"]);
  assert.deepEqual(parts("Desde 15 €/día"), ["Desde", "15", "€", "/día"]);
  assert.deepEqual(parts("649 €"), ["649", "€"]);
  assert.deepEqual(parts("desde 1.290 € por persona"), ["desde", "1.290", "€", "por persona"]);
  assert.deepEqual(parts("US$ 45"), ["US$ ", "45"]);
  assert.equal(readPrice("Consultar"), null);
});

test("The sign of pesos and soles stands first, with the page's dots and space", () => {
  const signOf = (text: string) => [readPrice(text)?.sign, readPrice(text)?.figures];
  assert.deepEqual(signOf("$ 38.500"), ["$ ", "38.500"]);
  assert.deepEqual(signOf("$38.500"), ["$", "38.500"]);
  assert.deepEqual(signOf("S/ 1.250"), ["S/ ", "1.250"]);
  assert.deepEqual(signOf("38.500 ARS"), ["$ ", "38.500"]);
  assert.deepEqual(signOf("₡12.000"), ["₡", "12.000"]);
});

test("A price in colones or guaraníes is set in a face that has its sign", () => {
  for (const name of typePairNames) {
    const { figures, body } = pairFor(name, "₡12.000");
    assert.ok(!["outfit", "figtree", "sora", "lora"].includes(figures.font), name);
    assert.ok(!["outfit", "figtree", "dm-sans"].includes(body.font), name);
  }
  assert.equal(pairFor("compas", "12 €"), typePairs.compas);
});

test("A long name loses its legal form and whole words, and does not end in a preposition", () => {
  const within = (most: number) => (text: string) => text.length <= most;
  assert.equal(shortenName("Panadería Ejemplo", within(30)), "Panadería Ejemplo");
  assert.equal(
    shortenName("Clínica de Ejemplo - Dentistas en todas partes", within(30)),
    "Clínica de Ejemplo",
  );
  assert.equal(
    shortenName("Reformas y Construcciones de Ejemplo, S.L.", within(38)),
    "Reformas y Construcciones de Ejemplo",
  );
  assert.equal(
    shortenName("Reformas y Construcciones de Ejemplo", within(30)),
    "Reformas y Construcciones",
  );
  assert.equal(
    shortenName("Comercial de Ejemplo S.A. de C.V.", within(22)),
    "Comercial de Ejemplo",
  );
});
