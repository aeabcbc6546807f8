import { dataOf } from "../data.ts";
import { fold } from "../spanish/fold.ts";
import { isNoun } from "../spanish/phrase.ts";
import { type Verb, verbs, withPronouns } from "../spanish/verbs.ts";
import { quotedWords, startOf } from "./quoted-words.ts";
import type { Register } from "./request.ts";
import { askedOf, columnOf, toReader } from "./to-reader.ts";

/** An order to who reads in all its forms. */
type Order = Pick<Verb, "infinitive" | "order" | "subjunctive">;

let bySubjunctive: Map<string, Order> | undefined;
let infinitives: ReadonlySet<string> | undefined;

/** The verb of «que llame», «que llamen»; undefined for what is no subjunctive of a verb. */
function orderOf(word: string): Order | undefined {
  bySubjunctive ??= new Map(
    [...verbs()].reverse().map((verb) => [fold(verb.subjunctive[1]), verb]),
  );
  const singular = word.toLowerCase().replace(/n$/u, "");
  if (quotedWords("noOrders").includes(singular)) return undefined;
  const known = bySubjunctive.get(fold(singular));
  if (known) return known;
  if (!/^\p{Ll}{4,}$/u.test(singular) || isNoun(singular)) return undefined;
  return fromDictionary(singular);
}

/** Whether there is such a verb. */
export function isInfinitive(word: string): boolean {
  infinitives ??= new Set([
    ...dataOf<{ infinitives: string }>("spanish/lexicon").infinitives.split(" "),
    ...verbs().map(({ infinitive }) => infinitive),
  ]);
  return infinitives.has(word);
}

/** «agobie», «discuta»: of a verb that only the dictionary has. */
function fromDictionary(form: string): Order | undefined {
  const stem = form.endsWith("que")
    ? `${form.slice(0, -3)}c`
    : form.slice(0, -1).replace(/gu$/u, "g").replace(/c$/u, "z");
  const ends = form.endsWith("e") ? ["ar"] : form.endsWith("a") ? ["er", "ir"] : [];
  const end = ends.find((one) => isInfinitive(stem + one));
  if (!end) return undefined;
  return {
    infinitive: stem + end,
    order: [stem + (end === "ar" ? "a" : "e"), form, stem + { ar: "á", er: "é", ir: "í" }[end]],
    subjunctive: [`${form}s`, form, `${form}s`],
  };
}

/** Pronouns, a subjunctive and the rest: «no se agobie», «me llame al 611 …». */
const opening = /^((?:(?:no|me|nos|lo|la|los|las|le|les|se) )*)(\p{L}+)(.*)$/isu;
const condition = /^((?:si|cuando) [^,]{3,80}?),? ((?:(?:no|me|nos|lo|la|le|se) )+\p{L}+.*)$/isu;
const wishing = /^(si (?:no )?(?:quiere|puede|prefiere|gusta)n?),? (.+)$/isu;
/** Whose doing it is: «que lo vea un médico». */
const someone = /^ (?:una?|el|la|los|las|su|alguien|nadie) (?!lunes|martes|jueves|viernes|\d)/iu;

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
  const [, when, then] = condition.exec(clause) ?? [];
  if (when && then) {
    const rest = asOrder(then, register);
    return rest && `${when}, ${rest}`;
  }
  const [, wish, wished] = wishing.exec(clause) ?? [];
  const later = wish && wished && asOrder(wished, register);
  if (later) return `${wish}, ${later}`;
  const [, light = "", word = "", rest = ""] = opening.exec(clause) ?? [];
  const verb = orderOf(word);
  if (!verb || (/l[oa]s? $/iu.test(light) && someone.test(rest))) return undefined;
  const at = columnOf(register);
  const own = [...pronounsOf(light, rest, at === 1), ...toUs(verb.infinitive, light, rest)];
  const tail = rest === "" && verb.infinitive === "venir" ? " cuando quiera" : rest;
  return /(?:^| )no /iu.test(light)
    ? `${["no", ...own, verb.subjunctive[at]].join(" ")}${tail}`
    : `${withPronouns(verb.order[at], own.slice(0, 2))}${tail}`;
}

