import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { anyCharacter } from "#test/any-character.ts";
import { csvCell } from "./csv.ts";

const names = [
  ...["__proto__", "constructor", "toString", "null", "NaN"],
  ...["=cmd|' /C calc'!A0", "+1", "-1", "@a", "\t=1", "\r\n=1", '"=1', '","=1', "＝1"],
  ...["\u200b=1", "\u202e=1", "\u2066\u200f+1", "\ufeff@a", "\u00ad-1", "שלום\u202e=1", "\ud83d"],
];
const anyName = fc.oneof(
  fc.constantFrom(...names),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc
    .tuple(fc.constantFrom("\u200b", "\u202e", "\u200f", " "), fc.constantFrom(...names))
    .map(([mark, name]) => mark + name),
);

test("any name becomes one CSV cell that no spreadsheet runs as a formula", () => {
  fc.assert(
    fc.property(anyName, anyName, (one, other) => {
      const rows: string[][] = parse(`${csvCell(one)},${csvCell(other)}\r\n`);
      assert.equal(rows.length, 1);
      assert.equal(rows[0]!.length, 2);
      for (const cell of rows[0]!) {
        assert.doesNotMatch(cell, /^[\s\p{Cf}]*[=+\-@＝＋－＠]|\p{Cc}|[\u2028\u2029]/u);
        assert.ok(cell.isWellFormed());
      }
    }),
  );
});

test("a name that is not a formula is unchanged", () => {
  for (const name of ["Ana & Co", "__proto__", "constructor", "O'Brien", "a=b", "שלום"]) {
    assert.equal(csvCell(name), `"${name}"`);
  }
  assert.equal(csvCell('Bar "Pepe"'), '"Bar ""Pepe"""');
});
