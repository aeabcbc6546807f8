import assert from "node:assert/strict";
import { test } from "node:test";
import { isTrackableAddress } from "./trackable-address.ts";

test("an address is sent to the pixel without a query or with campaign parameters, not with personal data", () => {
  for (const search of ["", "?utm_source=ig&fbclid=x", "?paso=pago", "?plan=growth"]) {
    assert.equal(isTrackableAddress({ search }), true, search);
  }
  for (const search of [
    "?token=abc",
    "?web=https%3A%2F%2Fmi.web",
    "?utm_source=ig&email=ana@ejemplo.test",
    "?ref=ROSA",
  ]) {
    assert.equal(isTrackableAddress({ search }), false, search);
  }
});
