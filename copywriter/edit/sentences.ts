import { isSetLine, type Piece, splitLine } from "../piece.ts";
import { sentencesOf } from "../spanish/sentences.ts";

/**
 * A body with every sentence changed by a function; one that becomes "" goes, and so does a line that
 * has none left, with its label. Headings, tables, fences and hashtags stay.
 */
export function mapSentences(
  body: string,
  change: (sentence: string) => string,
  { hasCells = true } = {},
): string {
  let isFenced = false;
  const lines = body.split("\n").flatMap((line) => {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced;
    if (isFenced || line.trim() === "") return [line];
    if (line.startsWith("|")) return [hasCells ? mapCells(line, change) : line];
    if (isSetLine(line)) return [line];
    const { mark, text: whole } = splitLine(line);
    const tail = tailOf(whole);
    const text = whole.slice(0, whole.length - tail.length);
    const isBold = /^\*\*[^*]+\*\*$/.test(text.trim());
    const plain = isBold ? text.trim().slice(2, -2) : text;
    const changed = sentencesOf(plain).map(change).filter(Boolean).join(" ");
    if (changed === plain.trim()) return [line];
    if (changed === "") return [];
    return [`${mark}${isBold ? `**${changed}**` : evenStars(changed)}${tail}`];
  });
  return tidy(lines.join("\n"));
}

/** Emojis behind the last sentence of a line. */
const tailOf = (text: string) => /[^\p{L}\p{N}\p{P}\p{Sc}\p{Sm}]+$/u.exec(text)?.[0] ?? "";

const mapCells = (line: string, change: (sentence: string) => string) =>
  /^\|[\s:|-]+$/.test(line)
    ? line
    : line
        .split("|")
        .map((cell) => (cell.trim() === "" ? cell : ` ${change(cell.trim()) || "—"} `))
        .join("|");

/** Stars of which the other half went with a sentence. */
const evenStars = (text: string) =>
  text.split("**").length % 2 === 1 ? text : text.replaceAll("**", "");

/** No headings without a text, no more than one empty line in a row. */
export const tidy = (body: string) =>
  body
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^### [^\n]*\n\n?(?=### |$(?![\s\S]))/gm, "")
    .trim();

/** All sentences of a body, but of its tables, in order. */
export function sentencesIn(body: string): string[] {
  const found: string[] = [];
  const note = (sentence: string) => {
    found.push(sentence);
    return sentence;
  };
  mapSentences(body, note, { hasCells: false });
  return found;
}

/** A piece of which the messages and items are counted again: «2/6» behind no «1/6» becomes «1/5». */
export function renumbered({ title, body }: Piece): Piece {
  const lines = body.split("\n");
  const messages = lines.filter((line) => /^\d+\/\d+ /.test(line)).length;
  let message = 0;
  let item = 0;
  let section = 0;
  const counted = lines.map((line) => {
    if (/^\d+\/\d+ /.test(line)) {
      message += 1;
      return line.replace(/^\d+\/\d+/, `${message}/${messages}`);
    }
    if (/^\d{1,3}\. /.test(line)) {
      item += 1;
      return line.replace(/^\d+/, String(item));
    }
    if (line.startsWith("#")) item = 0;
    if (/^### \p{Lu}\p{Ll}+ \d+(?!\d)/u.test(line)) {
      section += 1;
      return line.replace(/\d+/, String(section));
    }
    return line;
  });
  const total = title
    .replace(/\d+(?= mensajes)/, (told) => String(messages || told))
    .replace(/\d+(?= láminas)/, (told) => String(section || told));
  return { title: total, body: counted.join("\n") };
}
