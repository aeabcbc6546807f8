import { dataOf } from "../data.ts";
import { fold } from "../spanish/fold.ts";
import { isNoun } from "../spanish/phrase.ts";
import { capitalized } from "../spanish/sentences.ts";
import { type Verb, verbs, withPronouns } from "../spanish/verbs.ts";
import { quotedWords, startOf } from "./quoted-words.ts";
import type { Register } from "./request.ts";
import { wordsOf } from "./vocabulary.ts";

/** An order to who reads in all its forms; of a verb that no list holds, what can be made of it. */
type Order = Pick<Verb, "infinitive" | "order" | "subjunctive">;

let bySubjunctive: Map<string, Order> | undefined;
let infinitives: ReadonlySet<string> | undefined;

/** Words that look like «que …e», «que …a» and are none. */
const noOrder =
  /^(?:sobre|entre|este|esta|once|quince|clase|parte|base|cerca|media|nombre|carta|siempre|donde|adelante)$/u;

/** The verb of «que llame», «que llamen»; undefined for what is no subjunctive of a verb. */
function orderOf(word: string): Order | undefined {
  bySubjunctive ??= new Map(
    [...verbs()].reverse().map((verb) => [fold(verb.subjunctive[1]), verb]),
  );
  const singular = word.toLowerCase().replace(/n$/u, "");
  if (noOrder.test(singular)) return undefined;
  const known = bySubjunctive.get(fold(singular));
  if (known) return known;
  // «agobie»: what ends in -e and is of a verb in -ar.
  infinitives ??= new Set(
    dataOf<{ infinitives: string }>("spanish/lexicon").infinitives.split(" "),
  );
  if (!/^\p{Ll}{3,}e$/u.test(singular) || isNoun(singular)) return undefined;
  const stem = singular
    .slice(0, -1)
    .replace(/qu$/u, "c")
    .replace(/gu$/u, "g")
    .replace(/c$/u, (end) => (singular.endsWith("que") ? end : "z"));
  if (!infinitives.has(`${stem}ar`)) return undefined;
  return {
    infinitive: `${stem}ar`,
    order: [`${stem}a`, singular, `${stem}á`],
    subjunctive: [`${singular}s`, singular, `${singular}s`],
  };
}

/** «me llame», «no se agobie»: pronouns and a subjunctive. */
const pronouns = "(?:no |me |nos |lo |la |los |las |le |les |se )*";
const opening = new RegExp(`^(${pronouns})(\\p{L}+)(.*)$`, "iu");

/** Whether a clause without its «que» orders who reads to do something: «lo traiga hoy». */
export const isOrder = (clause: string): boolean => asOrder(clause, "tu") !== undefined;

/** «lo traiga hoy» → «tráelo hoy», «no se agobie» → «no te agobies»; undefined when it is no order. */
function asOrder(clause: string, register: Register): string | undefined {
  const adverb = startOf(fold(clause), quotedWords("adverbs"))?.split(" ").length ?? 0;
  if (adverb > 0) {
    const words = clause.split(" ");
    const rest = asOrder(words.slice(adverb).join(" "), register);
    return rest && `${words.slice(0, adverb).join(" ")} ${rest}`;
  }
  const condition =
    /^((?:si|cuando) [^,]{3,80}?),? ((?:no |me |nos |lo |la |le |se )+\p{L}+.*)$/iu.exec(clause);
  if (condition) {
    const rest = asOrder(condition[2]!, register);
    return rest && `${condition[1]}, ${rest}`;
  }
  const [, light = "", word = "", rest = ""] = opening.exec(clause) ?? [];
  const verb = orderOf(word);
  if (!verb) return undefined;
  // «que lo vea un médico», «que le llegue el paquete»: somebody else does it.
  if (
    /(?:l[oae]s?|se) $/iu.test(light) &&
    /^ (?:una?|el|la|los|las|su|alguien|nadie) /iu.test(rest) &&
    !/^ (?:el|la) (?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|\d)/iu.test(rest) &&
    /l[oa]s? $/iu.test(light)
  )
    return undefined;
  const at = register === "usted" ? 1 : register === "vos" ? 2 : 0;
  const isOwn = /^ a m[íi](?!\p{L})/u.test(rest);
  const own = light
    .toLowerCase()
    .split(" ")
    .filter((one) => one && one !== "no")
    .map((one) =>
      one === "se" && register !== "usted" ? "te" : one === "me" && !isOwn ? "nos" : one,
    );
  if (
    own.length === 0 &&
    /^(?:llamar|escribir|contactar)$/u.test(verb.infinitive) &&
    /^ (?:al? [\d+]|por |$)/u.test(rest)
  )
    own.push("nos");
  if (
    own.length === 0 &&
    /^(?:mandar|enviar|traer|decir|dejar|contar|confirmar)$/u.test(verb.infinitive) &&
    /^ (?:una?s?|el|la|los|las|su|fotos?|qu[ée]|d[óo]nde|cu[áa]\p{L}+) ?/u.test(rest)
  )
    own.push("nos");
  const tail = rest === "" && /^(?:venir|volver)$/u.test(verb.infinitive) ? " cuando quiera" : rest;
  return /(?:^| )no /iu.test(light)
    ? `${["no", ...own, verb.subjunctive[at]].join(" ")}${tail}`
    : `${withPronouns(verb.order[at], own.slice(0, 2))}${tail}`;
}