/** «me» is «nos», but in «me llame a mí»; «se» is of who reads. */
const pronounsOf = (light: string, rest: string, isUsted: boolean) =>
  light
    .toLowerCase()
    .split(" ")
    .filter((one) => one && one !== "no")
    .map((one) =>
      one === "me" && !/^ a m[íi](?!\p{L})/u.test(rest)
        ? "nos"
        : one === "se" && !isUsted
          ? "te"
          : one,
    );

/** «que llame al 611 …», «que mande fotos»: to us. */
function toUs(infinitive: string, light: string, rest: string): string[] {
  if (/m|n?os/u.test(light.replace(/no |los /gu, ""))) return [];
  const isCall = /^(?:llamar|escribir|contactar)$/u.test(infinitive);
  if (isCall) return /^(?: al? [\d+]| por |$)/u.test(rest) ? ["nos"] : [];
  const isGiven = /^(?:mandar|enviar|traer|decir|dejar|contar|confirmar)$/u.test(infinitive);
  return isGiven && light === "" && /^ (?!a |al |por )/u.test(rest) ? ["nos"] : [];
}

/** One thing that the owner wants to be said, as it is said to the customer; "" for nothing. */
export function saidTo(clause: string, register: Register): string {
  const folded = fold(clause);
  const behind = (words: string) => clause.split(" ").slice(words.split(" ").length).join(" ");
  const manner = startOf(folded, quotedWords("manners"));
  if (manner) return inManner(manner, behind(manner), register);
  const asks = startOf(folded, quotedWords("ask"));
  if (asks) {
    const say = ["dices", "dice", "decís"][columnOf(register)];
    return `¿nos ${say} ${askedOf(behind(asks), register)}?`;
  }
  const yes = clause.replace(
    /^si (?=(?:se puede|hay|l[oa]s? |\p{L}+mos(?!\p{L}))[^,]*$)/iu,
    "sí, ",
  );
  // «si no puede venir que avise»
  const [, when, then = ""] =
    /^((?:si|cuando) .+?(?<!quiere|prefiere|necesita)) que (.+)$/isu.exec(yes) ?? [];
  const late = when && asOrder(then, register);
  if (late) return `${toReader(when, register)}, ${withMore(late, register)}`;
  // «…, pero que avise al reservar», «llame y que pregunte por Laura»
  const parts = yes.split(/(?<=[,:]) (?=que )| (?=(?:y|pero|o) que )/iu);
  const turned = parts.map((part) => {
    const [, and = "", body = ""] = /^((?:y |pero |o )?)que (.+)$/isu.exec(part) ?? [];
    const order = body && asOrder(body, register);
    if (order) return `${and}${withMore(order, register)}`;
    return parts.length === 1 ? part.replace(/^que (?=si |cuando )/iu, "") : part;
  });
  return toReader(turned.join(" "), register)
    .replace(/(?<=\d) que (?=hay|\p{L}+mos(?!\p{L}))/gu, ", que ")
    .replace(/(?<=[\p{L}\d]) pero (?=\p{L})/gu, ", pero ");
}

/** Orders that say themselves what is said: «ofrécele otra cita» → «te ofrecemos otra cita». */
function inManner(manner: string, typed: string, register: Register): string {
  const you = register === "usted" ? "le" : "te";
  const rest = toReader(typed.replace(/^a (?:él|ella) /u, ""), register);
  const that = /^que (.+)$/isu.exec(rest)?.[1];
  const verb = quotedWords("mannerVerbs").find(
    (one) => fold(one).slice(0, 4) === manner.slice(0, 4),
  );
  if (/^p[ie]d/u.test(manner))
    return (that && asOrder(that, register)) || (rest ? `${you} pedimos ${rest}` : "");
  if (manner.startsWith("discul")) return `${you} pedimos disculpas ${rest}`.trim();
  if (rest === "") return "";
  return verb ? `${you} ${verb} ${that ?? rest}` : `gracias ${rest.replace(/^(?!por )/u, "por ")}`;
}

/** An order goes on behind «y», and may ask: «dinos qué día viniste y quién te atendió». */
function withMore(order: string, register: Register): string {
  const more = order
    .split(/(?<= [yo]) /u)
    .map((part, at) => (at > 0 && asOrder(part.replace(/ [yo]$/u, ""), register)) || part)
    .join(" ");
  const isAsking = quotedWords("askingOrders").some((word) => fold(more).startsWith(word));
  return isAsking ? askedOf(more, register) : more;
}
