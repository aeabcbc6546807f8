import assert from "node:assert/strict";
import { test } from "node:test";
import { landingAddress, removeRef } from "./tracking.ts";

test("only the affiliate's code is removed from an address", () => {
  assert.equal(removeRef("?ref=LUMBRE7"), "");
  assert.equal(removeRef("?plan=growth&ref=LUMBRE7"), "?plan=growth");
  assert.equal(removeRef("?ref=A&q=dos%20palabras+m%C3%A1s&ref=B"), "?q=dos%20palabras+m%C3%A1s");
  assert.equal(removeRef("?referencia=1&preref=2&ref"), "?referencia=1&preref=2");
  assert.equal(removeRef(""), "");
});

test("an affiliate sees the landing page and its campaign, and no other part of the address", () => {
  const address = new URL(
    "https://kolmena.example/verificar?token=secreto&ref=ROSA&utm_source=blog#x",
  );
  assert.equal(
    landingAddress(address),
    "https://kolmena.example/verificar?ref=ROSA&utm_source=blog",
  );
  assert.equal(landingAddress(new URL("https://kolmena.example/")), "https://kolmena.example/");
});
