import { graphemes } from "../spanish/sentences.ts";

/** Where a text may end early, the safest cuts first; the second list only cuts noun phrases. */
const anywhere = ["; ", " – ", " (", ", ", ": "];
const betweenNouns = [" con ", " para ", " en ", " desde ", " por ", " al ", " sin "];

/**
 * A text without its last clauses, so that it has at most `max` graphemes and still makes sense;
 * "" when no such cut leaves a sensible part. A sentence is never cut inside of a clause.
 */
export function shortened(text: string, max: number, isSentence = false): string {
  const whole = text.trim();
  if (graphemes(whole) <= max) return whole;
  for (const marks of isSentence ? [anywhere] : [anywhere, betweenNouns]) {
    let end = whole.length;
    while (end > 0) {
      end = Math.max(...marks.map((mark) => whole.lastIndexOf(mark, end - 1)));
      if (end < 4) break;
      const part = whole.slice(0, end).trim();
      if (graphemes(part) <= max) return part.length * 4 >= Math.min(max, whole.length) ? part : "";
    }
  }
  return "";
}
