import { fold } from "#copywriter/spanish/fold.ts";
import { verbs } from "#copywriter/spanish/verbs.ts";

let known: ReadonlySet<string> | undefined;

/** Forms of the verbs that the language data has, folded: of the present, with their plural. */
function forms(): ReadonlySet<string> {
  if (known) return known;
  const found = new Set("es son esta estan hay fue fueron era eran somos estamos ser".split(" "));
  for (const { present, order, others } of verbs()) {
    for (const form of [...present, ...order]) found.add(fold(form));
    found.add(`${fold(present[1])}n`);
    for (const [, usted] of others) found.add(fold(usted));
  }
  // «dé», «sé»: folded they are other words.
  for (const small of ["de", "se", "ve"]) found.delete(small);
  known = found;
  return found;
}

/** Whether a text has a finite verb, as far as is known: «reparamos», «abre», «llevan». */
export const hasVerb = (text: string): boolean =>
  fold(text)
    .split(" ")
    .some((word) => (word.length > 4 && /[aei]mos$/.test(word)) || forms().has(word));
