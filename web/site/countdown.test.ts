import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { countdownSeconds, countdownText, remainingSeconds } from "./countdown.ts";

test("The countdown starts at 3h 45m 00s and stops at zero", () => {
  assert.equal(countdownText(remainingSeconds(1_000, 1_000)), "3h 45m 00s");
  assert.equal(countdownText(remainingSeconds(0, 60_000)), "3h 44m 00s");
  assert.equal(countdownText(remainingSeconds(0, 13_499_000)), "0h 00m 01s");
  assert.equal(countdownText(remainingSeconds(0, 86_400_000)), "0h 00m 00s");
});

test("For any clock time, the shown value is between zero and the start value", () => {
  const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(moment, moment, (startedAtMs, nowMs) => {
      const seconds = remainingSeconds(startedAtMs, nowMs);
      assert.ok(seconds >= 0 && seconds <= countdownSeconds);
      assert.match(countdownText(seconds), /^[0-3]h [0-5]\dm [0-5]\ds$/);
    }),
  );
});
