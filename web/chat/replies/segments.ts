import { type Handoff, parseHandoffs } from "#shared/handoffs.ts";

/** A part of a worker's reply. `open`: it may still grow. */
export type Segment =
  | { kind: "text"; text: string; open: boolean }
  /** A deliverable; `ordinal` counts the sheets of the reply from 0. */
  | { kind: "sheet"; label: string; text: string; ordinal: number; open: boolean }
  | { kind: "handoff"; handoff: Handoff; open: false }
  /** A hand-off whose code block is not closed yet; it cannot be sent. */
  | { kind: "draft"; workerId: string; text: string; open: true };

export type Sheet = Extract<Segment, { kind: "sheet" }>;

const heading = /^## +(\S.*)$/;
const rule = /^ {0,3}-{3,}[ \t]*$/;
// The same patterns as in `readHandoffs`.
const opening = /^ {0,3}(`{3,}|~{3,})[^`]*$/;
const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;

interface Growing {
  kind: "text" | "sheet";
  label: string;
  /** Index of its first line. */
  from: number;
}

interface Placed {
  segment: Segment;
  /** Index of the text's first line, and of the first line after it. */
  from: number;
  to: number;
}

/**
 * Splits a reply by the workers' conventions: `## Label` opens a sheet, which ends at `---`, at the
 * next `## ` or at the end; a code block fenced as «encargo teo» is a hand-off. The hand-offs are
 * those of `readHandoffs`, with the same steps.
 */
export function segmentsOf(markdown: string): Segment[] {
  return locateSegments(markdown.split(/\r?\n/)).map(({ segment }) => segment);
}

/** Replaces the text of one sheet and leaves the rest of the reply unchanged. */
export function withSheetText(markdown: string, ordinal: number, text: string): string {
  const lines = markdown.split(/\r?\n/);
  const sheet = locateSegments(lines).find(
    ({ segment }) => segment.kind === "sheet" && segment.ordinal === ordinal,
  );
  if (!sheet) return markdown;
  const after = lines.slice(sheet.to);
  return [
    ...lines.slice(0, sheet.from),
    "",
    text.trim(),
    ...(after.length > 0 ? ["", ...after] : []),
  ].join("\n");
}

const handoffsMax = 20;

function locateSegments(lines: readonly string[]): Placed[] {
  const found: Placed[] = [];
  let steps = 0;
  let sheets = 0;
  let growing: Growing = { kind: "text", label: "", from: 0 };

  /** Ends the open segment before line `to`; the next one starts at line `next`. */
  const close = (to: number, next: number, open = false) => {
    const { kind, label, from } = growing;
    const text = trimLines(lines.slice(from, to).join("\n"));
    if (kind === "sheet") {
      found.push({ segment: { kind, label, text, ordinal: sheets, open }, from, to });
      sheets += 1;
    } else if (text !== "") {
      found.push({ segment: { kind, text, open }, from, to });
    }
    growing = { kind: "text", label: "", from: next };
  };

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const fence = opening.exec(line)?.[1];
    if (fence) {
      const end = closingOf(lines, at, fence);
      const block = lines.slice(at, end + 1);
      if (end === lines.length) {
        // Close the block temporarily, only to read the worker's id.
        const workerId = parseHandoffs([line, "…", fence].join("\n"))[0]?.workerId;
        if (workerId === undefined) break;
        close(at, end);
        const text = block.slice(1).join("\n").trim();
        found.push({ segment: { kind: "draft", workerId, text, open: true }, from: at, to: end });
        return found;
      }
      const [read] = steps < handoffsMax ? parseHandoffs(block.join("\n")) : [];
      if (read) {
        close(at, end + 1);
        const handoff = { ...read, step: steps };
        const to = end + 1;
        found.push({ segment: { kind: "handoff", handoff, open: false }, from: at, to });
        steps += 1;
      }
      at = end;
    } else if (heading.test(line)) {
      close(at, at + 1);
      growing = { kind: "sheet", label: plainLabel(heading.exec(line)![1]!), from: at + 1 };
    } else if (growing.kind === "sheet" && rule.test(line)) {
      close(at, at + 1);
    }
  }
  close(lines.length, lines.length, true);
  return found;
}

function trimLines(text: string): string {
  return text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}

function closingOf(lines: readonly string[], from: number, fence: string): number {
  for (let at = from + 1; at < lines.length; at += 1) {
    if (closing.exec(lines[at]!)?.[1]?.startsWith(fence)) return at;
  }
  return lines.length;
}

function plainLabel(label: string): string {
  return label
    .replace(/[ \t]+#+[ \t]*$/, "")
    .replace(/[*_`]+/g, "")
    .trim();
}

/** A sheet's large first line, its text, and its hashtags. */
interface SheetParts {
  hook: string;
  body: string;
  tags: string[];
}

const hookLengthMax = 130;

/**
 * Splits a sheet's text; the hook is a short first paragraph of one line. While the text is `live`,
 * its only line counts as a hook, and a single hashtag as the first of several.
 */
export function sheetParts(text: string, live = false): SheetParts {
  const paragraphs = text.split(/\n[ \t]*\n/);
  const last = paragraphs.at(-1)?.trim() ?? "";
  const words = last.split(/\s+/);
  const tagged =
    words.length > (live ? 0 : 1) && words.every((word) => /^#[\p{L}\p{N}_]+$/u.test(word));
  const rest = tagged ? paragraphs.slice(0, -1) : paragraphs;
  const first = rest[0]?.trim() ?? "";
  const hooked =
    rest.length > (live ? 0 : 1) &&
    first.length <= hookLengthMax &&
    !first.includes("\n") &&
    // Fields («**Asunto:** …»), lists, tables, quotes and headings are no hooks.
    !/^(?:[-*+>|#`]\s|[|>#`]|\d+[.)]\s|\*\*[^*]*:|[^.!?¿¡]{1,28}:)/.test(first);
  return {
    hook: hooked ? first.replace(/^\*\*(.+)\*\*$/, "$1") : "",
    body: (hooked ? rest.slice(1) : rest).join("\n\n").trim(),
    tags: tagged ? words : [],
  };
}

/** «372 de 2.200 caracteres» where the network has a limit; otherwise «372 caracteres». */
export function lengthText(
  text: string,
  label: string,
  contentType: string,
  format: (value: number) => string,
): string {
  const length = [...text].length;
  const noun = length === 1 ? "carácter" : "caracteres";
  const limit = limitOf(label, contentType);
  return limit === undefined
    ? `${format(length)} ${noun}`
    : `${format(length)} de ${format(limit)} caracteres`;
}

function limitOf(label: string, contentType: string): number | undefined {
  if (contentType !== "post" && !/^post\b/i.test(label)) return undefined;
  if (/(?:\bX\b|twitter)/i.test(label)) return 280;
  if (/linkedin/i.test(label)) return 3_000;
  return /instagram|tiktok/i.test(label) ? 2_200 : undefined;
}
