import assert from "node:assert/strict";
import { test } from "node:test";
import { examplesFor } from "./sector-examples.ts";

test("the examples match the industry, regardless of case, accents and wording", () => {
  assert.match(examplesFor("Floristería").mainService, /Ramos/);
  assert.match(examplesFor("FLORERÍA de barrio").mainService, /Ramos/);
  assert.match(examplesFor("Clínica dental").mainService, /Revisiones/);
  assert.match(examplesFor("Tienda de ropa").mainService, /Ropa/);
});

test("an unknown industry gets a bakery's examples", () => {
  assert.deepEqual(examplesFor("Cohetes"), examplesFor("Panadería"));
  assert.deepEqual(examplesFor(""), examplesFor("Panadería"));
});
