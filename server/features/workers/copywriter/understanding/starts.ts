/**
 * A text without what a pattern finds at its beginning. The pattern is written for lower case:
 * ignoring case, a long one compiles to several times the code.
 */
export function withoutStart(text: string, start: RegExp): string {
  return text.slice(start.exec(text.toLowerCase())?.[0].length ?? 0);
}
