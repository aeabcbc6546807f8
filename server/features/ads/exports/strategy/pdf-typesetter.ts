import { readFile } from "node:fs/promises";
import { create, type Font, type Glyph } from "fontkit";
import { emojiFile, packageFilePath } from "#server/features/ads/creatives/typography/fonts.ts";
import { transliterate } from "./transliterate.ts";

/** Each face is loaded as a Latin font and one for the other Latin alphabets. */
const faces = {
  display: { folder: "bricolage-grotesque", weight: 800 },
  bold: { folder: "figtree", weight: 700 },
  medium: { folder: "figtree", weight: 500 },
  text: { folder: "figtree", weight: 400 },
} as const;
type Face = keyof typeof faces;

export interface TextStyle {
  face: Face;
  /** Points. */
  size: number;
  color: string;
  /** Line height relative to the size; 1.4 when absent. */
  leading?: number;
  /** Letter spacing relative to the size. */
  tracking?: number;
}

/** A part of a line in one font, or one emoji. */
interface Run {
  text: string;
  font: Font;
  emoji: boolean;
  /** Points. */
  width: number;
}
export type Line = Run[];

export interface Typesetter {
  /** Breaks a text into lines of at most `width` points; after `most` lines it ends in «…». */
  lines(text: string, style: TextStyle, width: number, most?: number): Line[];
}

const font = async (path: string): Promise<Font> =>
  // The type also allows font collections; our files are single fonts.
  create(await readFile(packageFilePath(path))) as Font;

async function loadFace(face: Face): Promise<Font[]> {
  const { folder, weight } = faces[face];
  // fontkit cannot make subsets of WOFF2 fonts.
  const path = (subset: string) =>
    `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`;
  return await Promise.all([font(path("latin")), font(path("latin-ext"))]);
}

export async function loadTypesetter(): Promise<Typesetter> {
  const names = Object.keys(faces) as Face[];
  const loaded = await Promise.all(names.map(loadFace));
  const fonts = Object.fromEntries(names.map((name, at) => [name, loaded[at]!]));
  const emoji = withCachedGlyphs(await font(emojiFile));
  return {
    lines: (text, style, width, most = Number.POSITIVE_INFINITY) => {
      const measure = (words: string) => runsOf(words, style, fonts[style.face]!, emoji);
      return breakLines(text, width, most, measure);
    },
  };
}

/** Caches glyphs: fontkit returns each glyph of a WOFF2 font only once. */
function withCachedGlyphs(font: Font): Font {
  const inner = font as unknown as { _getBaseGlyph(id: number): Glyph | undefined };
  const glyphs = new Map<number, Glyph>();
  const readGlyph = inner._getBaseGlyph.bind(font);
  inner._getBaseGlyph = (id) => {
    const glyph = glyphs.get(id) ?? readGlyph(id);
    if (glyph) glyphs.set(id, glyph);
    return glyph;
  };
  return font;
}

/** Points. */
export const widthOf = (line: Line): number => line.reduce((sum, { width }) => sum + width, 0);

type Measure = (words: string) => Line;

function breakLines(text: string, width: number, most: number, measure: Measure): Line[] {
  const measured = (words: string) => widthOf(measure(words));
  const space = measured("n n") - 2 * measured("n");
  const lines: { text: string; width: number }[] = [];
  for (const piece of pieces(printable(text), width, measured)) {
    const last = lines.at(-1);
    const gap = piece.isContinuation ? 0 : space;
    if (last && last.width + gap + piece.width <= width) {
      last.text += (piece.isContinuation ? "" : " ") + piece.text;
      last.width += gap + piece.width;
      continue;
    }
    // The space stays at the end of the line, so that words stay separate when the text is copied.
    if (last && !piece.isContinuation) last.text += " ";
    lines.push(piece);
    if (lines.length > most) break;
  }
  const shown = lines.slice(0, most).map((line) => line.text);
  if (lines.length > most) {
    shown[most - 1] = shortenLine(shown[most - 1]!, (words) => measured(words) <= width);
  }
  return shown.filter(Boolean).map(measure);
}

interface Piece {
  text: string;
  width: number;
  /** It continues the previous piece without a space. */
  isContinuation: boolean;
}

/** Yields words; one that is wider than a line is split into pieces. */
function* pieces(
  text: string,
  width: number,
  measured: (words: string) => number,
): Generator<Piece> {
  for (const word of text.split(" ")) {
    // Certainly longer than a line, so it need not be measured.
    const fullWidth = word.length > 200 ? Number.POSITIVE_INFINITY : measured(word);
    if (fullWidth <= width) {
      yield { text: word, width: fullWidth, isContinuation: false };
      continue;
    }
    let piece: Piece = { text: "", width: 0, isContinuation: false };
    for (const letter of graphemesOf(word)) {
      const wide = measured(letter);
      if (piece.text !== "" && piece.width + wide > width) {
        yield piece;
        piece = { text: "", width: 0, isContinuation: true };
      }
      piece = { ...piece, text: piece.text + letter, width: piece.width + wide };
    }
    yield piece;
  }
}

function shortenLine(line: string, fits: (words: string) => boolean): string {
  const letters = graphemesOf(line);
  while (letters.length > 0 && !fits(`${letters.join("").trimEnd()}…`)) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Makes a text printable: styled letters, foreign alphabets and invisible characters are replaced. */
const printable = (text: string): string =>
  transliterate(text)
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
    // A letter that is in none of our fonts becomes a question mark.
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
