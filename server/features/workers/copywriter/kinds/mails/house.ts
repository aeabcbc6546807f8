import type { Copy } from "../../copy.ts";
import { differencesOf } from "../../understanding/differences.ts";
import { isSentence } from "../../understanding/facts.ts";
import { knownSays, ownProof } from "../concrete.ts";
import { isOnePerson } from "../introduction.ts";
import { flow } from "../layout.ts";
import { begun } from "../letters/parts.ts";

/** «Grabamos las iniciales gratis.», «Y, como siempre, turnos sin espera.» */
export function difference(copy: Copy): string {
  const [first] = copy.differentiators;
  if (!first || first.split(" ").length < 2) return "";
  // «Presupuesto cerrado» is no sentence.
  if (isSentence(first) && (first.split(" ").length > 2 || /mos /u.test(first)))
    return `${begun(first)}.`;
  const { having, doing, saying, telling, stating } = differencesOf([first]);
  const sentence = doing || saying ? first : ((isOnePerson(copy) ? undefined : telling) ?? stating);
  return sentence
    ? `${begun(sentence)}.`
    : having || !/^[a-zà-ž]+[ai]d[oa]s? /u.test(first)
      ? `Y, como siempre, ${first}.`
      : ownProof(copy);
}
/** Something true of what the mail is about, and of who sells it. */
export const besideIt = (copy: Copy) =>
  flow(copy.request.subject ? copy.fresh(knownSays(copy)) : "", difference(copy));
/** «10 % con el código HOLA10» → «Tienes un 10 % con el código HOLA10». */
export const granted = (copy: Copy, line: string): string =>
  /^\d{1,2} ?% /u.test(line) ? copy.fill(`[Tienes|Tiene] un ${line}`) : line;
