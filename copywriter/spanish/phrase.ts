import { dataOf } from "../data.ts";
import { fold } from "./fold.ts";

/** A noun phrase as a sentence needs it. */
export interface Phrase {
  /** Without article: «hogaza de centeno». */
  bare: string;
  /** With the article where one is due: «la hogaza de centeno», «Kolmena Pro». */
  full: string;
  /** Undefined when nothing safe can be said. */
  gender: "m" | "f" | undefined;
  plural: boolean;
  /** Names and infinitives take no article. */
  hasArticle: boolean;
}

let loaded: Record<string, ReadonlySet<string>> | undefined;
/** A list of words of `nouns.yaml`. */
function words(name: string): ReadonlySet<string> {
  loaded ??= Object.fromEntries(
    Object.entries(dataOf<Record<string, string>>("spanish/nouns")).map(([key, list]) => [
      key,
      new Set(list.split(" ")),
    ]),
  );
  return loaded[name]!;
}

const determiners: Readonly<Record<string, readonly ["m" | "f" | undefined, boolean]>> = {
  el: ["m", false],
  un: ["m", false],
  este: ["m", false],
  nuestro: ["m", false],
  la: ["f", false],
  una: ["f", false],
  esta: ["f", false],
  nuestra: ["f", false],
  mi: [undefined, false],
  tu: [undefined, false],
  su: [undefined, false],
  los: ["m", true],
  unos: ["m", true],
  estos: ["m", true],
  nuestros: ["m", true],
  las: ["f", true],
  unas: ["f", true],
  estas: ["f", true],
  nuestras: ["f", true],
  mis: [undefined, true],
  tus: [undefined, true],
  sus: [undefined, true],
};

const nounEnding = /(?:cion|sion|dad|ismo|miento|aje|terapia|eria)(?:es|s)?$/;

function knownGender(key: string): "m" | "f" | undefined {
  for (const form of [key, key.replace(/s$/, ""), key.replace(/es$/, "")]) {
    if (words("masculine").has(form)) return "m";
    if (words("feminine").has(form)) return "f";
  }
  return undefined;
}

/** Whether a word is surely a noun of everyday trade. */
export function isNoun(word: string): boolean {
  const key = fold(word);
  return knownGender(key) !== undefined || nounEnding.test(key);
}

