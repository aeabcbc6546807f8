import { tokensOf } from "#copywriter/understand/tokens.ts";
import { isVerb, verbIn } from "#copywriter/understand/verbs.ts";

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

/** «Lo hacemos», «se la llevamos», «La fundó un carpintero»: of something named before; no article. */
export function beginsWithPronoun(text: string): boolean {
  const tokens = tokensOf(text);
  const at = /^(?:se|te|os|me|nos|les?)$/.test(tokens[0]?.key ?? "") ? 1 : 0;
  return /^l[oae]s?$/.test(tokens[at]?.key ?? "") && isVerb(tokens, at + 1);
}

/** «Llegó con ocho meses de nudos», «Empezó don Walter»: a story of somebody named before. */
export const beginsInPast = (text: string): boolean =>
  /^(?:no )?\p{L}+(?:ó|aron|ieron)(?!\p{L})/iu.test(text);
