import type { Stage } from "../stage.ts";

const small = /^(?:de|del|la|las|los|el|y|e|para|en|con|a)$/iu;

/** Without the last word, and without small words that would then be the last. */
function withoutLast(words: readonly string[]): string[] {
  const rest = words.slice(0, -1);
  while (rest.length > 1 && small.test(rest.at(-1)!)) rest.pop();
  return rest;
}

const legal = /[\s,]+(?:s\.?\s?l\.?\s?u?\.?|s\.?\s?a\.?(?:\s+de\s+c\.?\s?v\.?)?|s\.?c\.?)$/iu;

/** The whole name, its part before a dash, and that without its legal form. */
function wholeNames(name: string): string[] {
  const plain = name.trim().replace(/\s+/g, " ");
  const [before = plain] = plain.split(/\s+[-–—|·]\s+|\s*[:,(]\s*/u);
  return [...new Set([plain, before, before.replace(legal, "")])];
}

/** Shortens a name until it fits: the part before a dash, without its legal form, then fewer words. */
export function shortenName(name: string, fits: (text: string) => boolean): string {
  const names = wholeNames(name);
  const found = names.find(fits);
  if (found !== undefined) return found;
  let words = names.at(-1)!.split(" ");
  while (words.length > 1 && !fits(words.join(" "))) words = withoutLast(words);
  return words.join(" ");
}

/** A business's name in one or two lines of the strong style. */
export interface FittedName {
  lines: string[];
  /** Type size in pixels. */
  size: number;
  /** Of the widest line. */
  width: number;
}

/** Distance of the baselines of a name in two lines, in em. */
export const nameLineEm = 1.12;

/** The height in pixels of a name's lines. */
export const nameHeight = ({ lines, size }: FittedName): number =>
  size * (1 + nameLineEm * (lines.length - 1));

const sizes = [1, 0.94, 0.88, 0.83];
/** Two lines must not be much taller than the mark beside them. */
const mostInTwoLines = 0.88;

/** Sizes of a name that has its own rows. */
const stackedSizes = [0.94, 0.88, 0.83, 0.78];

/** The name in one line or else in two, at the largest of the sizes at which it fits. */
function inLines(stage: Stage, name: string, most: number, factors: readonly number[]) {
  const words = name.split(" ");
  const breaks = words.flatMap((word, at) =>
    at === 0 || small.test(words[at - 1]!)
      ? []
      : [[words.slice(0, at).join(" "), [word, ...words.slice(at + 1)].join(" ")]],
  );
  const widest = (lines: readonly string[], size: number) =>
    Math.max(...lines.map((line) => stage.widthOf(line, stage.pair.strong, size)));
  const shortest = (size: number) =>
    breaks.toSorted((one, other) => widest(one, size) - widest(other, size))[0];
  for (const count of [1, 2]) {
    for (const factor of factors) {
      if (count === 2 && factor > mostInTwoLines) continue;
      const size = stage.sizes.name * factor;
      const lines = count === 1 ? [name] : shortest(size);
      const width = lines ? widest(lines, size) : Number.POSITIVE_INFINITY;
      if (lines && width <= most) return { lines, size, width };
    }
  }
  return null;
}

/**
 * Fits the business's name into a width: smaller, then in two lines, and only then cut. Never cut to
 * its first or first two words, which usually are only the trade («Ferretería», «Estudio Contable»),
 * unless `anyWord`, where nothing else would show the brand; `stacked` allows a smaller type size for
 * a name in rows of its own. Null if it does not fit.
 */
export function fitName(
  stage: Stage,
  most: number,
  least?: "anyWord" | "stacked",
): FittedName | null {
  const factors = least === "stacked" ? stackedSizes : sizes;
  const names = wholeNames(stage.texts.name).filter((name) => name !== "");
  for (const name of names) {
    const found = inLines(stage, name, most, factors);
    if (found) return found;
  }
  let words = names.at(-1)?.split(" ") ?? [];
  for (;;) {
    const found = inLines(stage, words.join(" "), most, factors);
    if (found) return found;
    const rest = withoutLast(words);
    if (rest.length === 0 || (rest.length < 3 && least !== "anyWord")) return null;
    words = rest;
  }
}
