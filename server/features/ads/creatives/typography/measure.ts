import { readFile } from "node:fs/promises";
import { type MeasuredNode, type Node, Renderer, setGlyphCacheMaxBytes } from "@takumi-rs/core";
import { emojiFile, fonts, packageFilePath, subsetRanges } from "./fonts.ts";
import type { TypeStyle } from "./type-pairs.ts";

/** Width in em of a text set on one line, letter spacing included. */
export type Measure = (text: string, style: TypeStyle) => number;

export interface TypeSetter {
  renderer: Renderer;
  /** Repeats `compose` until the widths of all words that it asks for have been measured. */
  composeMeasured: <T>(compose: (measure: Measure) => T) => Promise<T>;
}

/** takumi keeps 8 MB by default; with this painting takes a tenth less. */
const glyphCacheBytes = 24 * 1024 * 1024;
const measuredAt = 200;
const mostWords = 20_000;
/** Later runs can ask for other words, because measured widths change line breaks. */
const mostRuns = 12;

/** A style as CSS for takumi; `size` is in pixels. */
export function cssOfType(style: TypeStyle, size: number): Record<string, string | number> {
  return {
    fontFamily: `${style.font}, twemoji`,
    fontWeight: style.weight,
    fontSize: size,
    whiteSpace: "nowrap",
    // Lining figures: Young Serif's default figures descend below the baseline.
    fontFeatureSettings: '"lnum" 1',
    ...(style.opticalSize ? { fontVariationSettings: `"opsz" ${style.opticalSize}` } : {}),
  };
}

async function registerFonts(renderer: Renderer): Promise<void> {
  for (const [name, { files }] of Object.entries(fonts)) {
    for (const [at, file] of files.entries()) {
      const data = await readFile(packageFilePath(file));
      await renderer.registerFont({ name, data, unicodeRange: subsetRanges[at]! });
    }
  }
  const data = await readFile(packageFilePath(emojiFile));
  await renderer.registerFont({ name: "twemoji", data, generic: "emoji" });
}

const styleKey = ({ font, weight, opticalSize }: TypeStyle) => `${font}/${weight}/${opticalSize}`;

interface Wanted {
  style: TypeStyle;
  words: Set<string>;
}

/** Measures all words of a style in one call, as lines of a column. */
async function measureWords(renderer: Renderer, { style, words }: Wanted): Promise<number[]> {
  const list = [...words];
  const children: Node[] = list.map((text) => ({
    type: "text",
    text,
    style: cssOfType(style, measuredAt),
  }));
  const column: Node = {
    type: "container",
    style: { display: "flex", flexDirection: "column", alignItems: "flex-start" },
    children,
  };
  const measured = await renderer.measure(column);
  return list.map((_, at) => widthOf(measured.children[at]!) / measuredAt);
}

function widthOf(node: MeasuredNode): number {
  return node.runs.reduce((widest, run) => Math.max(widest, run.x + run.width), 0) || node.width;
}

/** Loads the fonts, which takes about 0.3 s; reuse the result for every picture. */
export async function createTypeSetter(): Promise<TypeSetter> {
  setGlyphCacheMaxBytes(glyphCacheBytes);
  const renderer = new Renderer();
  await registerFonts(renderer);
  const widthsByStyle = new Map<string, Map<string, number>>();

  function widthsOf(style: TypeStyle): Map<string, number> {
    const key = styleKey(style);
    const widths = widthsByStyle.get(key) ?? new Map<string, number>();
    widthsByStyle.set(key, widths);
    return widths;
  }

  async function measureWanted(wanted: ReadonlyMap<string, Wanted>): Promise<void> {
    for (const found of wanted.values()) {
      const widths = widthsOf(found.style);
      if (widths.size > mostWords) widths.clear();
      const measured = await measureWords(renderer, found);
      [...found.words].forEach((word, at) => {
        widths.set(word, measured[at]!);
      });
    }
  }

  async function settle<T>(compose: (measure: Measure) => T): Promise<T> {
    for (let run = 1; ; run++) {
      const wanted = new Map<string, Wanted>();
      const ask = (word: string, style: TypeStyle): number => {
        const width = widthsOf(style).get(word);
        if (width !== undefined) return width;
        const key = styleKey(style);
        if (!wanted.has(key)) wanted.set(key, { style, words: new Set() });
        wanted.get(key)!.words.add(word);
        return 0.5 * word.length;
      };
      const result = compose((text, style) => textWidth(text, style, ask));
      if (wanted.size === 0) return result;
      if (run === mostRuns) throw new Error("The widths of words do not settle");
      await measureWanted(wanted);
    }
  }

  return { renderer, composeMeasured: settle };
}

type Ask = (word: string, style: TypeStyle) => number;

/** Measured between letters, because a space at the end of a line has no width. */
function spaceWidth(style: TypeStyle, ask: Ask): number {
  return ask("n\u00a0n", style) - ask("nn", style);
}

function textWidth(text: string, style: TypeStyle, ask: Ask): number {
  const words = text.split(/[ \u00a0]/);
  const sum = words.reduce((total, word) => total + (word === "" ? 0 : ask(word, style)), 0);
  const spaces = words.length - 1;
  return sum + spaces * spaceWidth(style, ask) + [...text].length * style.letterSpacing;
}
