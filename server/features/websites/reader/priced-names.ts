import type { PageLine } from "./page-lines.ts";
import { findPrices } from "./prices.ts";

const askedPrice = /^(a )?consult\p{L}*( (el )?precio)?$/iu;

/** The lines that name what the price below them is for: a heading, or the first of a card's few lines. */
export function pricedNames(lines: readonly PageLine[]): Set<PageLine> {
  const names = new Set<PageLine>();
  for (const [at, line] of lines.entries()) {
    if (!isPriceAlone(line)) continue;
    let start = at;
    while (start > 0 && at - start < 3 && isNote(lines[start - 1]!)) start -= 1;
    const before = lines[start - 1];
    const count = at - start;
    // A heading above two lines heads a list, and the first of the two is the name.
    const name = before?.kind === "heading" && count < 2 ? before : count < 3 ? lines[start] : null;
    if (name && name !== line && isName(name.text)) names.add(name);
  }
  return names;
}

const isNote = (line: PageLine) => line.kind === "text" && !isPriceAlone(line);

const isName = (text: string) => text.split(" ").length <= 8 && !/[.!?]$/.test(text);

/** Whether a line is a price and little else. */
function isPriceAlone({ kind, text }: PageLine): boolean {
  if (kind === "heading" || kind === "title" || kind === "row" || text.length > 30) return false;
  if (askedPrice.test(text)) return true;
  const [price] = findPrices(text);
  return (
    price !== undefined &&
    text.replace(/[^\p{L}]/gu, "").length <= 16 &&
    /^(desde |\P{L}|S\/|[A-Z]{2,3}\b)/iu.test(text)
  );
}
