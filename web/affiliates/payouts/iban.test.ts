import assert from "node:assert/strict";
import { test } from "node:test";
import { isIban } from "./iban.ts";

test("an IBAN with a wrong digit is noticed before it is sent", () => {
  assert.ok(isIban("ES91 2100 0418 4502 0005 1332"));
  assert.ok(isIban("gb82west12345698765432"));
  assert.ok(!isIban("ES91 2100 0418 4502 0005 1333"));
  assert.ok(!isIban("ES19 2100 0418 4502 0005 1332"));
  assert.ok(!isIban("rosa@ejemplo.test"));
});
