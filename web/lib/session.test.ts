import assert from "node:assert/strict";
import { test } from "node:test";
import { safeNext } from "./session.ts";

test("after signing in, people go to the page in ?next=", () => {
  assert.equal(safeNext("?next=%2Fchat%2Fteo%3Fc%3D1%23fin"), "/chat/teo?c=1#fin");
});

test("an address of another site, however written, is not followed", () => {
  for (const next of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "\\\\evil.example",
    "evil",
    "/..//evil.example",
    "",
  ]) {
    const target = safeNext(`?next=${encodeURIComponent(next)}`);
    assert.equal(
      new URL(target, "https://kolmena.example").origin,
      "https://kolmena.example",
      next,
    );
    assert.ok(!target.startsWith("//"), next);
  }
});

test("the login page does not send people to itself", () => {
  assert.equal(safeNext("?next=%2Flogin%3Fnext%3D%2Flogin"), "/dashboard");
});
