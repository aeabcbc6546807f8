import { tokensOf } from "#copywriter/understand/tokens.ts";
import { verbIn } from "#copywriter/understand/verbs.ts";

const readings = new Map<string, boolean>();

/** Whether a text has a finite verb, as far as is known: «reparamos», «abre», «llevan»; no «reparto». */
export function hasVerb(text: string): boolean {
  const read = readings.get(text);
  if (read !== undefined) return read;
  const tokens = tokensOf(text);
  const has = verbIn(tokens, 0, tokens.length) >= 0;
  // A week asks about the same texts many times.
  if (readings.size > 2_000) readings.clear();
  readings.set(text, has);
  return has;
}
