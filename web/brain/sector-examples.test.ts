import assert from "node:assert/strict";
import { test } from "node:test";
import { examplesFor } from "./sector-examples.ts";

test("the examples speak of the trade that was named, however it is written", () => {
  assert.match(examplesFor("Floristería").mainService, /Ramos/);
  assert.match(examplesFor("FLORERÍA de barrio").mainService, /Ramos/);
  assert.match(examplesFor("Clínica dental").mainService, /Revisiones/);
  assert.match(examplesFor("Tienda de ropa").mainService, /Ropa/);
});

test("a trade that is not known gets a bakery's", () => {
  assert.deepEqual(examplesFor("Cohetes"), examplesFor("Panadería"));
  assert.deepEqual(examplesFor(""), examplesFor("Panadería"));
});
