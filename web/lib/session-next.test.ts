import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { safeNext } from "./session.ts";

const here = "https://kolmena.example";
const pieces = fc.constantFrom(
  "/",
  "//",
  "\\",
  ".",
  "..",
  "@",
  ":",
  "#",
  "?",
  "%2f",
  "%5c",
  "\t",
  "\n",
  " ",
  "evil.example",
  "https:",
  "javascript:",
  "dashboard",
  "login",
  "ñ",
  "\u0000",
  "\u2028",
);
const hostile = fc
  .array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 8 })
  .map((parts) => parts.join(""));

test("for any ?next=, signing in stays on this site and does not return to the login page", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        fc.webUrl(),
        hostile.map((text) => `/${text}`),
      ),
      (next) => {
        const target = safeNext(`?next=${encodeURIComponent(next)}`);
        assert.match(target, /^\/(?![/\\])/);
        const url = new URL(target, here);
        assert.equal(url.origin, here);
        assert.notEqual(url.pathname, "/login");
      },
    ),
    { numRuns: 2_000 },
  );
});

test("a plain path of this site is kept as it is", () => {
  const path = fc
    .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 4 })
    .map((parts) => `/${parts.join("/")}`)
    .filter((text) => text !== "/login");
  fc.assert(fc.property(path, (next) => assert.equal(safeNext(`?next=${next}`), next)));
});
