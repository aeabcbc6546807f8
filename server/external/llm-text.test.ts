import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { textCleaner } from "./llm-text.ts";

const units = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd7f0, max: 0xe010 })))
  .map((codes) => String.fromCharCode(...codes));

/** Splits a text at these positions. */
function pieces(text: string, cuts: number[]): string[] {
  const at = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  return [...at, text.length].map((end, index) => text.slice(index === 0 ? 0 : at[index - 1], end));
}

test("Wherever a text is split, the cleaned text is the same", () => {
  fc.assert(
    fc.property(units, fc.array(fc.nat()), (text, cuts) => {
      const cleaner = textCleaner();
      const cleaned = pieces(text, cuts).map((piece) => cleaner.clean(piece));
      for (const piece of cleaned) assert.ok(piece.isWellFormed());
      const expected = [...text]
        .filter((letter) => letter.isWellFormed())
        .filter((letter) => letter === "\n" || letter === "\t" || !/\p{Cc}/u.test(letter))
        .join("");
      assert.equal(cleaned.join(""), expected);
    }),
  );
});

test("Well-formed text is left unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!/[\p{Cc}]/u.test(text));
      assert.equal(textCleaner().clean(text), text);
    }),
  );
});
