import assert from "node:assert/strict";
import { test } from "node:test";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./unavailable.ts";

/** A driver's error as wrapped by Drizzle. */
function refusal(code: string): Error {
  return new Error("Failed query", { cause: Object.assign(new Error("refused"), { code }) });
}

for (const [code, what] of [
  ["53100", "has a full disk"],
  ["53200", "is out of memory"],
  ["53300", "has no connection left"],
  ["55P03", "waited too long for a lock"],
  ["57014", "exceeded its statement timeout"],
]) {
  test(`A database that ${what} (${code}) is unavailable`, () => {
    assert.ok(isDatabaseUnavailable(refusal(code!)));
  });
}

for (const [code, what] of [
  ["23505", "that already exists"],
  ["42703", "with an unknown column"],
  ["22P02", "with an invalid value"],
  ["53", "with an unknown code"],
]) {
  test(`A row ${what} (${code}) does not make the database unavailable`, () => {
    assert.equal(isDatabaseUnavailable(refusal(code!)), false);
  });
}

test("A lost connection makes the database unavailable, however it is wrapped; other errors do not", () => {
  const lost = new DatabaseUnavailable(new Error("ECONNRESET"));
  assert.ok(
    isDatabaseUnavailable(new Error("outer", { cause: new Error("inner", { cause: lost }) })),
  );
  assert.equal(isDatabaseUnavailable(new Error("other")), false);
  assert.equal(isDatabaseUnavailable(undefined), false);
});
