import { dataOf } from "../data.ts";
import { fold } from "../spanish/fold.ts";
import type { QuotedMessage } from "./request.ts";

interface Row {
  /** An id or a noun. */
  name: string;
  match: readonly string[];
  /** Words of a profile that answer it. */
  know: readonly string[];
  /** «el retraso con», behind which the thing follows. */
  before: string;
}
interface Words {
  lists: Readonly<Record<string, readonly string[]>>;
  topics: readonly Row[];
  issues: readonly Row[];
}

const listed = (text: unknown) => (typeof text === "string" && text ? text.split(", ") : []);

/** The words of quoted.yaml, read once. */
let words: Words | undefined;
function data(): Words {
  if (words) return words;
  const raw = dataOf<
    Record<string, string> & Record<"topics" | "issues", Record<string, string>[]>
  >("understand/quoted");
  const row = ({ id, noun, match, know, with: before }: Record<string, string>): Row => ({
    name: id ?? noun ?? "",
    match: listed(match),
    know: listed(know),
    before: before ?? "",
  });
  words = {
    lists: Object.fromEntries(Object.entries(raw).map(([name, text]) => [name, listed(text)])),
    topics: raw.topics.map(row),
    issues: raw.issues.map(row),
  };
  return words;
}

/** How many of the words stand in a folded text; «tard*» also means longer ones. */
export function countOf(folded: string, words: readonly string[]): number {
  const text = ` ${folded} `;
  return words.filter((word) =>
    text.includes(word.endsWith("*") ? ` ${word.slice(0, -1)}` : ` ${word} `),
  ).length;
}
export const hasAny = (folded: string, words: readonly string[]) => countOf(folded, words) > 0;

/** The longest of the words that begins a folded text. */
export const startOf = (folded: string, words: readonly string[]): string | undefined =>
  words
    .filter((word) =>
      word.endsWith("*")
        ? folded.startsWith(word.slice(0, -1))
        : folded === word || folded.startsWith(`${word} `),
    )
    .sort((left, right) => right.length - left.length)[0];

/** A list of quoted.yaml. */
export const quotedWords = (list: string): readonly string[] => data().lists[list] ?? [];

/** What a question asks for, of the topics of quoted.yaml. */
export const topicsIn = (folded: string): string[] =>
  data()
    .topics.filter(({ match }) => hasAny(folded, match))
    .map(({ name }) => name);

/** What a complaint is about, as it stands behind «Sentimos mucho»: «la espera». Clauses of praise do not count. */
export const issuesIn = (said: string): string[] => {
  const blamed = clausesOf(said)
    .map(fold)
    .filter((clause) => countOf(clause, quotedWords("praise")) === 0)
    .join(" . ");
  return data()
    .issues.filter(({ match }) => hasAny(blamed, match))
    .map(({ name }) => name);
};

/** What stands before the thing in place of a complaint's noun: «el retraso con»; "" for none. */
export const beforeThing = (noun: string): string =>
  data().issues.find(({ name }) => name === noun)?.before ?? "";

/** The first of the texts that answers something of a topic. */
export const knownOf = (topics: readonly string[], texts: readonly string[]): string | undefined =>
  texts.find((text) =>
    data().topics.some(({ name, know }) => topics.includes(name) && hasAny(fold(text), know)),
  );

/** The parts of a customer's words between stops, commas and «pero». */
export const clausesOf = (said: string) =>
  said.replace(/ (?:pero|aunque|eso s[íi]|lástima|encima) /giu, ". ").split(/[,.;:!?¡¿()\n…]+/u);

/** What kind of message it is, by its words, its question mark and its stars. */
export function readKind(said: string, stars?: number): QuotedMessage["kind"] {
  const folded = fold(said);
  const has = (list: string) => hasAny(folded, quotedWords(list));
  const good =
    countOf(folded, quotedWords("praise")) + (/[😍🥰❤👏🙌🔥💯👍💪🤩😋]/u.test(said) ? 1 : 0);
  const bad =
    countOf(folded, quotedWords("complaint")) + (/[😡🤬🙁😞😢😭👎🤡🤢]/u.test(said) ? 1 : 0);
  const asks = said.includes("?") || startOf(folded, quotedWords("questionStarts")) !== undefined;
  const isTurned =
    /(?<!\p{L})(?:pero|aunque|eso sí|eso si|lástima|lo malo|sin embargo|encima)(?!\p{L})/iu;
  if (countOf(folded, quotedWords("spam")) > 1) return "spam";
  if (has("grief") && good === 0) return "grief";
  if (stars !== undefined) {
    if (good > 0 && bad > 0 && stars < 5) return "mixed";
    return stars > 3 ? "praise" : stars === 3 && bad === 0 ? "mixed" : "complaint";
  }
  // «¿Para esto pago 40 euros? Un desastre, nunca más.» only complains.
  if (asks && !(bad > 2 && !/\?\W*$/u.test(said))) return has("joke") ? "joke" : "question";
  if (has("compare") || (has("insult") && folded.split(" ").length < 7)) return "insult";
  if (has("joke") && bad === 0) return good > 0 ? "praise" : "joke";
  if (good > 0 && (bad > 0 || isTurned.test(said)))
    return bad > 0 || good === 1
      ? isTurned.test(said) || bad === good
        ? "mixed"
        : bad > good
          ? "complaint"
          : "praise"
      : "praise";
  if (good > 0) return "praise";
  const denies = /(?<!\p{L})(?:no|ni|sin|nunca|nadie|tampoco)(?!\p{L})/iu.test(said);
  return bad > 0 || has("insult") || denies ? "complaint" : "other";
}
