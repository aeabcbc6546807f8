import assert from "node:assert/strict";
import { test } from "node:test";
import { websiteAddressError } from "./website-address.ts";

test("a website address is accepted in every form that people type", () => {
  for (const typed of [
    "tunegocio.com",
    " https://www.tunegocio.com/pan?a=1#b ",
    "HTTP://Tunegocio.COM",
    "panadería-lumbre.es",
    "instagram.com/lumbre",
    "tienda.lumbre.example:8443",
    "xn--panadera-lumbre-6ib.es",
  ]) {
    assert.equal(websiteAddressError(typed), null, typed);
  }
});

test("an invalid address gets a message about what is wrong with it", () => {
  assert.match(websiteAddressError("  ")!, /^Escribe/);
  assert.match(websiteAddressError("clara@lumbre.example")!, /correo/);
  for (const typed of [
    "lumbre",
    "mi panadería",
    "lumbre.",
    "https://",
    "lumbre.example/ pan",
    "1.2.3",
  ]) {
    assert.match(websiteAddressError(typed)!, /^Falta algo/, typed);
  }
});
