import { readFile } from "node:fs/promises";
import { create, type Font, type Glyph } from "fontkit";
import { emojiFile, packageFile } from "#server/features/ads/creatives/typography/fonts.ts";
import { inLatinLetters } from "./latin-letters.ts";

/** A font for most characters and one for those of other Latin alphabets. */
const faces = {
  display: { folder: "bricolage-grotesque", weight: 800 },
  bold: { folder: "figtree", weight: 700 },
  medium: { folder: "figtree", weight: 500 },
  text: { folder: "figtree", weight: 400 },
} as const;
export type Face = keyof typeof faces;

export interface TextStyle {
  face: Face;
  /** Points. */
  size: number;
  color: string;
  /** Of the size, from line to line; 1.4 when absent. */
  leading?: number;
  /** Of the size, between letters. */
  tracking?: number;
}

/** A stretch of one line in one font, or one emoji. */
export interface Run {
  text: string;
  font: Font;
  emoji: boolean;
  /** Points. */
  width: number;
}
export type Line = Run[];

export interface Type {
  /** Lines no wider than `width`; what is too long for the most lines ends in «…». */
  lines(text: string, style: TextStyle, width: number, most?: number): Line[];
}

const font = async (path: string): Promise<Font> =>
  // A collection of fonts is the other thing that a file may hold; ours are none.
  create(await readFile(packageFile(path))) as Font;

async function loadFace(face: Face): Promise<Font[]> {
  const { folder, weight } = faces[face];
  // fontkit cannot make a smaller font of a WOFF2 one.
  const path = (subset: string) =>
    `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`;
  return await Promise.all([font(path("latin")), font(path("latin-ext"))]);
}

export async function loadType(): Promise<Type> {
  const names = Object.keys(faces) as Face[];
  const loaded = await Promise.all(names.map(loadFace));
  const fonts = Object.fromEntries(names.map((name, at) => [name, loaded[at]!]));
  const emoji = withAllShapes(await font(emojiFile));
  return {
    lines: (text, style, width, most = Number.POSITIVE_INFINITY) => {
      const measure = (words: string) => runsOf(words, style, fonts[style.face]!, emoji);
      return brokenLines(text, width, most, measure);
    },
  };
}

/** fontkit hands out each shape of a WOFF2 font once, and nothing when it is asked for it again. */
function withAllShapes(found: Font): Font {
  const inner = found as unknown as { _getBaseGlyph(id: number): Glyph | undefined };
  const shapes = new Map<number, Glyph>();
  const shapeOf = inner._getBaseGlyph.bind(found);
  inner._getBaseGlyph = (id) => {
    const shape = shapes.get(id) ?? shapeOf(id);
    if (shape) shapes.set(id, shape);
    return shape;
  };
  return found;
}

/** Points. */
export const widthOf = (line: Line): number => line.reduce((sum, { width }) => sum + width, 0);

type Measure = (words: string) => Line;

function brokenLines(text: string, width: number, most: number, measure: Measure): Line[] {
  const measured = (words: string) => widthOf(measure(words));
  const space = measured("n n") - 2 * measured("n");
  const lines: { text: string; width: number }[] = [];
  for (const piece of pieces(readable(text), width, measured)) {
    const last = lines.at(-1);
    const gap = piece.glued ? 0 : space;
    if (last && last.width + gap + piece.width <= width) {
      last.text += (piece.glued ? "" : " ") + piece.text;
      last.width += gap + piece.width;
      continue;
    }
    // The space stays at the end of the line: whoever copies the text has the words apart.
    if (last && !piece.glued) last.text += " ";
    lines.push(piece);
    if (lines.length > most) break;
  }
  const shown = lines.slice(0, most).map((line) => line.text);
  if (lines.length > most) {
    shown[most - 1] = shortened(shown[most - 1]!, (words) => measured(words) <= width);
  }
  return shown.filter(Boolean).map(measure);
}

interface Piece {
  text: string;
  width: number;
  /** To what is before it. */
  glued: boolean;
}

/** Words one by one; one that is wider than a line comes in several pieces. */
function* pieces(
  text: string,
  width: number,
  measured: (words: string) => number,
): Generator<Piece> {
  for (const word of text.split(" ")) {
    // Longer than any line: its whole is not worth measuring.
    const own = word.length > 200 ? Number.POSITIVE_INFINITY : measured(word);
    if (own <= width) {
      yield { text: word, width: own, glued: false };
      continue;
    }
    let piece: Piece = { text: "", width: 0, glued: false };
    for (const letter of graphemesOf(word)) {
      const wide = measured(letter);
      if (piece.text !== "" && piece.width + wide > width) {
        yield piece;
        piece = { text: "", width: 0, glued: true };
      }
      piece = { ...piece, text: piece.text + letter, width: piece.width + wide };
    }
    yield piece;
  }
}

function shortened(line: string, fits: (words: string) => boolean): string {
  const letters = graphemesOf(line);
  while (letters.length > 0 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/**
 * Letters dressed up as symbols become letters, those of three other alphabets ours, and what
 * cannot be seen goes.
 */
const readable = (text: string): string =>
  inLatinLetters(text)
    .toWellFormed()
    .replace(/[\u{1D400}-\u{1D7FF}\u{FF01}-\u{FF5E}]/gu, (sign) => sign.normalize("NFKC"))
    .normalize("NFC")
    .replace(/([0-9#*])\uFE0F?\u20E3/gu, "$1")
    .replace(/[\u200B\u2060\uFEFF\p{Bidi_Control}]/gu, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();

const segmenter = new Intl.Segmenter("es", { granularity: "grapheme" });
const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

function runsOf(words: string, style: TextStyle, fonts: readonly Font[], emoji: Font): Line {
  const runs: { text: string; font: Font; emoji: boolean }[] = [];
  for (const letter of graphemesOf(words)) {
    const found = fonts.find((one) => covers(one, letter));
    const isEmoji = !found && isPictograph(letter);
    // A letter that no font of ours has leaves a mark where it stood.
    const text = found || isEmoji ? letter : "?";
    const run = { text, font: isEmoji ? emoji : (found ?? fonts[0]!), emoji: isEmoji };
    const last = runs.at(-1);
    if (last && !last.emoji && !run.emoji && last.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs.map((run) => ({
    ...run,
    width: run.emoji ? style.size * 1.15 : widthIn(run, style),
  }));
}

const covers = (one: Font, letter: string): boolean =>
  [...letter].every((sign) => one.hasGlyphForCodePoint(sign.codePointAt(0)!));

const isPictograph = (letter: string): boolean =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(letter);

function widthIn(run: { text: string; font: Font }, { size, tracking = 0 }: TextStyle): number {
  const { advanceWidth } = run.font.layout(run.text);
  return (advanceWidth / run.font.unitsPerEm) * size + run.text.length * tracking * size;
}