function genderOf(word: string): "m" | "f" | undefined {
  const key = fold(word);
  const known = knownGender(key);
  if (known) return known;
  const singular = key
    .replace(/ces$/, "z")
    .replace(/([^aeiou])es$/, "$1")
    .replace(/s$/, "");
  if (/(?:[cgstx]ion|nion|dad|tad|tud|umbre|iza|ez|icie)$/.test(singular)) return "f";
  if (/(?:aje|or|ambre|men|ismo|ete|al|il|el|an|in|on|ar|ing|ema|oma|grama|o)$/.test(singular))
    return "m";
  return singular.endsWith("a") ? "f" : undefined;
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const prepositions = new Set(["de", "del", "por", "en", "a", "al", "para", "desde", "con", "sin"]);

/** «Kolmena Pro», «Casa Nácar», «5G», where «Gafas progresivas» and «Ruta por Islandia» are things. */
function isName(all: readonly string[]): boolean {
  const [first = ""] = all;
  if (/^[\d«(]|^\p{Lu}{2}|.\p{Lu}/u.test(first) || /\d/.test(first)) return true;
  const key = fold(first);
  const at = all.findIndex((word, index) => index > 0 && /^\p{Lu}[^\p{Lu}\d]/u.test(word));
  if (at > 0) {
    // «Collar Marea» is a collar with a name; «Casa Nácar» is only a name.
    if (knownGender(key) && !words("houses").has(key)) return false;
    if (at > 1 && words("days").has(all[at]!) && genderOf(first)) return false;
    return isCapital(first) && !(prepositions.has(all[at - 1]!) && isNoun(first));
  }
  if (!isCapital(first) || isNoun(first)) return false;
  if (all.length > 1) return !genderOf(first) && !prepositions.has(all[1]!);
  return !/(?:it[oa]|ill[oa]|ader[oa]|encia|ancia|dor|dora)s?$/.test(key) && !key.endsWith("s");
}

const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** «pintar pisos», «Apadrina una colmena»: something done, which takes no article. */
function action(text: string, all: readonly string[]): Phrase | undefined {
  const [how, , rest = ""] = /^(c[oó]mo) (\p{L}+(?:[aei]r|[aei]rse)(?: .*)?)$/iu.exec(text)
    ? ["", "", text.slice(5)]
    : [undefined];
  if (how !== undefined) return fixed(rest.toLowerCase(), "m");
  if (/^lo \p{Ll}/u.test(text)) return fixed(text, "m");
  const verb = lowered(all[0] ?? "");
  if (words("doing").has(verb)) return fixed(lowered(text), "m");
  if (all.length > 1 && /^\p{Ll}+[aei]r$/u.test(all[0]!) && !knownGender(fold(verb)))
    return fixed(text, "m");
  const isCall = /^\p{L}{2,}[ae]$/u.test(verb) && determiners[fold(all[1] ?? "")];
  return isCall && !isNoun(verb) && all.length > 2
    ? fixed(text.charAt(0).toUpperCase() + text.slice(1), undefined)
    : undefined;
}

function isPlural(head: string, next: string): boolean {
  const word = head.toLowerCase();
  if (words("plurals").has(word)) return true;
  // «Tenis casuales» are shoes.
  if (word === "tenis") return /[aeo]s$|^para/u.test(next);
  return /[^s]s$/.test(word) && !/(?:is|us|ís|és|ás)$/.test(word) && !words("singulars").has(word);
}

/** Reads a noun phrase written by a person (already `plain`): article, gender, number, name or not. */
export function phrase(text: string): Phrase {
  const all = text.split(" ");
  let start = 0;
  while (start < all.length - 1 && determiners[fold(all[start]!)]) start += 1;
  if (start === 0) {
    const done = action(text, all);
    if (done) return done;
  }
  const [gender, plural] = start > 0 ? determiners[fold(all[start - 1]!)]! : [];
  const rest = all.slice(start);
  const bare = rest.join(" ");
  // «Los 5 juguetes más vendidos» is no name.
  if (plural && /^\d{1,2} \p{Ll}/u.test(bare)) return withArticle(bare, gender ?? "m", true);
  if (isName(rest))
    return gender && /^(?:el|la)$/i.test(all[start - 1]!)
      ? withArticle(bare, gender, false)
      : fixed(bare, undefined);
  const small = lowered(bare);
  const at = rest.findIndex((word) => !words("before").has(word.toLowerCase()));
  const head = rest[Math.max(at, 0)]!;
  const many = plural ?? isPlural(head, rest[at + 1] ?? "");
  const isLoud = gender === "m" && !plural && hasLoudA(head);
  const sure = isLoud ? genderOf(head) : (gender ?? genderOf(head));
  return sure ? withArticle(small, sure, many) : fixed(small, undefined, many);
}

/** A product of a profile: «El taller del relojero» is its whole name, for its article. */
export function productPhrase(text: string): Phrase {
  const [, article] = /^(El|La|Los|Las) /.exec(text) ?? [];
  if (!article) return phrase(text);
  const [gender, plural] = determiners[article.toLowerCase()]!;
  return fixed(text, gender, plural);
}

const hasLoudA = (noun: string) =>
  words("loudA").has((noun.split(" ")[0] ?? "").toLowerCase().replace(/s$/, ""));

function fixed(bare: string, gender: "m" | "f" | undefined, plural = false): Phrase {
  return { bare, full: bare, gender, plural, hasArticle: false };
}

function withArticle(bare: string, gender: "m" | "f", plural: boolean): Phrase {
  const one = gender === "f" && !hasLoudA(bare) ? "la" : "el";
  const article = plural ? (gender === "f" ? "las" : "los") : one;
  return { bare, full: `${article} ${bare}`, gender, plural, hasArticle: true };
}

/** «de la hogaza», «del pan», «de Kolmena Pro». */
export function ofPhrase(noun: Phrase): string {
  return noun.hasArticle && noun.full.startsWith("el ") ? `d${noun.full}` : `de ${noun.full}`;
}

/** «una hogaza», «un agua con gas», «unas flores»; names stay as they are. */
export function aPhrase(noun: Phrase): string {
  if (!noun.hasArticle) return noun.full;
  if (noun.plural) return noun.bare;
  return `${noun.gender === "f" && !hasLoudA(noun.bare) ? "una" : "un"} ${noun.bare}`;
}

/** «a, b y c», with e before i- and never before hie-. */
export const list = (items: readonly string[]): string => joined(items, "y");

/** «a, b o c», with u before o-. */
export const either = (items: readonly string[]): string => joined(items, "o");

function joined(items: readonly string[], word: "y" | "o"): string {
  if (items.length < 2) return items[0] ?? "";
  const last = fold(items.at(-1)!);
  const isClash = word === "y" ? /^h?i(?![aeo])/.test(last) : /^h?o/.test(last);
  const joint = isClash ? (word === "y" ? "e" : "u") : word;
  return `${items.slice(0, -1).join(", ")} ${joint} ${items.at(-1)}`;
}
