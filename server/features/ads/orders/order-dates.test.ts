import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { availableUntil, monthsAfter } from "./order-dates.ts";

const days = (text: string) => new Date(`${text}T10:30:00Z`);

test("An order expires after twelve months, on the same day or on the last day of the month", () => {
  const until = (paid: string) =>
    availableUntil({ createdAt: days("2024-01-01"), paidAt: days(paid) }).toISOString();
  assert.equal(until("2026-11-22"), "2027-11-22T10:30:00.000Z");
  assert.equal(until("2028-02-29"), "2029-02-28T10:30:00.000Z");
  assert.deepEqual(monthsAfter(days("2026-08-31"), -6), days("2026-02-28"));
  assert.deepEqual(monthsAfter(days("2028-08-31"), -6), days("2028-02-29"));
});

test("Adding months never skips into the following month", () => {
  const moments = fc.date({
    min: days("2020-01-01"),
    max: days("2060-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.integer({ min: -36, max: 36 }), (from, months) => {
      const monthOf = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();
      assert.equal(monthOf(monthsAfter(from, months)), monthOf(from) + months);
    }),
  );
});
