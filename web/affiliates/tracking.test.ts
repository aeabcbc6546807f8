import assert from "node:assert/strict";
import { test } from "node:test";
import { landingOf, withoutRef } from "./tracking.ts";

test("only the affiliate's code is removed from an address", () => {
  assert.equal(withoutRef("?ref=LUMBRE7"), "");
  assert.equal(withoutRef("?plan=growth&ref=LUMBRE7"), "?plan=growth");
  assert.equal(withoutRef("?ref=A&q=dos%20palabras+m%C3%A1s&ref=B"), "?q=dos%20palabras+m%C3%A1s");
  assert.equal(withoutRef("?referencia=1&preref=2&ref"), "?referencia=1&preref=2");
  assert.equal(withoutRef(""), "");
});

test("an affiliate sees the landing page and its campaign, and no other part of the address", () => {
  const address = new URL(
    "https://kolmena.example/verificar?token=secreto&ref=ROSA&utm_source=blog#x",
  );
  assert.equal(landingOf(address), "https://kolmena.example/verificar?ref=ROSA&utm_source=blog");
  assert.equal(landingOf(new URL("https://kolmena.example/")), "https://kolmena.example/");
});
