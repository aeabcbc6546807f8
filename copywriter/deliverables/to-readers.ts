import { isPeople } from "../check/constraints.ts";
import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized } from "../spanish/sentences.ts";
import { type Verb, verbs } from "../spanish/verbs.ts";
import { tokensOf } from "../understand/tokens.ts";
import { mainVerbIn } from "../understand/verbs.ts";
import { wordsOf } from "../understand/vocabulary.ts";

const words = () => dataOf<Record<"readers" | "comes", readonly string[]>>("lines/mail");

interface Form {
  verb: Verb;
  isPlural: boolean;
}
type Forms = ReadonlyMap<string, Form>;
let loaded: Record<"present" | "wish" | "past", Forms> | undefined;

/** «tienen», «vengan», «compraron»: what is told of customers, by its form. */
export function formsOfOthers(): Record<"present" | "wish" | "past", Forms> {
  if (loaded) return loaded;
  const [present, wish, past] = [new Map(), new Map(), new Map()] as Map<string, Form>[];
  const add = (map: Map<string, Form> | undefined, form: string, verb: Verb, isPlural: boolean) =>
    map?.has(fold(form)) ? map : map?.set(fold(form), { verb, isPlural });
  for (const verb of verbs()) {
    const [began, wished] = verb.others;
    add(present, verb.present[1], verb, false);
    add(present, `${verb.present[1]}n`, verb, true);
    add(wish, verb.subjunctive[1], verb, false);
    add(wish, `${verb.subjunctive[1]}n`, verb, true);
    add(past, began![1], verb, false);
    // «pidiera» → «pidieron»
    add(past, wished![1].replace(/ra$/, "ron"), verb, true);
  }
  loaded = { present: present!, wish: wish!, past: past! };
  return loaded;
}

export const columnOf = (job: Job): 0 | 1 | 2 =>
  job.request.register === "tu" ? 0 : job.request.register === "usted" ? 1 : 2;

const articles = /^(?:l[oa]s?|el|un[oa]?s?|\d.*)$/;
const clitics = /^(?:me|nos|l[oa]s?|se|te|les?)$/;
/** Before a verb none of these is its subject. */
const light = /^(?:|no|ya|que|si|cuando|y|o|pero|tambien|donde|como|porque|mientras|asi)$/;

const isReaders = ({ verb }: Form) =>
  wordsOf("readersDo").has(verb.infinitive) || words().readers.includes(verb.infinitive);

/** «los extrañamos», «las esperamos»: said of people. */
const isGreeting = (verb: string) =>
  /^(?:extran|esper|invit|felicit|recib|atend)[aei]mos$/.test(verb);

/** The word before a verb and its pronouns, where its subject would stand; "" at a mark and behind «en 40 minutos». */
function subjectBefore(all: readonly string[], keys: readonly string[], verb: number): string {
  let at = verb - 1;
  while (at >= 0 && clitics.test(keys[at]!) && !/[,;:.]$/.test(all[at]!)) at -= 1;
  if (at < 0 || /[,;:.]$/.test(all[at]!)) return "";
  const isTime = /^(?:en|a|por|desde|hasta|tras)$/.test(keys[at - 2] ?? "");
  return isTime ? "" : keys[at]!;
}

/** «las cestas llegan», «llegan las cestas»: somebody else does it. */
const isOthers = ({ verb }: Form, next: string) =>
  words().comes.includes(verb.infinitive) && articles.test(next);

