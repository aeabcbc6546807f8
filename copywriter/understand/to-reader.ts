import { fold } from "../spanish/fold.ts";
import { type Forms, type Verb, verbs } from "../spanish/verbs.ts";
import { quotedWords } from "./quoted-words.ts";
import type { Register } from "./request.ts";
import { wordsOf } from "./vocabulary.ts";

/** Where a register stands among the forms of a verb. */
export const columnOf = (register: Register) =>
  register === "usted" ? 1 : register === "vos" ? 2 : 0;

/** What is said of the customer, said to them: «se lo arreglamos si quiere» → «te lo arreglamos si quieres». */
export function toReader(text: string, register: Register): string {
  const at = columnOf(register);
  const have = (["tienes", "tiene", "tenés"] as const)[at];
  return withReadersVerbs(
    withPronounsOf(text, at)
      .replace(/^tienen? (toda la )?raz[óo]n(?: (?:él|ella))?/iu, `${have} $1razón`)
      .replace(/(?<!\p{L})tienen? (?=derecho|\d+ \p{L}+(?: \p{L}+)? para )/giu, `${have} `)
      .replace(/^nos (\p{L}+)/iu, (all, word: string) => {
        const verb = verbs().find(({ present, others }) =>
          [present[1], others[0]?.[1]].includes(word),
        );
        const forms = verb?.present[1] === word ? verb.present : verb?.others[0];
        const isSure = verb && quotedWords("readersToUs").includes(verb.infinitive);
        return isSure ? `nos ${forms![at]}` : all;
      })
      .replace(
        /(?<!\p{L}|se )pueden? (?=(\p{L}+r)(?:l[oa]s?|se)?(?!\p{L}))/giu,
        (all, verb: string) =>
          quotedWords("readersMay").includes(verb) ? `${["puedes", "puede", "podés"][at]} ` : all,
      )
      .replace(/(?<!\p{L})tienen? (?=que (\p{L}+))/giu, (all, infinitive: string) =>
        wordsOf("readersDo").has(infinitive) ? `${have} ` : all,
      ),
    at,
  );
}

/** «le», «su», «se lo» of who reads, and «él debe». */
function withPronounsOf(text: string, at: 0 | 1 | 2): string {
  const isUsted = at === 1;
  const toPeople = quotedWords("toPeople").map((infinitive) => infinitive.slice(0, -2));
  return text
    .replace(/(?<!\p{L})(?:él|ella) (\p{Ll}+)/giu, (all, verb: string) => {
      const forms = verbs().find(({ present }) => present[1] === verb.toLowerCase())?.present;
      return forms ? (isUsted ? `usted ${verb}` : forms[at]) : all;
    })
    .replace(/(?<!\p{L})l[oa]s? (?=(\p{L}+)mos(?!\p{L}))/giu, (all, stem: string) =>
      !isUsted && toPeople.some((one) => fold(stem).startsWith(one)) ? "te " : all,
    )
    .replace(/(?<!\p{L})les? (?=\p{L})/giu, isUsted ? "le " : "te ")
    .replace(/(?<!\p{L})se (?=l[oa]s? \p{L}+(?:mos|o|é)(?!\p{L}))/giu, isUsted ? "se " : "te ")
    .replace(/(\p{L}+[aei]r)les?(?!\p{L})/giu, isUsted ? "$1le" : "$1te")
    .replace(/(?<!\p{L})hay que (?=\p{L}+[aei]r[lt]e(?!\p{L}))/giu, "tenemos que ")
    .replace(/(?<!\p{L})su(s?) (?=\p{L})/giu, isUsted ? "su$1 " : "tu$1 ");
}

let readers: ReadonlyMap<string, { verb: Verb; forms: Forms }> | undefined;

/** «quiere», «quieren», «quiera» → the verb and its forms. */
function formsOf(word: string) {
  readers ??= new Map(
    verbs().flatMap((verb) =>
      [verb.subjunctive, verb.present].flatMap((forms) =>
        [forms[1], `${forms[1]}n`].map((form) => [form, { verb, forms }] as const),
      ),
    ),
  );
  return readers.get(word.toLowerCase());
}

const opens = /^(?:si|cuando|donde|como|lo que|no|se|y)$/iu;

/** «si quiere», «cuando quiera», «si reservan»: verbs that surely speak of who reads. */
function withReadersVerbs(text: string, at: 0 | 1 | 2): string {
  let before = "";
  let isCondition = false;
  return text.replace(/\p{L}+|[.;:]/gu, (word) => {
    const last = before;
    before = word;
    if (/[.;:]/.test(word)) isCondition = false;
    if (/^(?:si|cuando)$/iu.test(word)) isCondition = true;
    const found = formsOf(word);
    if (!found || (last !== "" && !opens.test(last))) return word;
    const { verb, forms } = found;
    const isWish = quotedWords("readersVerbs").includes(verb.infinitive);
    // «si vuelve a pasar» is no visit.
    const isDone =
      isCondition &&
      /^(?:si|cuando|no)$/iu.test(last) &&
      verb.infinitive !== "volver" &&
      wordsOf("readersDo").has(verb.infinitive);
    return isDone || (isWish && (isCondition || /^(?:quiere|prefiere)n?$/iu.test(word)))
      ? forms[at]
      : word;
  });
}

/** Forms of present and past by what usted says. */
let told: ReadonlyMap<string, Forms> | undefined;

/** What a reported question asks of who reads: «qué día», «dónde», «si». */
const asked =
  /(?<!\p{L})(qué \p{L}+|dónde|cómo|cuándo|cuánt[oa]s?|si) ((?:no |lo |la |se )*)(\p{L}+)/giu;
const unsure = /^(?:es|era|fue|hay|hubo)$/u;

/** «qué día vino y quién lo atendió» of who reads: «qué día viniste y quién te atendió». */
export function askedOf(text: string, register: Register): string {
  const at = columnOf(register);
  const plain = withAccents(text);
  if (at === 1) return plain;
  told ??= new Map(
    verbs().flatMap(({ present, others }) =>
      [present, others[0]!].map((row) => [row[1], row] as const),
    ),
  );
  return plain
    .replace(asked, (all, asks: string, light: string, word: string) => {
      const row = unsure.test(word) ? undefined : told!.get(word === "esta" ? "está" : word);
      return row ? `${asks} ${light.replace(/^se /u, "te ")}${row[at]}` : all;
    })
    .replace(/(?<=qui[ée]n |qué )(?:l[oa]|le) /giu, "te ");
}

const accents: Readonly<Record<string, string>> = {
  que: "qué",
  donde: "dónde",
  cuando: "cuándo",
  cuanto: "cuánto",
  cuanta: "cuánta",
  cuantos: "cuántos",
  cuantas: "cuántas",
  quien: "quién",
  como: "cómo",
  cual: "cuál",
  cuales: "cuáles",
};

/** The question words of a reported question, with their accents. */
export const withAccents = (text: string) =>
  text.replace(
    /(?<=^|(?:^| )(?:en|a|de|con|desde) )\p{L}+|(?<= y )(?!que )\p{L}+/giu,
    (word) => accents[word.toLowerCase()] ?? word,
  );