let readers: ReadonlyMap<string, Verb> | undefined;

/** «quiere», «quieren», «quiera», «pueden» of verbs that surely speak of who reads. */
function readersVerb(word: string, isCondition: boolean): Verb | undefined {
  readers ??= new Map(
    [...verbs()].flatMap((verb) =>
      [verb.present[1], verb.subjunctive[1]].flatMap((form): [string, Verb][] => [
        [form, verb],
        [`${form}n`, verb],
      ]),
    ),
  );
  const verb = readers.get(word.toLowerCase());
  if (!verb) return undefined;
  const isSure =
    quotedWords("readersVerbs").includes(verb.infinitive) ||
    (isCondition && wordsOf("readersDo").has(verb.infinitive));
  return isSure ? verb : undefined;
}

const toPeople = () => quotedWords("toPeople").map((infinitive) => fold(infinitive).slice(0, -2));

/** What is said of the customer, said to them: «se lo arreglamos si quiere» → «te lo arreglamos si quieres». */
export function toReader(text: string, register: Register): string {
  const at = register === "usted" ? 1 : register === "vos" ? 2 : 0;
  const isUsted = at === 1;
  const have = ["tienes", "tiene", "tenés"][at]!;
  const people = toPeople();
  let before = "";
  let condition = false;
  const read = text
    .replace(/(?<!\p{L})(?:él|ella) (\p{Ll}+)/giu, (all, verb: string) => {
      const forms = verbs().find(({ present }) => present[1] === verb.toLowerCase())?.present;
      return forms ? (isUsted ? `usted ${verb}` : forms[at]!) : all;
    })
    .replace(/^tienen? (toda la )?raz[óo]n(?: (?:él|ella))?/iu, `${have} $1razón`)
    .replace(
      /(?<!\p{L})(tienen?)(?= (?:que (?:venir|traer|llamar|pedir|avisar|mandar|enviar|firmar|rellenar|esperar)|derecho|\d+ (?:días|horas|semanas|meses) (?:\p{L}+ )?para))/giu,
      have,
    )
    .replace(/(?<!\p{L})l[oa]s? (?=(\p{L}+)mos(?!\p{L}))/giu, (all, stem: string) =>
      people.some((one) => fold(stem).startsWith(one)) ? (isUsted ? all : "te ") : all,
    )
    .replace(/(?<!\p{L})les? l[oa]s? /giu, (all) => all)
    .replace(/(?<!\p{L})les? (?=\p{L})/giu, isUsted ? "le " : "te ")
    .replace(/(?<!\p{L})se (?=l[oa]s? \p{L}+(?:mos|o|é)(?!\p{L}))/giu, isUsted ? "se " : "te ")
    .replace(/(\p{L}+[aei]r)les?(?!\p{L})/giu, isUsted ? "$1le" : "$1te")
    .replace(
      /(?<=cobr|ayud|atend|esper|avis|llam|invit)([aei]r)l[oa](?!\p{L})/giu,
      isUsted ? "$1lo" : "$1te",
    );
  return read.replace(/[\p{L}]+|[^\p{L}]+/gu, (part) => {
    if (!/\p{L}/u.test(part)) {
      if (/[.;:]/.test(part)) condition = false;
      if (/[^ ]/.test(part)) before = "";
      return part;
    }
    const small = part.toLowerCase();
    const own = before;
    before = small;
    if (/^(?:si|cuando)$/u.test(small)) condition = true;
    if (!isUsted && /^sus?$/u.test(small)) return part.replace(/^s/u, "t").replace(/^S/u, "T");
    const opens = /^(?:si|cuando|donde|como|y|no|se|que|)$/u.test(own);
    const verb = opens
      ? readersVerb(small, condition && /^(?:si|cuando|no)$/u.test(own))
      : undefined;
    if (!verb || (own === "" && !condition && !/^(?:quiere|prefiere)n?$/u.test(small))) return part;
    const row =
      fold(small.replace(/n$/u, "")) === fold(verb.present[1]) ? verb.present : verb.subjunctive;
    const turned = row[at]!;
    return /^\p{Lu}/u.test(part) ? capitalized(turned) : turned;
  });
}

/** The verbs of «que …» inside of a sentence: «…, pero que avise al reservar». */
const inside = new RegExp(`(^|, |: | (?:y|pero|o) )que (${pronouns}\\p{L}+[^,.;:]*)`, "giu");

