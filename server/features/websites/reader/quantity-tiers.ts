import { findPrices } from "./prices.ts";
import { nameFrom } from "./product-names.ts";
import type { TextLine } from "./text-lines.ts";
import { foldText } from "./texts.ts";

const units =
  "u|un|uds?|unid|unidades|pza?s?|piezas|prendas|camisetas|ejemplares|copias|tarjetas|pares|cajas|bolsas";
const count = `\\d[\\d.]*(?: ?(?:${units})(?![a-z])\\.?)?`;
const range = new RegExp(
  `^(?:(?:de|entre) )?${count} ?(?:a|y|-|–|—|hasta) ?${count}$|` +
    `^(?:desde|a partir de|mas de|menos de|hasta) ${count}$|` +
    `^${count} ?(?:\\+|(?:o|y) mas|en adelante)(?: (?:${units}))?$`,
);
const counted = new RegExp(`(?<![a-z])(?:${units})(?![a-z])`);

/**
 * Whether texts are how many one must buy for each price of a thing: «12 a 49 u.», «50 a 199 u.», «200 o más».
 * Ages and hours, which count nothing that is bought, are not.
 */
export function areTiers(texts: readonly string[]): boolean {
  const plain = texts.map((text) => foldText(text).replace(/[\s.:…=–—-]+$/g, ""));
  return (
    plain.length > 1 &&
    plain.every((text) => range.test(text)) &&
    plain.some((text) => counted.test(text))
  );
}

const nameMax = 60;

/**
 * Lines of which those that tell a thing's prices by how many one buys are one line with the lowest:
 * «Polo piqué», «12 a 49 u.: $ 11», «200 o más: $ 8» give «Polo piqué: desde $ 8»; null where there are none.
 */
export function withoutTiers(lines: readonly TextLine[]): TextLine[] | null {
  const merged: TextLine[] = [];
  let found = false;
  for (let at = 0; at < lines.length; ) {
    const tiers = tiersFrom(lines, at);
    const above = tiers ? merged.findLastIndex(({ isTitle }) => isTitle) : -1;
    const title = merged[above];
    if (!tiers || !title || title.text.length > nameMax || nameFrom(title.text) === "") {
      merged.push(lines[at]!);
      at += 1;
      continue;
    }
    const prices = tiers.map(({ text }) => findPrices(text)[0]!);
    const [least] = prices.toSorted((one, other) => one.cents - other.cents);
    const name = title.text.replace(/[\s:.]+$/, "");
    merged[above] = { ...title, text: `${name}: desde ${least!.text.replace(/^desde /, "")}` };
    found = true;
    at += tiers.length;
  }
  return found ? merged : null;
}

/** The lines from one on that begin with how many one must buy. */
function tiersFrom(lines: readonly TextLine[], start: number): TextLine[] | null {
  const labels: string[] = [];
  for (const { text } of lines.slice(start, start + 12)) {
    const [price, ...more] = findPrices(text);
    if (!price || more.length > 0) break;
    labels.push(text.slice(0, price.at));
  }
  for (; labels.length > 1; labels.pop())
    if (areTiers(labels)) return lines.slice(start, start + labels.length);
  return null;
}
