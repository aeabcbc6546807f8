/**
 * One cell, always in quotes and on one line: importers stumble over line breaks. What a spreadsheet
 * would take for a formula is made text: a minus by its typographic sign, the rest by an apostrophe.
 * Marks that nobody sees may stand before it: some programs drop them.
 */
export function csvCell(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  const safe = line
    .replace(/^([\s\p{Cf}]*)-/u, "$1\u2212")
    .replace(/^(?=[\s\p{Cf}]*[=+@\uFF1D\uFF0B\uFF20\uFF0D])/u, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