/** «qué día vino y quién lo atendió» of who reads: «qué día viniste y quién te atendió». */
function askedOf(text: string, register: Register): string {
  if (register === "usted") return text;
  const at = register === "vos" ? 2 : 0;
  const forms = new Map(
    verbs().flatMap((verb) => [verb.present, verb.others[0]!].map((row) => [row[1], row] as const)),
  );
  return text
    .replace(
      /(?<!\p{L})(qu[ée] (?:día|hora|talla|modelo|puerto|zona|color)|d[óo]nde|c[óo]mo|cu[áa]ndo|cu[áa]nt[oa]s?|a qu[ée] hora|en qu[ée] \p{L}+|si) ((?:no |lo |la |se )*)(\p{L}+)/giu,
      (all, asks: string, light: string, word: string) => {
        const form = /^(?:es|era|fue|hay|hubo)$/u.test(word)
          ? undefined
          : forms.get(word === "esta" ? "está" : word)?.[at];
        return form ? `${asks} ${light.replace(/^se /u, "te ")}${form}` : all;
      },
    )
    .replace(/(?<=(?:qui[ée]n|qu[ée]) )(?:l[oa]|le) /giu, "te ");
}

/** One thing that the owner wants to be said, as it is said to the customer; "" for nothing. */
export function saidTo(clause: string, register: Register): string {
  const you = register === "usted" ? "le" : "te";
  const folded = fold(clause);
  const manner = startOf(folded, quotedWords("manners"));
  if (manner) {
    const rest = toReader(
      clause
        .split(" ")
        .slice(manner.split(" ").length)
        .join(" ")
        .replace(/^a (?:él|ella) /u, ""),
      register,
    );
    const thing = rest.replace(/^que /u, "");
    if (/^(?:pid|ped)/u.test(manner) && /^(?:perd[óo]n|disculpas)/iu.test(rest))
      return `${you} pedimos ${rest}`;
    if (/^(?:pid|ped)/u.test(manner))
      return (/^que /u.test(rest) && asOrder(thing, register)) || `${you} pedimos ${rest}`;
    if (/^discul/u.test(manner))
      return rest ? `${you} pedimos disculpas ${rest}` : `${you} pedimos disculpas`;
    if (/^(?:da|de|agr)/u.test(manner) && !manner.startsWith("dese"))
      return rest ? `gracias ${rest.replace(/^(?!por )/u, "por ")}` : "";
    const [, verb] = [
      ["ofr", "ofrecemos"],
      ["prop", "proponemos"],
      ["inv", "invitamos"],
      ["des", "deseamos"],
      ["fel", "felicitamos"],
    ].find(([start]) => manner.startsWith(start!))!;
    return rest ? `${you} ${verb} ${thing}` : "";
  }
  const asks = startOf(folded, quotedWords("ask"));
  if (asks) {
    const what = clause.split(" ").slice(asks.split(" ").length).join(" ");
    return `¿nos ${["dices", "dice", "decís"][register === "usted" ? 1 : register === "vos" ? 2 : 0]} ${askedOf(accented(what), register)}?`;
  }
  const yes = clause.replace(/^si (?=(?:se puede|hay|lo |la |\p{L}+mos(?!\p{L}))[^,]*$)/iu, "sí, ");
  const turned = yes.replace(inside, (all, before: string, body: string) => {
    const order = asOrder(body, register);
    if (order) return `${before}${orders(order, register)}`;
    return before === "" ? body : all;
  });
  const first = turned.replace(/^que (?=si |cuando )/iu, "");
  const conditional = first === turned ? undefined : asOrder(first, register);
  return toReader(conditional ?? first, register)
    .replace(/(?<![,\p{L}]) pero (?=\p{L})/gu, ", pero ")
    .replace(/(?<=\p{L}) pero (?=\p{L})/gu, ", pero ");
}

/** An order goes on behind «y», and may ask: «dinos qué día viniste y quién te atendió». */
function orders(order: string, register: Register): string {
  const more = order.replace(
    / y ((?:me |nos |lo |la |se )*\p{Ll}+(?=[ ,]|$)[^,]*)/gu,
    (all, next: string) => {
      const turned = asOrder(next, register);
      return turned ? ` y ${turned}` : all;
    },
  );
  return /^(?:d[ií]|cu[ée]nt|cont|expl|mand|m[áa]nd|env)/iu.test(more)
    ? askedOf(accented(more), register)
    : more;
}

const asking = /(?<!\p{L})(en que|a que|de que|donde|cuando|cuant[oa]s?|quien|como)(?= \p{L}+)/giu;
const accents: Readonly<Record<string, string>> = {
  "en que": "en qué",
  "a que": "a qué",
  "de que": "de qué",
  donde: "dónde",
  cuando: "cuándo",
  cuanto: "cuánto",
  cuanta: "cuánta",
  cuantos: "cuántos",
  cuantas: "cuántas",
  quien: "quién",
  como: "cómo",
};
/** The question words of a reported question, with their accents. */
const accented = (text: string) =>
  text.replace(asking, (word) => accents[word.toLowerCase()] ?? word);
