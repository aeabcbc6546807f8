import fc from "fast-check";

/**
 * For `fc.string({ unit: anyCharacter })`: any Unicode character, no lone surrogates. fast-check's own
 * `binary` unit is the same, but takes a second to build its table.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((at) => String.fromCodePoint(at));
