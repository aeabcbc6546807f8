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

/** Whether a text is the whole name, or all of it but its legal form or what follows a dash. */
export const isWholeName = (text: string, name: string): boolean => wholeNames(name).includes(text);

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

const sizes = [1, 0.94, 0.88, 0.83, 0.78];
/** Two lines must not be much taller than the mark beside them. */
const mostInTwoLines = 0.88;
/** A small name is better than half a name: at least 28 pixels in a square, 22 in a wide picture. */
export const leastInTwoLines = [0.7, 0.62];
/** The first words of a longer name are tried. */
const mostWords = 8;

/** Sizes of a name that has its own rows. */
const stackedSizes = [0.94, 0.88, 0.83, 0.78];

const widest = (stage: Stage, lines: readonly string[], size: number) =>
  Math.max(...lines.map((line) => stage.widthOf(line, stage.pair.strong, size)));

/** All ways to break words into a number of lines that do not end in small words. */
function breaksOf(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  return words.flatMap((_word, at) =>
    at === 0 || small.test(words[at - 1]!)
      ? []
      : breaksOf(words.slice(at), count - 1).map((rest) => [words.slice(0, at).join(" "), ...rest]),
  );
}

/** The name in some lines at a share of the usual size; null if it cannot be broken. */
function inRows(stage: Stage, name: string, factor: number, count = 2): FittedName | null {
  const size = stage.sizes.name * factor;
  const breaks = breaksOf(name.split(" ").slice(0, mostWords), count);
  const [lines] = breaks.toSorted(
    (one, other) => widest(stage, one, size) - widest(stage, other, size),
  );
  return lines ? { lines, size, width: widest(stage, lines, size) } : null;
}

/** The name in one line or else in two, at the largest of the sizes at which it fits. */
function inLines(
  stage: Stage,
  name: string,
  most: number,
  factors: readonly number[],
): FittedName | null {
  for (const factor of factors) {
    const size = stage.sizes.name * factor;
    const width = widest(stage, [name], size);
    if (width <= most) return { lines: [name], size, width };
  }
  const inTwo = [...factors.filter((one) => one <= mostInTwoLines), ...leastInTwoLines];
  for (const factor of inTwo) {
    const rows = inRows(stage, name, factor);
    if (rows && rows.width <= most) return rows;
  }
  return null;
}

/** The width in pixels that the name in two lines of a share of the usual size needs at least. */
export function leastNameWidth(stage: Stage, factor = Math.min(...stackedSizes)): number {
  const wide = stage.safe.width;
  const names = wholeNames(stage.texts.name).filter((name) => name !== "");
  const widths = names.flatMap((name) => {
    const rows = name.includes(" ") ? inRows(stage, name, factor) : null;
    return (rows ?? inLines(stage, name, wide, [factor]))?.width ?? [];
  });
  return widths.length > 0 ? Math.min(...widths) : 0;
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
