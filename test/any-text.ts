import fc from "fast-check";

/**
 * For `fc.string({ unit: anyCharacter })`: every character there is, no half ones. fast-check's own
 * «binary» says the same, after a second of making a table of all of them.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((at) => String.fromCodePoint(at));
