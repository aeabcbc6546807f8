import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { commissionCents, earningPlans, earningsOf } from "./earnings.ts";

test("one invoice of a plan brings from $11.70 to $149.70", () => {
  assert.deepEqual(
    earningPlans.map(({ id, priceCents }) => [id, earningsOf(priceCents, 1).perInvoice]),
    [
      ["starter", 11.7],
      ["growth", 26.7],
      ["studio", 44.7],
      ["pro", 68.7],
      ["agency", 149.7],
    ],
  );
});

test("six customers of Growth bring $160.20 a month and $1,922.40 a year", () => {
  assert.deepEqual(earningsOf(8900, 6), { perInvoice: 26.7, perMonth: 160.2, perYear: 1922.4 });
});

test("a commission is the nearest cent to 30 % of an invoice, half a cent upwards", () => {
  assert.equal(commissionCents(5), 2);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const rest = commissionCents(cents) - cents * 0.3;
      assert.ok(rest > -0.5 - 1e-6 && rest <= 0.5 + 1e-6, `${cents}: ${rest}`);
    }),
  );
});
