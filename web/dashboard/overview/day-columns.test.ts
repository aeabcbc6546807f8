import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { dayColumns, scaleTop } from "./day-columns.ts";

const now = new Date(2026, 10, 20, 0, 30).getTime();

test("the columns are the last 14 days, including days without spending", () => {
  const days = dayColumns([{ date: "2026-11-18", workerId: "teo", credits: 3 }], now);
  assert.equal(days.length, 14);
  assert.equal(days[0]?.date, "2026-11-07");
  assert.equal(days.at(-1)?.date, "2026-11-20");
  assert.deepEqual(
    days.filter((day) => day.total > 0).map((day) => [day.date, day.total]),
    [["2026-11-18", 3]],
  );
});

test("each day occurs once, also around clock changes and midnight", () => {
  for (const last of [new Date(2026, 10, 1, 23, 59), new Date(2026, 3, 5, 0, 1)]) {
    const dates = dayColumns([], last.getTime()).map(({ date }) => date);
    assert.equal(new Set(dates).size, 14);
    const two = (part: number) => String(part).padStart(2, "0");
    assert.equal(dates.at(-1), `2026-${two(last.getMonth() + 1)}-${two(last.getDate())}`);
  }
});

test("a day's parts are in the team's order", () => {
  const date = "2026-11-20";
  const [today] = dayColumns(
    [
      { date, workerId: "bran", credits: 2 },
      { date, workerId: "mel", credits: 1 },
      { date, workerId: "teo", credits: 4 },
    ],
    now,
    1,
  );
  assert.deepEqual(
    today?.parts.map((part) => part.workerId),
    ["mel", "teo", "bran"],
  );
  assert.equal(today?.total, 7);
});

test("the scale has four whole steps and ends at or shortly above the highest day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (highest) => {
      const top = scaleTop(highest);
      assert.ok(top >= highest && top % 4 === 0);
      assert.ok(top <= Math.max(4, highest * 2.1), `${highest} → ${top}`);
    }),
  );
});
