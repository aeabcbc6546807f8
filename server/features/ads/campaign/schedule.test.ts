import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { brandToneIds } from "#shared/brain.ts";
import { angles } from "../creatives/creative.ts";
import { scheduleWeek } from "./schedule.ts";

const minutes = (time: string) => {
  const [, hours, rest] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? assert.fail(time);
  return Number(hours) * 60 + Number(rest);
};

const weeks = fc.record({
  tradeId: fc.constantFrom("restaurant", "dental", "law", "hotel", "ecommerce", "general"),
  tone: fc.constantFrom(...brandToneIds),
  today: fc.date({ min: new Date("2024-01-01"), max: new Date("2034-12-31"), noInvalidDate: true }),
});

test("A week has seven days from tomorrow in Spain, one per angle, each with hours, goal and reason", () => {
  fc.assert(
    fc.property(weeks, (week) => {
      const days = scheduleWeek(week);
      assert.deepEqual(scheduleWeek(week), days);
      assert.deepEqual(
        days.map(({ number }) => number),
        [1, 2, 3, 4, 5, 6, 7],
      );
      assert.deepEqual(days.map(({ angle }) => angle).toSorted(), [...angles].toSorted());
      const inSpain = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });
      let before = inSpain.format(week.today);
      for (const { date, instagramAt, facebookAt, goal, why } of days) {
        assert.equal(Date.parse(date) - Date.parse(before), 86_400_000);
        before = date;
        assert.notEqual(minutes(instagramAt), minutes(facebookAt));
        for (const time of [instagramAt, facebookAt]) {
          assert.ok(minutes(time) >= 8 * 60 && minutes(time) <= 22 * 60);
        }
        assert.match(goal, /^Que /);
        assert.match(why, /^[A-ZÁÉÍÓÚ].*\.$/);
        assert.doesNotMatch(why, /undefined|\d+ ?%|\.\.| {2}/);
      }
    }),
  );
});

test("The week starts with the benefit; the offer comes fourth or later and the last call after it", () => {
  fc.assert(
    fc.property(weeks, (week) => {
      const order = scheduleWeek(week).map(({ angle }) => angle);
      assert.equal(order[0], "benefit");
      assert.ok(order.indexOf("offer") >= 3);
      assert.ok(order.indexOf("urgency") > order.indexOf("offer"));
    }),
  );
});

test("A restaurant's offer falls on a Friday, a dentist's on a Monday, a lawyer's in midweek", () => {
  // A Saturday: the seven days are Sunday to Saturday; and a Wednesday: Thursday to Wednesday.
  const weekdayOf = (tradeId: string, today: string) => {
    const days = scheduleWeek({ tradeId, tone: "friendly", today: new Date(today) });
    const { date, why } = days.find(({ angle }) => angle === "offer")!;
    assert.match(why, /propuesta concreta/);
    return new Date(date).getUTCDay();
  };
  assert.equal(weekdayOf("restaurant", "2026-11-21T12:00:00Z"), 5);
  assert.equal(weekdayOf("dental", "2026-11-18T12:00:00Z"), 1);
  assert.ok([2, 3, 4].includes(weekdayOf("law", "2026-11-21T12:00:00Z")));
});

test("A week starts tomorrow in Spain, also when clocks change, a year ends or February has 29 days", () => {
  const firstDays = {
    // Friday 23:59 and Saturday 0:01 in Madrid.
    "2026-11-20T22:59:00Z": "2026-11-21",
    "2026-11-20T23:01:00Z": "2026-11-22",
    // The start and end of the Sundays with 23 and 25 hours.
    "2027-03-27T22:59:00Z": "2027-03-28",
    "2027-03-27T23:01:00Z": "2027-03-29",
    "2027-03-28T21:59:00Z": "2027-03-29",
    "2027-03-28T22:01:00Z": "2027-03-30",
    "2027-10-30T22:01:00Z": "2027-11-01",
    "2027-10-31T22:59:00Z": "2027-11-01",
    "2027-10-31T23:01:00Z": "2027-11-02",
    "2028-02-28T12:00:00Z": "2028-02-29",
    "2028-02-29T12:00:00Z": "2028-03-01",
    "2027-12-31T23:01:00Z": "2028-01-02",
  };
  for (const [today, first] of Object.entries(firstDays)) {
    const days = scheduleWeek({ tradeId: "general", tone: "friendly", today: new Date(today) });
    assert.equal(days[0]!.date, first, today);
  }
});
