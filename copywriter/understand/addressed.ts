import { fold } from "../spanish/fold.ts";
import { type Forms, verbs } from "../spanish/verbs.ts";
import type { Fact, Register } from "./request.ts";
import { wordsOf } from "./vocabulary.ts";

/** «reservan» → «reservas, reserva, reservás», with the infinitive. */
let plurals: ReadonlyMap<string, { forms: Forms; infinitive: string }> | undefined;

const pluralOf = (word: string) => {
  plurals ??= new Map(
    verbs().map(({ present: forms, infinitive }) => [fold(`${forms[1]}n`), { forms, infinitive }]),
  );
  return plurals.get(fold(word));
};

/** «Si reservan antes del día 20» is said about readers to the worker, and to readers «si reservas antes del día 20». */
export function addressed(fact: Fact, register: Register): Fact {
  const [start = "", verb = ""] =
    /(?:^|[%€\d] )si (?:(?:no|nos|lo|la|se) ){0,2}(\p{L}+)/iu.exec(fact.text) ?? [];
  const first = pluralOf(verb);
  if (!first || !wordsOf("readersDo").has(first.infinitive)) return fact;
  const column = register === "tu" ? 0 : register === "usted" ? 1 : 2;
  let before = "si";
  const text = fact.text.replace(/\p{L}+/gu, (word, at: number) => {
    const own = before;
    before = word;
    if (column !== 1 && /^sus?$/.test(word)) return word.replace("s", "t");
    if (word === "se" && /^(?:si|no)$/i.test(own)) return column === 1 ? "se" : "te";
    if (word === "les") return column === 1 ? "le" : "te";
    // «… y los niños pagan la mitad»: others do it.
    const hasOwn = at >= start.length && /[^a-z]?[aeo]s$/.test(own) && !/^(?:nos|les)$/.test(own);
    return (hasOwn ? undefined : pluralOf(word))?.forms[column] ?? word;
  });
  return { ...fact, text };
}
