import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { madridDay, nextFriday } from "../madrid-time.ts";
import { findDueWeek, formatLongDay, isoWeekOf } from "./weeks.ts";

const moment = fc.date({
  min: new Date("2024-01-01T00:00:00Z"),
  max: new Date("2040-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const hourMs = 3_600_000;

const inMadrid = (at: Date) =>
  at.toLocaleString("en-GB", {
    timeZone: "Europe/Madrid",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  });

test("payouts leave on Fridays at nine in Madrid in every season", () => {
  fc.assert(
    fc.property(moment, (now) => {
      const friday = nextFriday(now);
      assert.equal(inMadrid(friday), "Fri 09:00");
      const waitHours = (friday.getTime() - now.getTime()) / hourMs;
      assert.ok(waitHours > 0 && waitHours <= 7 * 24 + 1, String(waitHours));
    }),
    { seed: 1 },
  );
  // Clocks go back on Sunday, 25 October, and forward on Sunday, 29 March.
  assert.equal(
    nextFriday(new Date("2026-10-23T07:00:00Z")).toISOString(),
    "2026-10-30T08:00:00.000Z",
  );
  assert.equal(
    nextFriday(new Date("2026-03-27T08:00:00Z")).toISOString(),
    "2026-04-03T07:00:00.000Z",
  );
});

test("a run is due from Friday at nine until Sunday in Madrid, and belongs to that week", () => {
  fc.assert(
    fc.property(moment, (now) => {
      const due = findDueWeek(now);
      const [day = "", time = ""] = inMadrid(now).split(" ");
      const open = (day === "Fri" && time >= "09:00") || day === "Sat" || day === "Sun";
      assert.equal(due !== null, open, `${day} ${time}`);
      if (!due) return;
      assert.ok(due.friday <= now);
      assert.equal(due.isoWeek, isoWeekOf(madridDay(due.friday)));
      assert.equal(nextFriday(new Date(due.friday.getTime() - 1)).getTime(), due.friday.getTime());
    }),
    { seed: 2 },
  );
  for (const [now, week] of [
    ["2026-11-27T07:59:59.999Z", undefined],
    ["2026-11-27T08:00:00Z", "2026-W48"],
    ["2026-11-29T22:59:59Z", "2026-W48"],
    ["2026-11-29T23:00:00Z", undefined],
    // On the first Friday of summer time, the run begins an hour less than a week after the last one.
    ["2026-04-03T07:30:00Z", "2026-W14"],
    ["2026-10-30T07:30:00Z", undefined],
    ["2027-01-01T08:00:00Z", "2026-W53"],
  ] as const) {
    assert.equal(findDueWeek(new Date(now))?.isoWeek, week, now);
  }
});

test("weeks are numbered by ISO 8601", () => {
  for (const [day, week] of [
    ["2026-01-01", "2026-W01"],
    ["2027-01-03", "2026-W53"],
    ["2027-01-04", "2027-W01"],
    ["2024-12-30", "2025-W01"],
    ["2028-12-31", "2028-W52"],
    ["2026-11-24", "2026-W48"],
  ] as const) {
    assert.equal(isoWeekOf(day), week, day);
  }
  assert.equal(formatLongDay(new Date("2026-11-27T08:00:00Z")), "viernes, 27 de noviembre");
});
