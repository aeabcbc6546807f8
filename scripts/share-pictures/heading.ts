import { colors, type Pen, type TextStyle } from "./pen.ts";
import { logoMark } from "./shapes.ts";

export interface Heading {
  title: string;
  /** The highlighted end of the title. */
  mark?: string;
  /** The line below the title. */
  line: string;
}

const left = 72;
const leading = 0.98;
const sizes = [84, 78, 72, 66, 60, 54] as const;
/** Vertical space for the title, between the logo and the line below. */
const room = { top: 160, bottom: 508 } as const;

interface TitleLayout {
  size: number;
  lines: string[];
  /** The highlighted words are on the last line, not below it. */
  isMarkOnLastLine: boolean;
}

const lookOf = (size: number): TextStyle => ({ face: "display", size });
const markPadding = 0.2;

/** Breaks a text into lines of at most this width; a longer word gets its own line. */
export async function breakLines(
  pen: Pen,
  text: string,
  look: TextStyle,
  width: number,
): Promise<string[]> {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && (await pen.widthOf(longer, look)) <= width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines as possible, of similar length. */
async function balancedLines(
  pen: Pen,
  text: string,
  look: TextStyle,
  width: number,
): Promise<string[]> {
  let best = await breakLines(pen, text, look, width);
  for (let narrower = width - 20; narrower > width / 3; narrower -= 20) {
    const lines = await breakLines(pen, text, look, narrower);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}

/** Lays out a heading at this size. @throws RangeError when it does not fit */
async function layOut(
  pen: Pen,
  heading: Heading,
  width: number,
  size: number,
): Promise<TitleLayout> {
  const lines = await balancedLines(pen, heading.title, lookOf(size), width);
  const widths = await Promise.all(lines.map((line) => pen.widthOf(line, lookOf(size))));
  const markWidth = heading.mark
    ? (await pen.widthOf(heading.mark, lookOf(size))) + 2 * markPadding * size
    : 0;
  const fits = Math.max(...widths, markWidth) <= width;
  const isMarkOnLastLine = widths.at(-1)! + 0.2 * size + markWidth <= width;
  const rows = lines.length + (heading.mark && !isMarkOnLastLine ? 1 : 0);
  if (!fits || rows * size * leading > room.bottom - room.top) throw new RangeError();
  return { size, lines, isMarkOnLastLine };
}

async function layOutLargest(pen: Pen, heading: Heading, width: number): Promise<TitleLayout> {
  for (const size of sizes) {
    try {
      return await layOut(pen, heading, width, size);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  throw new Error(`«${heading.title}» does not fit ${width} px`);
}

/** Writes the logo, the title in the largest size that fits this width, and the line below it. */
export async function writeHeading(pen: Pen, heading: Heading, width: number): Promise<void> {
  pen.svg(`<svg x="${left}" y="62" width="60" height="60">${logoMark}</svg>`, {
    x: left,
    y: 62,
    width: 60,
    height: 60,
  });
  await pen.write("Kolmena", { x: left + 78, baseline: 107 }, lookOf(44));

  const { size, lines, isMarkOnLastLine } = await layOutLargest(pen, heading, width);
  const step = size * leading;
  const rows = lines.length + (heading.mark && !isMarkOnLastLine ? 1 : 0);
  const first = (room.top + room.bottom - rows * step) / 2 + size * 0.8;
  for (const [at, line] of lines.entries()) {
    await pen.write(line, { x: left, baseline: first + at * step }, lookOf(size));
  }
  if (heading.mark) {
    const baseline = first + (rows - 1) * step;
    const before = isMarkOnLastLine
      ? (await pen.widthOf(lines.at(-1)!, lookOf(size))) + 0.2 * size
      : -0.06 * size;
    await writeHighlighted(pen, heading.mark, { x: left + before, baseline }, size);
  }
  await pen.write(
    heading.line,
    { x: left, baseline: 566 },
    { face: "text", size: 28, color: colors.ink2 },
  );
}

/** Writes words on a yellow arrow shape, as the site highlights the end of a heading. */
async function writeHighlighted(
  pen: Pen,
  words: string,
  { x, baseline }: { x: number; baseline: number },
  size: number,
): Promise<void> {
  const width = (await pen.widthOf(words, lookOf(size))) + 2 * markPadding * size;
  const box = { x, y: baseline - 0.79 * size, width, height: 1.01 * size };
  const middle = box.y + box.height / 2;
  const point = 0.22 * size;
  const points = [
    [x + point, box.y],
    [x + width - point, box.y],
    [x + width, middle],
    [x + width - point, box.y + box.height],
    [x + point, box.y + box.height],
    [x, middle],
  ];
  pen.svg(`<polygon points="${points.join(" ")}" fill="${colors.honey}"/>`, box);
  await pen.write(words, { x: x + markPadding * size, baseline }, lookOf(size));
}