/** What is told of customers, said to them: «les devolvemos», «no hace falta que hagan nada» → «te devolvemos», «… que hagas nada». */
export function toReaders(job: Job, text: string, isOne = false): string {
  const all = text.split(" ");
  const keys = all.map((word) => fold(word));
  if (/^(?:(?:los|las|el|la) que|quien|quienes) /.test(keys.join(" "))) return text;
  const column = columnOf(job);
  const pronoun = column === 1 ? "le" : "te";
  let isTurned = false;
  const turn = (at: number): string | undefined => {
    const key = keys[at]!;
    const before = subjectBefore(all, keys, at);
    const next = keys[at + 1] ?? "";
    const { present, wish } = formsOfOthers();
    const told = present.get(key);
    const isTold = told && (told.isPlural || (isOne && /^(?:|no|que|ya|si)$/.test(before)));
    if (isTold && isReaders(told) && light.test(before) && !isOthers(told, next))
      return told.verb.present[column];
    const wished = wish.get(key);
    if (wished?.isPlural && at > 0 && light.test(before) && !isOthers(wished, next))
      return wished.verb.subjunctive[column];
    return undefined;
  };
  const turned = all.map((word, at) => {
    const key = keys[at]!;
    const mark = /[^\p{L}\d]*$/u.exec(word)![0];
    const infinitive = /^(.+(?:[aei]r|ndo))les?$/iu.exec(word.slice(0, word.length - mark.length));
    const said =
      key === "le" || key === "les" || (/^l[oa]s$/.test(key) && isGreeting(keys[at + 1] ?? ""))
        ? pronoun
        : infinitive
          ? `${infinitive[1]}${pronoun}`
          : key === "se" && column !== 1 && at + 1 < all.length && turn(at + 1)
            ? "te"
            : /^sus?$/.test(key) && column !== 1 && (isTurned || at < 3)
              ? key.replace("s", "t")
              : turn(at);
    if (said === undefined) return word;
    isTurned = true;
    const opening = /^[^\p{L}\d]*/u.exec(word)![0];
    return (
      opening + (/^\p{Lu}/u.test(word.slice(opening.length)) ? capitalized(said) : said) + mark
    );
  });
  return turned.join(" ");
}

const states = /^(?:ser|estar|haber|querer|tener|poder|llevar|necesitar|deber|gustar)$/;
const deedEnds = /^(?:y|e|o|pero|desde|que|sin|cuando|si)$/;

/** What readers have done, from how the owner names them: «los que pidieron una valoración y no firmaron» → «pediste una valoración». */
export function deedOf(job: Job, text: string, isTrigger = false): string | undefined {
  const all = text.replace(/[,;:.(].*$/u, "").split(" ");
  const keys = all.map((word) => fold(word));
  let at = keys.findIndex((key) => /^(?:que|quien|quienes|alguien)$/.test(key)) + 1;
  if (at === 0) {
    const whom = /^(?:cuando|si) (?:un|una|el|la) (\p{L}+) /u.exec(keys.join(" "))?.[1];
    if (!whom || !isPeople(whom)) return undefined;
    at = 3;
  }
  const own: string[] = [];
  while (clitics.test(keys[at] ?? "")) own.push(keys[at++]!);
  const { past, present, wish } = formsOfOthers();
  const key = keys[at] ?? "";
  const form = past.get(key) ?? (isTrigger ? (present.get(key) ?? wish.get(key)) : undefined);
  if (!form || isOthers(form, keys[at + 1] ?? "") || states.test(form.verb.infinitive))
    return undefined;
  const column = columnOf(job);
  let end = at + 1;
  while (end < all.length && !deedEnds.test(keys[end]!)) end += 1;
  const object = all
    .slice(at + 1, end)
    .map((word) => (column !== 1 && /^sus?$/.test(word) ? word.replace("s", "t") : word));
  const pronouns = own.map((one) =>
    one === "me" ? "nos" : one === "se" && column !== 1 ? "te" : one,
  );
  if (object.length === 0 && own.length === 0) return undefined;
  return [...pronouns, form.verb.others[0]![column], ...object].join(" ");
}

/** «pedir», «pidiéndoles», «pídeles» of the stems «ped», «pid». */
export const isFormOf = (word: string, stems: readonly string[]): boolean =>
  stems.some(
    (stem) =>
      word.startsWith(stem) &&
      /^(?:[aei]r|ando|i?endo|u?[aei]n?)?(?:les?|l[oa]s?|nos|me)?$/.test(word.slice(stem.length)),
  );

export const hasVerb = (text: string): boolean => {
  const tokens = tokensOf(text);
  return mainVerbIn(tokens, 0, tokens.length) >= 0;
};
