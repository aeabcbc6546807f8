import { conceptAt } from "./concept-at.ts";
import type { Harm } from "./request.ts";
import type { Token } from "./token.ts";
import { stemsOf } from "./vocabulary.ts";

/** What of a message would harm the owner: a phrase that shows it, or two ideas that stand near each other; not what is forbidden in it («no digas que cura»). */
export function harmIn(tokens: readonly Token[], worker: string): Harm | undefined {
  const isDenied = (at: number) =>
    tokens
      .slice(Math.max(0, at - 4), at)
      .some(({ key }) =>
        /^(?:no|sin|nada|nunca|ni|pusieron|puso|dejaron|dejo|escribieron)$/.test(key),
      );
  for (let at = 0; at < tokens.length; at += 1) {
    const concept = conceptAt(tokens, at, tokens.length, worker, ["harm"]);
    if (concept && !isDenied(at)) return concept.value as Harm;
  }
  for (const [harm, pairs] of stemsOf("harmPairs"))
    for (const [left, right] of pairs)
      for (const [at, { key }] of tokens.entries())
        if (begins(left!, key) && !isDenied(at) && isNear(tokens, at, right!)) return harm as Harm;
  return undefined;
}

/** Whether another idea stands some words away, in the same clause. */
function isNear(tokens: readonly Token[], at: number, stems: readonly string[]): boolean {
  for (const step of [-1, 1])
    for (let next = at + step; Math.abs(next - at) < 8; next += step) {
      const token = tokens[next];
      if (!token || token.kind === "mark") break;
      if (begins(stems, token.key)) return true;
    }
  return false;
}

/** Stems end in «-»; what does not is the whole word. */
const begins = (stems: readonly string[], key: string) =>
  stems.some((stem) => (stem.endsWith("-") ? key.startsWith(stem.slice(0, -1)) : stem === key));
