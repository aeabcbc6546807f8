/**
 * One cell, always in quotes and on one line, because some importers break on line breaks. Text that
 * a spreadsheet would run as a formula is neutralised: a leading minus becomes U+2212, `=`, `+` and `@`
 * get an apostrophe. Leading invisible characters are skipped, because some programs drop them.
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
