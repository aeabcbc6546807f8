import assert from "node:assert/strict";
import { test } from "node:test";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./unavailable.ts";

/** As a driver's error arrives: wrapped by Drizzle. */
function refusal(code: string): Error {
  return new Error("Failed query", { cause: Object.assign(new Error("refused"), { code }) });
}

for (const [code, what] of [
  ["53100", "has no room on its disk"],
  ["53200", "has no memory"],
  ["53300", "has no connection left"],
  ["55P03", "waited too long for a lock"],
  ["57014", "was given up after its time"],
]) {
  test(`A database that ${what} (${code}) is unavailable`, () => {
    assert.ok(isDatabaseUnavailable(refusal(code!)));
  });
}

for (const [code, what] of [
  ["23505", "that exists already"],
  ["42703", "of a column that there is not"],
  ["22P02", "that PostgreSQL cannot read"],
  ["53", "of no known kind"],
]) {
  test(`A row ${what} (${code}) is no failure of the database`, () => {
    assert.equal(isDatabaseUnavailable(refusal(code!)), false);
  });
}

test("A lost connection is the database being unavailable, whoever wraps it; other errors are not", () => {
  const lost = new DatabaseUnavailable(new Error("ECONNRESET"));
  assert.ok(
    isDatabaseUnavailable(new Error("outer", { cause: new Error("inner", { cause: lost }) })),
  );
  assert.equal(isDatabaseUnavailable(new Error("other")), false);
  assert.equal(isDatabaseUnavailable(undefined), false);
});
