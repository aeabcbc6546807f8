import assert from "node:assert/strict";
import { test } from "node:test";
import {
  dateNamed,
  easter,
  longDay,
  monthNamed,
  nextWeekday,
  shortDay,
  weekdaysNamed,
} from "./dates.ts";
import { feastNamed, feastsAhead } from "./feasts.ts";
import { numberOf } from "./numbers.ts";

const today = new Date("2026-11-24T09:00:00Z");
const named = (text: string) => {
  const date = dateNamed(text, today);
  return date && shortDay(date);
};

test("a day named is the next one of its kind, and a habit is no day", () => {
  assert.equal(named("el sábado 5 de diciembre"), "sáb 5 dic");
  assert.equal(named("este jueves hay cata"), "jue 26 nov");
  assert.equal(named("hasta el 25 de agosto"), "mié 25 ago");
  assert.equal(named("mañana a las 9"), "mié 25 nov");
  for (const text of [
    "los martes",
    "de lunes a viernes",
    "por la mañana",
    "24/7",
    "el 31 de febrero",
  ])
    assert.equal(named(text), undefined, text);
  assert.equal(longDay(nextWeekday(today, 2)), "martes 1 de diciembre");
  assert.equal(monthNamed("plan de febrero"), 1);
  assert.equal(monthNamed("el 5 de febrero"), undefined);
  assert.deepEqual(weekdaysNamed("de lunes a jueves y los sábados"), [1, 2, 3, 4, 6]);
});

test("feasts fall on their days in each country", () => {
  assert.deepEqual(
    [2025, 2026, 2027].map((year) => easter(year).toISOString().slice(5, 10)),
    ["04-20", "04-05", "03-28"],
  );
  const ahead = (country: string) =>
    feastsAhead(today, 30, country).map(({ feast, day }) => `${feast.id} ${shortDay(day)}`);
  assert.deepEqual(ahead("colombia"), [
    "black-friday vie 27 nov",
    "cyber-monday lun 30 nov",
    "candles lun 7 dic",
  ]);
  const mothers = (country: string) =>
    shortDay(feastNamed("para el día de la madre", today, country)!.day!);
  assert.deepEqual(["espana", "mexico", "argentina", "bolivia"].map(mothers), [
    "dom 2 may",
    "lun 10 may",
    "dom 17 oct",
    "jue 27 may",
  ]);
  assert.equal(
    feastNamed("campaña de navidad y año nuevo", today, "peru")?.feast.name,
    "la Navidad",
  );
  assert.equal(feastNamed("plan de marzo", today, "peru"), undefined);
});

test("numbers are read from words and figures", () => {
  assert.deepEqual(["tres", "1.200", "3,50", "docena", "hola"].map(numberOf), [
    3,
    1200,
    3.5,
    12,
    undefined,
  ]);
});
