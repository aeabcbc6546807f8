import { fold } from "../spanish/fold.ts";
import { numberOf } from "../spanish/numbers.ts";
import { isNoun, phrase } from "../spanish/phrase.ts";
import { verbs } from "../spanish/verbs.ts";
import { clausesOf, countOf, quotedWords } from "./quoted-words.ts";
import type { Register } from "./request.ts";
import { isInfinitive } from "./said-to.ts";

/** How a customer's article stands in our mouth. */
const articles: Readonly<Record<string, string>> = {
  el: "el",
  la: "la",
  los: "los",
  las: "las",
  un: "el",
  una: "la",
  unos: "los",
  unas: "las",
  este: "el",
  esta: "la",
  estos: "los",
  estas: "las",
  mi: "tu",
  mis: "tus",
};

let finite: ReadonlySet<string> | undefined;

/** «la compré», «las entrega»: no article stands before a verb. */
function isVerbal(word: string): boolean {
  finite ??= new Set(verbs().flatMap(({ present, others }) => [present[1], ...others.flat()]));
  if (finite.has(word) || /(?:[éó]|[ai]ron|mos|ste)$/u.test(word)) return true;
  const stem = word.replace(/(?:an|en|as|es|[aeo])$/u, "");
  return stem !== word && ["ar", "er", "ir"].some((end) => isInfinitive(stem + end));
}

function isThing(article: string, word: string): boolean {
  const key = fold(word);
  if (word.length < 3 || !/^\p{Ll}+$/u.test(word) || quotedWords("noMatter").includes(key))
    return false;
  if (countOf(key, quotedWords("complaint")) + countOf(key, quotedWords("praise")) > 0)
    return false;
  return isNoun(word) || !(/^l/.test(article) && isVerbal(word));
}

/**
 * The first thing that a customer names, with the article: «El limonero que compré se secó» → «el
 * limonero», «mis lentes» → «tus lentes»; undefined when none is sure.
 */
export function matterIn(text: string, register: Register): string | undefined {
  const words = [...text.matchAll(/[\p{L}\d]+|[^\p{L}\s]/gu)].map(([word]) => word);
  for (const [at, word] of words.entries()) {
    const thing = words[at + 1] ?? "";
    const before = words[at - 1] ?? "";
    const article = articles[word.toLowerCase()] ?? "";
    const isCounted = numberOf(word) !== undefined && isNoun(thing);
    if (!(article || isCounted) || !isThing(article, thing)) continue;
    if (quotedWords("noMatterBefore").includes(fold(before))) continue;
    // «…, un robo», «es un horno» only judge.
    if (/^un/iu.test(word) && /^(?:|[^\p{L}]|es|son|fue|era|hecho)$/iu.test(before)) continue;
    const [of, next = "", last = ""] = words.slice(at + 2, at + 5);
    const own = of === "de" && /^mi$/iu.test(next) && last ? ` de tu ${last}` : "";
    const kind = of === "de" && /^\p{Ll}{3,}$/u.test(next) && isNoun(next) ? ` de ${next}` : "";
    const named = article ? `${article} ${thing}` : phrase(thing).full;
    const found = `${named}${own || kind}`;
    return register === "usted" ? found.replace(/(^| de )tu(?=s? )/gu, "$1su") : found;
  }
  return undefined;
}

/** The same in the clauses that praise, or in those that blame; `isSure` leaves out those that do neither. */
export function matterOf(
  said: string,
  isGood: boolean,
  register: Register,
  isSure = false,
): string | undefined {
  const clauses = clausesOf(said);
  const score = (list: string) => (clause: string) => countOf(fold(clause), quotedWords(list)) > 0;
  const [wanted, other] = isGood ? ["praise", "complaint"] : ["complaint", "praise"];
  const first = clauses.filter(score(wanted!));
  const rest = clauses.filter((clause) => !first.includes(clause) && !score(other!)(clause));
  return [...first, ...(isSure ? [] : rest)]
    .map((clause) => matterIn(clause, register))
    .find(Boolean);
}
