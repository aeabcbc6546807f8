import { fold } from "../spanish/fold.ts";
import { type Forms, type Verb, verbs, withPronouns } from "../spanish/verbs.ts";
import type { Fact, Register } from "./request.ts";
import { wordsOf } from "./vocabulary.ts";

const columns = { tu: 0, usted: 1, vos: 2 } as const;

interface Index {
  /** «reservan» */
  present: ReadonlyMap<string, Verb>;
  /** «reserven», «reserve» */
  wished: ReadonlyMap<string, Verb>;
  infinitives: ReadonlyMap<string, Verb>;
}
let index: Index | undefined;
function verbIndex(): Index {
  index ??= {
    present: new Map(verbs().map((verb) => [fold(`${verb.present[1]}n`), verb])),
    wished: new Map(
      verbs().flatMap((verb) => [
        [fold(verb.order[1]), verb],
        [fold(`${verb.order[1]}n`), verb],
      ]),
    ),
    infinitives: new Map(verbs().map((verb) => [verb.infinitive, verb])),
  };
  return index;
}

/** What was said about readers to us is said to them: «que aparten por WhatsApp», «traer el DNI», «si reservan». */
export function addressed(fact: Fact, register: Register): Fact {
  const asked = askedOf(fact.text, register);
  if (asked) {
    const isNote = !fact.isSentence && !/^que /iu.test(fact.text);
    return { ...fact, text: asked, isSentence: !isNote, role: roleOfOrder(fact) };
  }
  return conditioned(fact, columns[register]);
}

const roleOfOrder = ({ role, atoms }: Fact) =>
  atoms.some(({ kind }) => kind === "phone" || kind === "link") ? "contact" : role;

/** Whether words ask something of readers: «que aparten por WhatsApp». */
export const asksReaders = (text: string): boolean => askedOf(text, "tu") !== undefined;

/** «que (la gente) no se (lo) pierdan …», «llamar al …» as an order to the reader; undefined where it is none. */
function askedOf(text: string, register: Register): string | undefined {
  const words = text.split(" ");
  const column = columns[register];
  const isWish = /^que$/iu.test(words[0]!);
  let at = isWish ? 1 : 0;
  if (isWish && wordsOf("people").has(fold(words[at + 1] ?? ""))) at += 2;
  const isNot = /^no$/iu.test(words[at] ?? "");
  if (isNot) at += 1;
  const pronouns: string[] = [];
  while (/^(?:se|me|nos|l[oa]s?|les?)$/.test(words[at] ?? "")) pronouns.push(words[at++]!);
  const word = fold(words[at] ?? "");
  const { wished, infinitives } = verbIndex();
  // «traerlo»
  const [, infinitive = word, tail] = /^(.+[aei]r)(l[oa]s?|se|nos)$/.exec(word) ?? [];
  const verb = isWish ? wished.get(word) : infinitives.get(infinitive);
  if (!verb || (!isWish && !wordsOf("readersDo").has(verb.infinitive))) return undefined;
  if (isWish && at + 1 === words.length && !isNot) return undefined;
  if (tail && !isWish) pronouns.push(tail);
  const said = pronouns.flatMap((pronoun) =>
    pronoun === "se"
      ? column === 1
        ? "se"
        : "te"
      : /^(?:me|nos)$/.test(pronoun)
        ? "nos"
        : pronoun,
  );
  const order = isNot
    ? ["no", ...said, verb.subjunctive[column]].join(" ")
    : withPronouns(verb.order[column], said);
  const rest = words
    .slice(at + 1)
    .map((one) => (column !== 1 && /^sus?$/.test(one) ? one.replace("s", "t") : one));
  return [order.charAt(0).toUpperCase() + order.slice(1), ...rest].join(" ");
}

/** «Si reservan antes del día 20» → «si reservas antes del día 20». */
function conditioned(fact: Fact, column: 0 | 1 | 2): Fact {
  const { present } = verbIndex();
  const formsOf = (word: string): Forms | undefined => present.get(fold(word))?.present;
  const [start = "", verb = ""] =
    /(?:^|[%€\d] )si (?:(?:no|nos|lo|la|se) ){0,2}(\p{L}+)/iu.exec(fact.text) ?? [];
  const first = present.get(fold(verb));
  if (!first || !wordsOf("readersDo").has(first.infinitive)) return fact;
  let before = "si";
  const text = fact.text.replace(/\p{L}+/gu, (word, at: number) => {
    const own = before;
    before = word;
    if (column !== 1 && /^sus?$/.test(word)) return word.replace("s", "t");
    if (word === "se" && /^(?:si|no)$/i.test(own)) return column === 1 ? "se" : "te";
    if (word === "les") return column === 1 ? "le" : "te";
    // «… y los niños pagan la mitad»: others do it.
    const hasOwn = at >= start.length && /[^a-z]?[aeo]s$/.test(own) && !/^(?:nos|les)$/.test(own);
    return (hasOwn ? undefined : formsOf(word))?.[column] ?? word;
  });
  return { ...fact, text };
}
