import {
  isLoneMark,
  mustNotEndLine,
  shouldNotEndLine,
  unbreakablePieces,
  withoutLastMark,
} from "./words.ts";

/** The width in em of a text on one line. */
type MeasureEm = (text: string) => number;

export interface FitRules {
  measure: MeasureEm;
  /** Pixels. */
  width: number;
  height: number;
  maxSize: number;
  minSize: number;
  maxLines: number;
  /** 1 when absent. */
  minLines?: number;
  /** In em: distance of baselines, and height of capitals. */
  lineHeight: number;
  capHeight: number;
  /** Lines may end in words such as articles when nothing else fits. */
  lenient?: boolean;
  /** The cost of another line; lower for headlines than for body text. */
  lineCost?: number;
}

export interface FittedText {
  lines: string[];
  /** Type size in pixels. */
  size: number;
  /** Width of the widest line; height from the first line's capitals to the last baseline. */
  width: number;
  height: number;
}

/** The sum of word widths is within 0.7 % of the drawn width. */
const slack = 0.99;
const step = 0.97;

/** Lines up to a place in the text. */
interface Break {
  cost: number;
  /** The break that this one continues, and the index of the piece with which its last line begins. */
  before: Break | null;
  from: number;
}

/** One unbreakable piece of a text: how good a line's end it is. */
interface Piece {
  text: string;
  /** The penalty of a line that ends with it and is not the last. */
  endCost: number;
  /** No line but a text's last ends with it when lines are broken strictly. */
  mustNotEnd: boolean;
  /** Alone on the last line it looks lost. */
  isShort: boolean;
}

interface Words {
  pieces: Piece[];
  /** Width in em of pieces `from` to `to`, both included. */
  width: (from: number, to: number) => number;
}

function readWords(text: string, measure: MeasureEm): Words {
  const list = unbreakablePieces(text);
  const space = measure("\u00a0");
  const sums = [0];
  for (const piece of list) sums.push(sums.at(-1)! + measure(piece));
  return {
    pieces: list.map((piece, at) => pieceOf(piece, list[at + 1])),
    width: (from, to) => sums[to + 1]! - sums[from]! + (to - from) * space,
  };
}

const letters = (line: string) => line.replace(/[^\p{L}\p{N}]/gu, "").length;

function pieceOf(text: string, next: string | undefined): Piece {
  const hanging = mustNotEndLine(text) ? 0.6 : shouldNotEndLine(text) ? 0.2 : 0;
  return {
    text,
    endCost: hanging - (/[,.;:!?…]$/u.test(text) ? 0.12 : 0),
    mustNotEnd: next !== undefined && mustNotBreak(text, next),
    isShort: !text.includes("\u00a0") && letters(text) < 5,
  };
}

/** Whether a line must not end here, before the piece `next`. */
const mustNotBreak = (line: string, next: string): boolean =>
  mustNotEndLine(line) || isLoneMark(next.split("\u00a0")[0]!);

/** The best way to break the words into exactly `count` lines of at most `box` em; null if none. */
function bestBreak(
  { pieces, width: widthOf }: Words,
  count: number,
  box: number,
  strict: boolean,
): Break | null {
  const total = pieces.length;
  const target = widthOf(0, total - 1) / count;
  const none = () => new Array<Break | null>(total + 1).fill(null);
  let ends = none();
  ends[0] = { cost: 0, before: null, from: 0 };
  for (let line = 1; line <= count; line++) {
    const next = none();
    for (let to = line; to <= total; to++) {
      const { endCost, mustNotEnd, isShort } = pieces[to - 1]!;
      const isLast = to === total;
      if (strict && !isLast && mustNotEnd) continue;
      for (let from = to - 1; from >= line - 1; from--) {
        const width = widthOf(from, to - 1);
        if (width > box) break;
        const before = ends[from];
        if (!before) continue;
        const uneven = 3 * ((target - width) / box) ** 2;
        const lonely = isShort && from === to - 1 ? 0.5 : 0;
        const alone = count > 2 && from === to - 1 && width < 0.7 * target ? 0.35 : 0;
        const single = count > 1 && from === to - 1 && width < 0.75 * target ? 0.2 : 0;
        const last = lonely + single + (width < 0.35 * target ? 0.6 : 0);
        // A short first line looks like a word that was forgotten.
        const first = from === 0 && to === 1 && count > 1 && width < 0.6 * target ? 0.3 : 0;
        const flaws = (isLast ? last : endCost) + alone + first;
        const cost = before.cost + uneven + flaws;
        if (cost < (next[to]?.cost ?? Number.POSITIVE_INFINITY)) next[to] = { cost, before, from };
      }
    }
    ends = next;
  }
  return ends[total] ?? null;
}

