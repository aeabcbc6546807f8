import assert from "node:assert/strict";
import { test } from "node:test";
import { emptySite, statement } from "../example-briefs.ts";
import { openingHoursOf } from "./opening-hours.ts";

const hoursOf = (...texts: string[]) =>
  openingHoursOf({ ...emptySite, says: texts.map((text) => statement(text, "hours")) });

test("Hours are not told where somebody would come in vain", () => {
  const week = "Lunes a viernes: 9 a 12:30 y 16 a 19:30";
  assert.equal(hoursOf(week), week);
  for (const exception of [
    "Miércoles a la tarde cerrado (voy a domicilio)",
    "En agosto abrimos solo por las mañanas",
    "En julio y agosto tardes cerrado",
    "Viernes también de 20:00 a 22:00",
  ])
    assert.equal(hoursOf(week, exception), null);
});

test("What is closed outside the told days, and what is open besides, takes nothing away", () => {
  const week = "Martes a viernes: 10:30 a 19:00";
  for (const besides of [
    "Domingo y lunes cerrado",
    "En octubre también domingos",
    "Sábados con cita",
  ])
    assert.equal(hoursOf(week, besides), week);
});

test("The hours of an office and of its doors are two", () => {
  const doors = "Acceso a bodegas: todos los días de 7:00 a 21:00 h";
  const office = "Oficina: lunes a viernes de 9:00 a 18:30 h";
  const facts = ["Horario: Mo-Su 07:00-21:00"];
  const says = [doors, office].map((text) => statement(text, "hours"));
  assert.equal(openingHoursOf({ ...emptySite, facts, says }), null);
});

test("The sign of hours is small, as its country writes it", () => {
  assert.equal(hoursOf("Lunes a viernes 9 a 19:30 HS"), "Lunes a viernes 9 a 19:30 hs");
  assert.equal(hoursOf("Lunes a viernes 9 a 19 hrs."), "Lunes a viernes 9 a 19 hrs");
  assert.equal(hoursOf("6 a. m., mediodía y 6:30 p. m., de lunes a jueves"), null);
});
