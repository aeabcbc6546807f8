import { dataOf } from "../data.ts";
import { fold } from "../spanish/fold.ts";
import type { QuotedMessage } from "./request.ts";

interface Topic {
  id: string;
  noun: string;
  ask: readonly string[];
  know: readonly string[];
  match: readonly string[];
}
interface Words {
  lists: Readonly<Record<string, readonly string[]>>;
  topics: readonly Topic[];
  issues: readonly Topic[];
}

const listed = (text: unknown) => (typeof text === "string" && text ? text.split(", ") : []);

/** The words of quoted.yaml, read once. */
let words: Words | undefined;
export function data(): Words {
  if (words) return words;
  const raw = dataOf<
    Record<string, string> & { topics: Record<string, string>[]; issues: Record<string, string>[] }
  >("understand/quoted");
  const topic = ({ id = "", noun = "", ask, know, match }: Record<string, string>): Topic => ({
    id,
    noun,
    ask: listed(ask),
    know: listed(know),
    match: listed(match),
  });
  words = {
    lists: Object.fromEntries(Object.entries(raw).map(([name, text]) => [name, listed(text)])),
    topics: raw.topics.map(topic),
    issues: raw.issues.map(topic),
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
/** Where the first of the words stands. */
function firstOf(folded: string, words: readonly string[]): number {
  const text = ` ${folded} `;
  const places = words.map((word) =>
    text.indexOf(word.endsWith("*") ? ` ${word.slice(0, -1)}` : ` ${word} `),
  );
  return Math.min(...places.filter((at) => at >= 0), text.length);
}
export const hasAny = (folded: string, words: readonly string[]) => countOf(folded, words) > 0;
export const startsWithAny = (folded: string, words: readonly string[]) =>
  words.some((word) =>
    word.endsWith("*")
      ? folded.startsWith(word.slice(0, -1))
      : folded === word || folded.startsWith(`${word} `),
  );

/** A list of quoted.yaml. */
export const quotedWords = (list: string): readonly string[] => data().lists[list] ?? [];
export const topicsOf = (): readonly Topic[] => data().topics;

/** Whether a clause is only said to us: «de usted», «q respondo». */
export const isInstruction = (clause: string) =>
  startsWithAny(fold(clause), quotedWords("instructions"));

/** The parts of a text between stops, commas and brackets. */
export const clausesOf = (text: string) =>
  text
    .split(/[,.;:](?=\s|$)|[()\n¿?¡!…]+|\.{2,}/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** What kind of message it is, by the words of its clauses and its stars. */
export function readKind(said: string, stars?: number): QuotedMessage["kind"] {
  const { spam, grief, insult, compare, joke, praise, complaint, symptoms, questionStarts } =
    data().lists;
  const folded = fold(said);
  const has = (words?: readonly string[]) => hasAny(folded, words ?? []);
  if (countOf(folded, spam!) > 1) return "spam";
  let good = 0;
  let bad = 0;
  let facts = 0;
  for (const clause of clausesOf(said.replace(/ (?:pero|aunque|eso s[ií]) /giu, ". "))) {
    const text = fold(clause);
    const blamed = countOf(text, complaint!);
    const praised = countOf(text, praise!);
    const isBlame =
      blamed > praised ||
      (blamed === praised && firstOf(text, complaint!) < firstOf(text, praise!));
    if (blamed > 0 && isBlame) bad += 1;
    else if (praised > 0) good += 1;
    if (text.split(" ").length > 3 && !hasAny(text, insult!) && praised === 0) facts += 1;
  }
  if (/[😡🤬🙁😞😢😭👎🤡]/u.test(said)) bad += 1;
  if (/[😍🥰❤👏🙌🔥💯👍💪🤩😋]/u.test(said)) good += 1;
  // «El pan muy rico pero ya no quedaba»: what follows is no praise.
  const but = / (?:pero|lástima que|lo malo) (.+)$/isu.exec(said)?.[1];
  if (
    but &&
    good > 0 &&
    bad === 0 &&
    (stars ?? 3) < 4 &&
    !has(joke) &&
    countOf(fold(but), praise!) === 0
  )
    bad += 1;
  const asks = /\?/.test(said) || startsWithAny(folded, questionStarts!);
  const isOwnBody = has(symptoms) && / (?:me|mi|mis|aguanto|tengo) /.test(` ${folded} `);
  if (has(grief) && good === 0) return "grief";
  if (isOwnBody && good <= bad && stars === undefined) return "complaint";
  if (has(joke) && (asks || (good === 0 && bad === 0 && !has(compare))))
    return good > 0 && !asks ? "praise" : "joke";
  if (has(compare) || (has(insult) && facts === 0)) return "insult";
  if (bad > 0 && / (?:eso si|aunque) /.test(` ${folded} `)) return "mixed";
  if (
    good > 0 &&
    bad > 0 &&
    (stars ?? 3) < 5 &&
    (stars !== undefined ||
      / (?:pero|lo malo|lastima) /.test(` ${folded} `) ||
      /[.!] \p{Lu}/u.test(said))
  )
    return "mixed";
  if (stars !== undefined && stars !== 3) return stars > 3 ? "praise" : "complaint";
  const isAnybody = !/ (?:me|mi|mis|nos|nuestr\w*|yo|se me) /.test(` ${folded} `);
  if (
    asks &&
    (bad === 0 ||
      (isAnybody && clausesOf(said).length === 1) ||
      startsWithAny(folded, questionStarts!)) &&
    good <= 1
  )
    return "question";
  if (bad > 0 && bad >= good) return "complaint";
  if (asks) return "question";
  if (good > 0) return "praise";
  const denies = / (?:no|ni|sin|nunca|nadie|tampoco|otra|otro|solo|menos|en vez) /.test(
    ` ${folded} `,
  );
  return facts > 0 && denies ? "complaint" : "other";
}

/** What a complaint is about, as it stands behind «Sentimos»: «la espera». */
export const issuesIn = (folded: string): string[] =>
  data()
    .issues.filter(({ match }) => hasAny(folded, match))
    .map(({ noun }) => noun);
