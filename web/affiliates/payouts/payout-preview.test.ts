import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { amountError, previewPayout } from "./payout-preview.ts";

test("with $26.70 available and $10 requested, Friday pays 10 and 16.70", () => {
  const friday = previewPayout(26.7, 10);
  assert.deepEqual(friday, { requested: 10, automatic: 16.7, remaining: 0, total: 26.7 });
});

test("a remainder under $10 waits for another Friday", () => {
  const friday = previewPayout(26.7, 16.71);
  assert.deepEqual(friday, { requested: 16.71, automatic: 0, remaining: 9.99, total: 16.71 });
});

test("for any requested amount, the parts add up to the available amount", () => {
  const cents = fc.integer({ min: 1000, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      const [available, typed] = [Math.max(a, b) / 100, Math.min(a, b) / 100];
      const { requested, automatic, remaining } = previewPayout(available, typed);
      const sum = Math.round((requested + automatic + remaining) * 100);
      assert.equal(sum, Math.max(a, b));
      assert.ok(remaining < 10 && (automatic === 0 || automatic >= 10));
    }),
  );
});

test("an amount below $10, above the available one or with three decimals gets an error sentence", () => {
  assert.equal(amountError("", 26.7), undefined);
  assert.equal(amountError("9.99", 26.7), "Escribe al menos $10.00");
  for (const typed of ["10", "10.00", "10,01", "26.7", "26,70"]) {
    assert.equal(amountError(typed, 26.7), undefined, typed);
  }
  assert.equal(amountError("26.71", 26.7), "Tienes $26.70 disponibles");
  assert.equal(amountError("10.001", 26.7), "Usa como máximo dos decimales");
  assert.equal(amountError("diez", 26.7), "Escribe un importe");
});
