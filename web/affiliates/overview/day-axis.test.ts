import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { axisLabels, type Day, labelledDays, totalsOf, zeroLine } from "./day-axis.ts";

const daysFrom = (first: string, count: number): Day[] =>
  Array.from({ length: count }, (_, position) => ({
    day: new Date(Date.parse(first) + position * 86_400_000).toISOString().slice(0, 10),
    clicks: 0,
    signUps: 0,
    sales: 0,
    amount: 0,
  }));

test("the axis names its first day's month and each new one, and always ends on the last day", () => {
  const thirty = axisLabels(daysFrom("2026-10-26", 30), 1);
  assert.deepEqual(
    [thirty[0], thirty[1], thirty[6], thirty[7], thirty[29]],
    ["26 oct", "27", "1 nov", "2", "24"],
  );
  const weeks = axisLabels(daysFrom("2026-08-27", 90), 7);
  assert.equal(weeks.at(-1), "24");
  assert.equal(weeks.filter(Boolean).length, 13);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 30 }),
      (count, every) => {
        const labels = axisLabels(daysFrom("2026-01-15", count), every);
        assert.equal(labels.length, count);
        assert.match(labels.at(-1)!, /^\d+/);
        assert.match(labels.find(Boolean)!, /^\d+ [a-z]+$/);
      },
    ),
  );
});

test("sums are written at the largest bars, and never closer than the given distance", () => {
  const days = daysFrom("2026-11-01", 6);
  [11.7, 44.7, 26.7, 0, -13.35, 11.7].forEach((amount, position) => {
    days[position]!.amount = amount;
  });
  assert.deepEqual([...labelledDays(days, 2)].sort(), [1, 4]);
  assert.deepEqual([...labelledDays(days, 1)].sort(), [0, 1, 2, 4, 5]);
});

test("refunded money is drawn below the zero line, in the same scale as income", () => {
  const days = daysFrom("2026-11-01", 3);
  days[0]!.amount = 68.7;
  days[2]!.amount = -13.35;
  assert.deepEqual(zeroLine(days), { above: 68.7, below: 13.35 });
  assert.deepEqual(zeroLine(daysFrom("2026-11-01", 3)), { above: 0, below: 0 });
});

test("sums of a period are exact to the cent", () => {
  const days = daysFrom("2026-11-01", 3);
  days[0]!.amount = 0.1;
  days[1]!.amount = 0.2;
  days[2]!.amount = -0.05;
  assert.equal(totalsOf(days).amount, 0.25);
});
