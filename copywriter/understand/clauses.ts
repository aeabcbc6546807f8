import type { Token } from "./token.ts";

/** A stretch between two marks. */
export interface Segment {
  from: number;
  to: number;
  /** The mark before it; "" at the beginning. */
  before: string;
  /** The mark after it; "" at the end. */
  after: string;
}

const stops = new Set([",", ";", ":", ".", "!", "?", "¿", "¡", "\n", "…", "(", ")"]);

/** Splits tokens at stops, line ends, commas, colons and parentheses. */
export function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let before = "";
  for (let at = 0; at <= tokens.length; at += 1) {
    const mark =
      at === tokens.length ? "" : tokens[at]!.kind === "mark" ? tokens[at]!.key : undefined;
    if (mark !== undefined && (mark === "" || stops.has(mark))) {
      if (at > from) segments.push({ from, to: at, before, after: mark });
      if (at > from || mark === "(" || mark === ":" || before === "" || mark === "?") before = mark;
      from = at + 1;
    }
  }
  return segments;
}
