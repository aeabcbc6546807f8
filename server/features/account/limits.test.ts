import assert from "node:assert/strict";
import { test } from "node:test";
import { accountLimits, slowdownMs } from "./limits.ts";

test("an account under attack answers more and more slowly, and never by more than two seconds", () => {
  const limit = accountLimits.loginAccount;
  const waits = Array.from({ length: 2000 }, (_, tries) => slowdownMs(tries, limit));
  assert.equal(waits[limit.max], 0);
  assert.ok((waits[limit.max + 1] ?? 0) > 0);
  for (let at = 1; at < waits.length; at++) {
    assert.ok((waits[at] ?? 0) >= (waits[at - 1] ?? 0));
    assert.ok((waits[at] ?? 0) <= 2000);
  }
});
