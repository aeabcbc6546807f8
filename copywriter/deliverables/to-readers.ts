import { isPeople } from "../check/constraints.ts";
import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { registerOf } from "../spanish/register.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { type Verb, verbs } from "../spanish/verbs.ts";
import { addressed, asksReaders } from "../understand/addressed.ts";
import { atomsOf } from "../understand/atoms.ts";
import type { Fact } from "../understand/request.ts";
import { tokensOf } from "../understand/tokens.ts";
import { mainVerbIn } from "../understand/verbs.ts";
import { wordsOf } from "../understand/vocabulary.ts";

interface Words {
  readers: readonly string[];
  comes: readonly string[];
  asks: readonly string[];
  tells: readonly string[];
  acts: readonly { stems: readonly string[]; says: string }[];
  purposes: readonly { match: readonly string[]; says: string }[];
}
const words = () => dataOf<Words>("lines/mail");

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
const light =
  /^(?:|no|ya|que|si|cuando|y|o|pero|tambien|se|l[oae]s?|me|nos|te|donde|como|porque|mientras|asi)$/;

const isReaders = ({ verb }: Form) =>
  wordsOf("readersDo").has(verb.infinitive) || words().readers.includes(verb.infinitive);

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
    const before = /[,;:.]$/.test(all[at - 1] ?? "") ? "" : (keys[at - 1] ?? "");
    const next = keys[at + 1] ?? "";
    const { present, wish } = formsOfOthers();
    const told = present.get(key);
    const isTold = told && (told.isPlural || (isOne && /^(?:|no|que|ya|si)$/.test(before)));
    if (isTold && isReaders(told) && light.test(before) && !isOthers(told, next))
      return told.verb.present[column];
    const wished = wish.get(key);
    if (wished?.isPlural && before !== "" && light.test(before) && !isOthers(wished, next))
      return wished.verb.subjunctive[column];
    return undefined;
  };
  const turned = all.map((word, at) => {
    const key = keys[at]!;
    const mark = /[^\p{L}\d]*$/u.exec(word)![0];
    const infinitive = /^(.+(?:[aei]r|ndo))les?$/iu.exec(word.slice(0, word.length - mark.length));
    const said =
      key === "le" || key === "les"
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

/** «(que) me contesten el correo», «traer toalla» → «Contéstanos el correo», «Trae toalla»; undefined for other words. */
function asOrder(job: Job, text: string): string | undefined {
  const [first = "", second = ""] = fold(text).split(" ");
  const verb = first === "que" ? second : first;
  const isWish = formsOfOthers().wish.get(verb)?.isPlural === true;
  // «Que vuelvan, les hago un 15 %»: what the owner hopes for is not said.
  const [, rest] = /^(?:que )?\p{L}+(?:,\s(.+)|\s\p{L}+ndo\b.*)?$/iu.exec(text) ?? [""];
  if (isWish && rest !== "") return capitalized(toReaders(job, rest ?? ""));
  // «Que traigan neopreno no, que se lo damos»
  if (isWish && /^[^,]+ no(?:,|$)/u.test(text)) return `[cuenta aquí: ${text}]`;
  const order = isWish && first !== "que" ? `que ${text}` : text;
  if (!asksReaders(order)) return undefined;
  const fact: Fact = { text: order, isSentence: true, role: "what", atoms: [] };
  return toReaders(job, addressed(fact, job.request.register).text);
}

/** Whether a text is an order to the worker or to readers: «que traigan toalla», «proponer visita». */
export const isCommand = (job: Job, text: string): boolean =>
  isFormOf(fold(text.split(" ")[0]!), [
    ...words().asks,
    ...words().tells,
    ...words().acts.flatMap(({ stems }) => stems),
  ]) ||
  /^(?:que|para \p{L}+[aei]r\p{L}{0,4}) /iu.test(text) ||
  asOrder(job, text) !== undefined;

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

/** Marks where the owner has to write something that nobody told. */
const gap = "[cuenta aquí lo principal]";
/** Of how a message is to sound: «(pide perdón) pero sin arrastrarse». */
const manner = /,?(?: pero)? sin \p{L}+[aei]r(?:se|l[eo]s?)?(?:\s.*)?$/u;

/** What the owner says that a message does or brings, as the message says it to its reader. */
export function spoken(job: Job, instruction: string): string {
  const text = instruction.trim().replace(/^(?:(?:y|e) |que (?=sepan que ))/i, "");
  const [first = "", ...rest] = text.split(" ");
  const key = fold(first);
  const told = rest.join(" ");
  if (text === "") return "";
  // «Ya les toca limpieza, que respondan TURNO»
  const [before = "", ...orders] = text.split(/, (?=que )/u);
  if (orders.length > 0 && orders.every((one) => asOrder(job, one) !== undefined))
    return [before, ...orders].map((one) => spoken(job, one)).join(" ");
  const purpose = purposeOf(job, text);
  if (purpose) return purpose;
  if (isFormOf(key, words().asks)) return question(job, told);
  if (isFormOf(key, words().tells) && told !== "") {
    // «(avisa) a los socios que …»
    const [, clause] = /^(?:de |a (?:l[oa]s? )?\p{L}+ )?que (.+)$/iu.exec(told) ?? [];
    if (clause) return sentence(toReaders(job, clause.replaceAll(" y que ", " y "), true));
    if (!hasVerb(told) || isAsked(told)) return topic(told);
  }
  const act = words().acts.find(({ stems }) => isFormOf(key, stems));
  if (act && told !== "") {
    const [, that = "", said = ""] = /^((?:de )?que )?(.*)$/s.exec(told.replace(manner, "")) ?? [];
    const readers = toReaders(job, said.replaceAll(" y que ", " y "), that !== "");
    return sentence(job.fill(`${act.says} ${that}${readers}`) ?? "");
  }
  const order = asOrder(job, text);
  if (order !== undefined) return sentence(order);
  // «Para recogerles los cuchillos los lunes»
  if (/^para \p{L}+[aei]r\p{L}{0,4} /iu.test(text))
    return sentence(job.fill(`[te|le|te] escribimos ${uncapitalized(toReaders(job, text))}`) ?? "");
  const isSaid = hasVerb(text.replace(/\([^)]*\)/gu, "")) || registerOf(text) !== undefined;
  if (isAsked(text) || !isSaid) return topic(text);
  return sentence(toReaders(job, text.replace(/^que /i, "")));
}

export const isAsked = (text: string) =>
  /^(?:como|que|por que|cuando|donde|cual|cuanto) /.test(fold(text)) && !/^que /.test(text);

/** «resolviendo dudas», «última», «gracias y …»: one of the few things that every business says. */
export function purposeOf(job: Job, text: string): string {
  const [own = "", after = ""] = text.split(/ y (.+)/u);
  const keys = fold(own).split(" ");
  const found = words().purposes.find(
    ({ match }) => keys.length <= 3 && match.some((word) => keys.includes(word)),
  );
  const said = found ? (job.fill(found.says) ?? "") : "";
  return said && after ? `${said} ${spoken(job, after)}` : said;
}

/** «cómo va la molestia», «si necesitan algo» → «¿Cómo va la molestia?», «¿Necesitas algo?» */
function question(job: Job, asked: string): string {
  const [, about] = /^por (.+)$/i.exec(asked) ?? [];
  const isIf = /^si /i.test(asked);
  const text = toReaders(job, asked.replace(/^si /i, ""), isIf);
  // «cómo van», «qué tal están»: nobody else is named.
  const words = text.split(" ");
  const last = formsOfOthers().present.get(fold(words.at(-1)!));
  const isOwn = last?.isPlural && words.length <= 4;
  const said = isOwn ? [...words.slice(0, -1), last.verb.present[columnOf(job)]].join(" ") : text;
  if (about) return `¿Qué tal ${about}?`;
  return fold(said) === "que tal" ? "¿Qué tal va todo?" : `¿${capitalized(said)}?`;
}

const vague = new Set(["name", "term", "place"]);

/** «Peligros de la Navidad (chocolate, huesos)» → «Peligros de la Navidad: chocolate y huesos.»; with a gap where only a topic was told. */
export function topic(text: string): string {
  const [, name, inside, tail = ""] = /^(.+?) \(([^()]+)\)(.*)$/u.exec(text) ?? [];
  if (name && inside) {
    const isList = !/ [ye] /.test(inside) && !hasVerb(inside);
    return sentence(`${name}: ${isList ? list(inside.split(", ")) : inside}${tail}`);
  }
  const isTold = text.includes(": ") || atomsOf(text).some(({ kind }) => !vague.has(kind));
  return isTold ? sentence(text) : sentence(`${text}: ${gap}`);
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
  const form = past.get(key) ?? present.get(key) ?? (isTrigger ? wish.get(key) : undefined);
  if (!form || states.test(form.verb.infinitive)) return undefined;
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
