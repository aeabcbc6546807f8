/** A finished piece in a reply: what stands under «## », up to a rule, the next «## » or the end. */
export interface Piece {
  title: string;
  body: string;
}

export interface ReplyParts {
  /** The worker's words before the first piece. */
  before: string;
  pieces: readonly Piece[];
  /** What follows the last piece. */
  after: string;
}

/** Takes a reply apart; a heading inside a fence opens no piece. */
export function partsOf(reply: string): ReplyParts {
  const before: string[] = [];
  const after: string[] = [];
  const pieces: { title: string; lines: string[] }[] = [];
  let isOpen = false;
  let isFenced = false;
  for (const line of reply.split(/\r?\n/)) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isFenced = !isFenced;
    if (!isFenced && line.startsWith("## ")) {
      pieces.push({ title: line.slice(3).trim(), lines: [] });
      isOpen = true;
    } else if (!isFenced && /^ {0,3}-{3,}\s*$/.test(line)) isOpen = false;
    else if (isOpen) pieces.at(-1)!.lines.push(line);
    else (pieces.length > 0 ? after : before).push(line);
  }
  return {
    before: before.join("\n").trim(),
    pieces: pieces.map(({ title, lines }) => ({ title, body: lines.join("\n").trim() })),
    after: after.join("\n").trim(),
  };
}

/** What stands before a line's text: list marks, quotes, stars and a label such as «**Cuándo:** ». */
const lead =
  /^\s*(?:(?:[-*+>]|\d{1,3}[.)/]|\d+\/\d+|\p{Extended_Pictographic}\ufe0f?)\s+)*(?:\*\*[^*\n]{1,40}:\*\*\s*)?/u;

/** A line's mark or label, and its text. */
export function splitLine(line: string): { mark: string; text: string } {
  const mark = lead.exec(line)?.[0] ?? "";
  return { mark, text: line.slice(mark.length) };
}

/** Lines that are no sentences: headings, tables, fences, rules and lines of hashtags. */
export const isSetLine = (line: string) =>
  /^\s*(?:#{1,6} |\||```|~~~|-{3,}\s*$)/.test(line) || isHashtagLine(line);

export const isHashtagLine = (line: string) =>
  /^\s*#[\p{L}\p{N}_]/u.test(line) &&
  line
    .trim()
    .split(/\s+/)
    .every((word) => /^#[\p{L}\p{N}_]+$/u.test(word));

/** As it is pasted: without headings, fences, marks of lists and stars. */
export function pasted(body: string): string {
  return body
    .split("\n")
    .filter((line) => !/^\s*(?:#{1,6} |```|~~~)/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*+>]|\d{1,3}[.)])\s+/, "").replace(/[*`]/g, ""))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The sections under «### »; the whole body when there are none. */
export function sectionsOf(body: string): string[] {
  const sections = body.split(/^(?=### )/m).filter((section) => section.startsWith("### "));
  return sections.length > 0 ? sections.map((section) => section.trim()) : [body];
}

/** Several sheets of a reply as one piece with a section each; one stays as it is. */
export function asOne(pieces: readonly Piece[]): Piece {
  const [first] = pieces;
  if (!first || pieces.length < 2) return first ?? { title: "", body: "" };
  const sections = pieces.map(({ body }, at) => `### Opción ${at + 1}\n\n${body}`);
  return { title: first.title.replace(/, opción \d+$/, ""), body: sections.join("\n\n") };
}
