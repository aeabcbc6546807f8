import { fold } from "../spanish/fold.ts";
import type { Fact } from "../understand/request.ts";
import { wordsOf } from "./words.ts";

/** A fact without the words that only say whom to tell it: «dile que», «proponles»; none where nothing else is told. */
export function sayable(fact: Fact): Fact | undefined {
  const words = fact.text.split(/\s+/);
  const folded = words.map(fold);
  const two = folded.slice(0, 2).join(" ");
  if (words.length <= 6 && wordsOf("reports").has(two)) return undefined;
  const told = wordsOf("telling");
  let from = told.has(two) ? 2 : told.has(folded[0] ?? "") ? 1 : 0;
  // «contar con», «decir adiós» are no orders.
  const isVerb = from === 1 && /r(?:les?)?$/.test(folded[0]!);
  if (from === 0 || (isVerb && !/^(?:el|la|los|las|que|lo)$/.test(folded[1] ?? ""))) return fact;
  while (/^(?:que|de que)$/.test(folded[from] ?? "")) from += 1;
  const text = words.slice(from).join(" ");
  return text === "" ? undefined : { ...fact, text };
}
