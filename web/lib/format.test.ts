import assert from "node:assert/strict";
import { test } from "node:test";
import { credits, number, relativeTime, usd } from "./format.ts";

test("thousands are separated by a point", () => {
  assert.equal(number(1000), "1.000");
  assert.equal(number(25_000), "25.000");
});

test("credits are singular or plural, and null means unlimited", () => {
  assert.deepEqual(
    [credits(1), credits(400), credits(null)],
    ["1 crédito", "400 créditos", "Sin límite"],
  );
});

test("times are relative to now, in words", () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const ago = (ms: number) => relativeTime(now - ms, now);
  assert.equal(ago(10_000), "ahora mismo");
  assert.equal(ago(12 * 60_000), "hace 12 minutos");
  assert.equal(ago(26 * 3_600_000), "ayer");
  assert.equal(ago(40 * 86_400_000), "el mes pasado");
  assert.equal(relativeTime(now + 2 * 86_400_000, now), "pasado mañana");
});

test("amounts keep their cents and do not break between lines", () => {
  assert.equal(usd(29.99), "$29.99\u00a0USD");
});
