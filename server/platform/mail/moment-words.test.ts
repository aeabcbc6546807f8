import assert from "node:assert/strict";
import { test } from "node:test";
import { dayWords, momentWords } from "./moment-words.ts";

const at = new Date("2026-11-25T02:30:00.000Z");

test("A mail says when something happened by the reader's own clock, and names it", () => {
  assert.equal(momentWords(at, "America/Bogota"), "24 de noviembre a las 21:30 (hora de Colombia)");
  assert.equal(momentWords(at, "Atlantic/Canary"), "25 de noviembre a las 2:30 (hora de Canarias)");
  assert.equal(dayWords(at, "America/Bogota"), "24 de noviembre");
});

test("Where the reader's time zone is not known, a mail speaks of Madrid's and says so", () => {
  assert.equal(momentWords(at, null), "25 de noviembre a las 3:30 (hora de Madrid)");
  assert.equal(dayWords(at, null), "25 de noviembre");
  const atOne = new Date("2026-11-25T00:05:00.000Z");
  assert.equal(momentWords(atOne, null), "25 de noviembre a la 1:05 (hora de Madrid)");
});

test("Every time zone has a name that begins with «hora» or says its distance from Greenwich", () => {
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    assert.match(momentWords(at, zone), /\((?:hora |GMT|UTC)/, zone);
  }
});
