import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { characterCount, text } from "./fields.ts";

test("The length of a text is counted in code points, so that an emoji is one character", () => {
  const max = 5;
  const whole = fc.string({ unit: fc.constantFrom("a", "ñ", "😀", " "), maxLength: 12 });
  fc.assert(
    fc.property(whole, (value) => {
      assert.equal(text({ max }).safeParse(value).success, characterCount(value.trim()) <= max);
    }),
  );
  assert.equal(characterCount("😀😀"), 2);
});