function linesOf(pieces: readonly Piece[], last: Break): string[] {
  const lines: string[] = [];
  let to = pieces.length;
  for (let one = last; one.before; to = one.from, one = one.before) {
    const line = pieces.slice(one.from, to).map(({ text }) => text);
    lines.unshift(to < pieces.length ? withoutLastMark(line.join(" ")) : line.join(" "));
  }
  return lines;
}

function bestAt(words: Words, rules: FitRules, size: number, strict: boolean) {
  const { lineCost = 0.012 } = rules;
  const box = (rules.width * slack) / size;
  let best: { score: number; fitted: FittedText } | null = null;
  for (
    let count = rules.minLines ?? 1;
    count <= Math.min(rules.maxLines, words.pieces.length);
    count++
  ) {
    const height = size * (rules.capHeight + (count - 1) * rules.lineHeight);
    if (height > rules.height) break;
    const found = bestBreak(words, count, box, strict);
    if (!found) continue;
    const score = size / rules.maxSize - 0.5 * found.cost - lineCost * (count - 1);
    if (best && score <= best.score) continue;
    const lines = linesOf(words.pieces, found);
    const width = size * Math.max(...lines.map((line) => rules.measure(line)));
    best = { score, fitted: { lines, size, width, height } };
  }
  return best;
}

function search(words: Words, rules: FitRules, strict: boolean): FittedText | null {
  let largest = 0;
  let best: { score: number; fitted: FittedText } | null = null;
  for (let size = rules.maxSize; size >= rules.minSize * 0.999; size *= step) {
    if (size < largest * 0.82) break;
    const found = bestAt(words, rules, size, strict);
    if (!found) continue;
    largest = Math.max(largest, size);
    if (!best || found.score > best.score) best = found;
  }
  return best?.fitted ?? null;
}

/**
 * The best size and line breaks for a box: large, with even lines that do not end in words such as
 * articles. Null if the text does not fit at the smallest size.
 */
export function fitText(text: string, rules: FitRules): FittedText | null {
  const words = readWords(text, rules.measure);
  if (words.pieces.length === 0) return null;
  return search(words, rules, true) ?? (rules.lenient ? search(words, rules, false) : null);
}

export interface PosterLine {
  text: string;
  /** Type size in pixels; makes all lines equally wide. */
  size: number;
}

interface PosterRules {
  measure: MeasureEm;
  width: number;
  height: number;
  maxSize: number;
  minSize: number;
  /** Pixels between the capitals of one line and the next. */
  gap: number;
  capHeight: number;
  /** Of the largest size to the smallest; 2.2 when absent. */
  mostRatio?: number;
}

function allBreaks(list: readonly string[], count: number): string[][] {
  if (count === 1) return [[list.join(" ")]];
  const found: string[][] = [];
  for (let first = 1; first <= list.length - count + 1; first++) {
    const head = list.slice(0, first).join(" ");
    for (const tail of allBreaks(list.slice(first), count - 1)) found.push([head, ...tail]);
  }
  return found;
}

/**
 * Breaks a text into lines of equal width, each at its own size, as on a poster. Null for more than nine words or if no break looks good.
 */
export function fitPoster(text: string, rules: PosterRules): PosterLine[] | null {
  const list = unbreakablePieces(text);
  if (list.length > 9) return null;
  let best: { score: number; lines: PosterLine[] } | null = null;
  for (let count = Math.min(2, list.length); count <= Math.min(5, list.length); count++) {
    for (const lines of allBreaks(list, count)) {
      const found = posterOf(lines, rules);
      if (found && (!best || found.score > best.score)) best = found;
    }
  }
  return best?.lines ?? null;
}

function posterOf(lines: readonly string[], rules: PosterRules) {
  const endsWrongly = (line: string, at: number) =>
    at < lines.length - 1 && mustNotBreak(line, lines[at + 1]!.split(" ")[0]!);
  if (lines.some(endsWrongly)) return null;
  const full = lines.map((line) =>
    Math.min(rules.maxSize, (rules.width * slack) / rules.measure(line)),
  );
  const gaps = rules.gap * (lines.length - 1);
  const tall = full.reduce((sum, size) => sum + size * rules.capHeight, 0);
  const factor = Math.min(1, (rules.height - gaps) / tall);
  const sizes = full.map((size) => size * factor);
  const ratio = Math.max(...sizes) / Math.min(...sizes);
  if (factor < 0.7 || ratio > (rules.mostRatio ?? 2.2) || Math.min(...sizes) < rules.minSize)
    return null;
  const filled = (tall * factor + gaps) / rules.height;
  const score = filled * factor - 0.12 * (ratio - 1) - 0.02 * lines.length;
  return {
    score,
    lines: lines.map((line, at) => ({ text: withoutLastMark(line), size: sizes[at]! })),
  };
}
