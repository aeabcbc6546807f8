import assert from "node:assert/strict";
import { test } from "node:test";
import { fullDayOf, hourOf, shortWeekdayOf, spanOf } from "./week-days.ts";

test("a date is formatted without a time zone shift", () => {
  assert.equal(fullDayOf("2026-11-23"), "Lunes 23 de noviembre");
  assert.equal(shortWeekdayOf("2026-11-25"), "Mié");
  assert.equal(shortWeekdayOf("2026-11-28"), "Sáb");
});

test("a week names its month once, and both months when it spans two", () => {
  assert.equal(spanOf("2026-11-23", "2026-11-29"), "del lunes 23 al domingo 29 de noviembre");
  assert.equal(
    spanOf("2026-11-28", "2026-12-04"),
    "del sábado 28 de noviembre al viernes 4 de diciembre",
  );
});

test("an hour has no leading zero", () => {
  assert.equal(hourOf("08:30"), "8:30");
  assert.equal(hourOf("17:05"), "17:05");
});
