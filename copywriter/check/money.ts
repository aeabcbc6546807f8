import { wordsOf } from "./words.ts";

/** Where amounts of money stand in a normalized text. */
export function amountsIn(text: string): { value: string; start: number; end: number }[] {
  const found: { value: string; start: number; end: number }[] = [];
  for (const hit of text.matchAll(/\d+(?:\.\d+)?/g)) {
    let start = hit.index;
    let end = start + hit[0].length;
    const before = /(?:(?:us)?\$|€|₡|s\/|(?<![a-z])(?:q|l|[bg]s\.?|b\/\.?)) ?$/.exec(
      text.slice(Math.max(0, start - 6), start),
    );
    const after = /^ ?(?:€|\$|([a-z]+))/.exec(text.slice(end, end + 14));
    if (before) start -= before[0].trimEnd().length + (before[0].endsWith(" ") ? 1 : 0);
    const isAfter = after && (after[1] === undefined || wordsOf("money").has(after[1]));
    if (isAfter) end += after[0].length;
    if (before || isAfter) found.push({ value: hit[0], start, end });
  }
  return found;
}
