import { dataOf } from "../data.ts";
import { months } from "./dates.ts";
import { openMarks, typeset } from "./marks.ts";
import { isNoun, phrase } from "./phrase.ts";
import { orderSpelling } from "./verbs.ts";

/** When a word is spelt so, as `choices.yaml` explains; all that is given must hold. */
interface Rule {
  to: string;
  prev?: ReadonlySet<string>;
  prev2?: ReadonlySet<string>;
  next?: ReadonlySet<string>;
  next2?: ReadonlySet<string>;
  notPrev?: ReadonlySet<string>;
  notNext?: ReadonlySet<string>;
  near?: ReadonlySet<string>;
  notNear?: ReadonlySet<string>;
  nextEnds?: ReadonlySet<string>;
  ask?: boolean;
}

type Lists = Record<string, string>;
interface Spelling {
  shorthand: Lists;
  pastAfterSe: string;
  endings: Lists;
  notEnding: string;
  icoVerbs: string;
  names: Lists;
  towns: string;
  townPrev: string;
  townNext: string;
  streets: string;
  notStreet: string;
  homes: string;
  notPlace: string;
}
interface Choices {
  groups: Lists;
  short: Record<string, string | boolean>[];
  choices: Record<string, string | boolean>[];
}

/** A word or number of a text; `key` is small and has no accents, `gap` is what stands before it. */
interface Token {
  text: string;
  key: string;
  gap: string;
  /** Part of an address, tag or code: never touched. */
  isFixed: boolean;
}

const maxChars = 12_000;
const bare = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");

function tokensOf(text: string): { tokens: Token[]; rest: string } {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}]*|\d[\d.,:]*\d|\d/gu)) {
    const after = text.slice(index + word.length, index + word.length + 2);
    const gap = text.slice(end, index);
    const isFixed =
      /[@#_\d\\]$|\p{L}\.$|:\/\/$/u.test(gap || (tokens.at(-1)?.text ?? "")) ||
      /^(?:[@_\d\\]|\.\p{L}|:\/)/u.test(after);
    tokens.push({ text: word, key: bare(word), gap, isFixed });
    end = index + word.length;
  }
  return { tokens, rest: text.slice(end) };
}

const joined = (tokens: readonly Token[], rest: string) =>
  tokens.map(({ gap, text }) => gap + text).join("") + rest;

const boundary = /[.,;:!?¿¡()«»"“”\n…–—]/u;
const isNumber = (token: Token) => /^\d/.test(token.text);

/** What a rule may call the neighbour before or after. */
function neighbours(tokens: readonly Token[], at: number, side: -1 | 1, rest: string): string[] {
  const token = tokens[at + side];
  const gap = side < 0 ? (tokens[at]?.gap ?? "") : (tokens[at + 1]?.gap ?? rest);
  const edge = side < 0 ? "^" : "$";
  if (!token || boundary.test(gap)) return [edge, gap.trim()];
  if (!isNumber(token)) return [token.key];
  const isMoney = /[$₡]|S\/$/.test(gap) || /^ ?€/.test(tokens[at + side + 1]?.gap ?? rest);
  return ["#", token.text, isMoney ? "money" : ""];
}

/** Whether a token stands at the head of a question, behind «y», «a» or «de» at most. */
function isAsked(tokens: readonly Token[], at: number): boolean {
  for (let back = at; back >= 0 && back > at - 3; back -= 1) {
    if (back < at && !asking.has(tokens[back]!.key)) return false;
    if (tokens[back]!.gap.includes("¿")) return true;
  }
  return false;
}
const asking = new Set(["a", "con", "de", "desde", "en", "hasta", "para", "pero", "por", "y"]);

/** The first of a word's rules that holds. */
function ruleFor(
  rules: readonly Rule[] | undefined,
  tokens: readonly Token[],
  at: number,
  near: Near,
): Rule | undefined {
  if (!rules) return undefined;
  const before = neighbours(tokens, at, -1, near.rest);
  const after = neighbours(tokens, at, 1, near.rest);
  const some = (set: ReadonlySet<string> | undefined, keys: readonly string[]) =>
    set === undefined || keys.some((key) => set.has(key));
  const none = (set: ReadonlySet<string> | undefined, keys: readonly string[]) =>
    set === undefined || !keys.some((key) => set.has(key));
  return rules.find(
    (rule) =>
      some(rule.next, after) &&
      some(rule.prev, before) &&
      none(rule.notPrev, before) &&
      none(rule.notNext, after) &&
      (!rule.prev2 || some(rule.prev2, neighbours(tokens, at - 1, -1, near.rest))) &&
      (!rule.next2 || some(rule.next2, neighbours(tokens, at + 1, 1, near.rest))) &&
      (!rule.nextEnds || [...rule.nextEnds].some((end) => after[0]!.endsWith(end))) &&
      (!rule.ask || isAsked(tokens, at)) &&
      (!rule.near || [...rule.near].some((word) => near.words.has(word))) &&
      (!rule.notNear || ![...rule.notNear].some((word) => near.words.has(word))),
  );
}

interface Near {
  words: ReadonlySet<string>;
  rest: string;
}
function compile(rows: Choices["short"], groups: Lists): Map<string, Rule[]> {
  const byWord = new Map<string, Rule[]>();
  for (const { word, to, ask, ...lists } of rows) {
    const sets = Object.entries(lists).map(([name, list]) => [
      name,
      wordsOf(`${list}`.replace(/@(\w+)/g, (_, group: string) => groups[group] ?? "")),
    ]);
    const rule: Rule = { ...Object.fromEntries(sets), to: `${to}`, ask: ask === true };
    for (const one of `${word}`.split(" ")) byWord.set(one, [...(byWord.get(one) ?? []), rule]);
  }
  return byWord;
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

function spelt(to: string, word: string): string {
  if (to === "month") return months.find((month) => month.startsWith(word)) ?? word;
  if (to.startsWith("-")) return word.slice(0, -1) + to.slice(1);
  return to.endsWith("-") ? to.slice(0, -1) + word.slice(to.length - 1) : to;
}

/** A table of names of several words, by the key of their first one; longer names first. */
type Names = Map<string, { keys: string[]; words: string[] }[]>;

function addName(table: Names, name: string): void {
  const { tokens } = tokensOf(name);
  if (tokens.length === 0 || tokens.length > 8) return;
  const keys = tokens.map(({ key }) => key);
  const entry = { keys, words: tokens.map(({ text }) => text) };
  const list = [...(table.get(keys[0]!) ?? []), entry];
  table.set(
    keys[0]!,
    list.sort((left, right) => right.keys.length - left.keys.length),
  );
}

let loaded: ReturnType<typeof load> | undefined;
function load() {
  const data = dataOf<Spelling>("spanish/spelling");
  const { groups, short, choices } = dataOf<Choices>("spanish/choices");
  const lexicon = dataOf<{ accents: string; places: string }>("spanish/lexicon");
  const accents = new Map<string, string>();
  for (const word of lexicon.accents.split(" ")) accents.set(bare(word), word);
  for (const row of dataOf<{ words: string[] }>("spanish/accents").words)
    for (const word of row.split(" ")) {
      accents.set(bare(word), word);
      if (word.includes("ñ")) accents.set(word.replace(/[áéíóúü]/gu, bare), word);
    }
  const endings = Object.entries(data.endings).flatMap(([end, to]) =>
    end.endsWith("*")
      ? ["o", "a", "os", "as"].map((last) => [end.slice(0, -1) + last, to.slice(0, -1) + last])
      : [[end, to]],
  ) as [string, string][];
  const names: Names = new Map();
  for (const row of Object.values(data.names))
    for (const name of row.split(", ")) addName(names, name);
  for (const name of lexicon.places.split(", ")) addName(names, name);
  const towns: Names = new Map();
  for (const name of data.towns.split(", ")) addName(towns, name);
  return {
    accents,
    endings: new Map(endings),
    notEnding: wordsOf(data.notEnding),
    icoVerbs: data.icoVerbs.split(" "),
    shorthand: new Map(Object.entries(data.shorthand)),
    short: compile(short, groups),
    choices: compile(choices, groups),
    past: wordsOf(data.pastAfterSe),
    names,
    towns,
    townPrev: wordsOf(data.townPrev),
    townNext: wordsOf(data.townNext),
    streets: wordsOf(data.streets),
    notStreet: wordsOf(data.notStreet),
    homes: wordsOf(data.homes),
    notPlace: wordsOf(data.notPlace),
  };
}

/** «mecanica» → «mecánica», «cotizacion» → «cotización», «contandolo» → «contándolo». */
function byEnding(word: string): string | undefined {
  const { endings, notEnding, icoVerbs } = loaded!;
  if (word.length < 5 || notEnding.has(word)) return undefined;
  for (let at = Math.max(2, word.length - 8); at < word.length - 2; at += 1) {
    const to = endings.get(word.slice(at));
    if (to) return word.slice(0, at) + to;
  }
  const ico = /^(.*)([aeiou])([^aeiou]{1,3}ic)([oa]s?)$/.exec(word);
  if (
    ico &&
    word.length >= 6 &&
    !icoVerbs.some((stem) =>
      word.startsWith(stem, ico[1]!.length + ico[2]!.length + ico[3]!.length - stem.length),
    )
  )
    return `${ico[1]}${acute[ico[2]!]}${ico[3]}${ico[4]}`;
  const gerund = /^(.+)(a|ie|ye)(ndo)(me|te|se|l[oae]s?|nos)$/.exec(word);
  if (gerund) return `${gerund[1]}${gerund[2] === "a" ? "á" : `${gerund[2]![0]}é`}ndo${gerund[4]}`;
  const infinitive = /^(.+)([aei])r((?:me|te|se|nos)l[oae]s?)$/.exec(word);
  return infinitive ? `${infinitive[1]}${acute[infinitive[2]!]}r${infinitive[3]}` : undefined;
}
const acute: Record<string, string> = { a: "á", e: "é", i: "í", o: "ó", u: "ú" };

/** The typed capitals, on the right letters. */
function cased(typed: string, right: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return right.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/**
 * A small word of the lexicon with the accents that it lacks, wherever it stands: «bombin» is «bombín»;
 * undefined where nothing is known to be missing, or only the words around it could tell, as of «esta».
 */
export function accented(word: string): string | undefined {
  loaded ??= load();
  if (loaded.choices.has(word)) return undefined;
  const known = loaded.accents.get(word);
  return known ?? (/[^s][csx]ion$/.test(word) ? word.replace(/on$/, "ón") : undefined);
}

function expandShorthand(text: string): string {
  const { shorthand, short } = loaded!;
  const { tokens, rest } = tokensOf(text);
  const near = { words: new Set(tokens.map(({ key }) => key)), rest };
  const spellings = tokens.map((token, at) => {
    const { text: word, isFixed } = token;
    const small = word.toLowerCase();
    const isStart = neighbours(tokens, at, -1, rest)[0] === "^";
    if (isFixed || (/^\p{Lu}$/u.test(word) && !isStart)) return word;
    if (small === "k" && neighbours(tokens, at, -1, rest)[0] === "#") return word;
    if (small === "q" && neighbours(tokens, at, 1, rest)[0] === "#") return word;
    const rule = ruleFor(short.get(small), tokens, at, near);
    const to = rule ? spelt(rule.to, small) : shorthand.get(small);
    return to === undefined ? word : cased(word.length > 1 ? word : small, to);
  });
  return tokens.map(({ gap }, at) => gap + spellings[at]).join("") + rest;
}

/** The names of a profile, and its words with accents, each as it is spelt there. */
function readNames(names: readonly string[]): { table: Names; words: Map<string, string> } {
  const table: Names = new Map();
  const words = new Map<string, string>();
  for (const name of names.slice(0, 60)) {
    const trimmed = name.trim().slice(0, 80);
    const { tokens } = tokensOf(trimmed);
    if (tokens.length === 0 || (tokens.length === 1 && trimmed.length < 4)) continue;
    const isTitle = /^(?:el|la|los|las)\s/iu.test(trimmed);
    const isKnown = matchName(loaded!.names, tokens, 0)?.length === tokens.length;
    addName(table, isTitle || isKnown ? trimmed : phrase(trimmed).bare || trimmed);
    for (const [at, { text, key }] of tokens.entries()) {
      const isProper = at > 0 && /^\p{Lu}/u.test(text);
      if (text.length < 4 || text.toLowerCase() === key || loaded!.choices.has(key)) continue;
      const word = isProper ? text : text.toLowerCase();
      words.set(key, word);
      if (/[aeo]$/.test(key)) words.set(`${key}s`, `${word}s`);
    }
  }
  return { table, words };
}

function matchName(table: Names, tokens: readonly Token[], at: number): string[] | undefined {
  return table.get(tokens[at]!.key)?.find(({ keys }) =>
    keys.every((key, offset) => {
      const token = tokens[at + offset];
      return token?.key === key && (offset === 0 || /^[ .\-'’]*$/.test(token.gap));
    }),
  )?.words;
}

/**
 * What was typed on a phone, in correct Spanish: «q cerramos el sabado» → «que cerramos el sábado».
 * `names` are spelt as they are given: products, the business, its place. Line breaks stay, the first
 * letter is not raised, and numbers and hours keep their figures.
 */
export function correct(text: string, names: readonly string[] = []): string {
  loaded ??= load();
  if (text.length > maxChars) return correct(text.slice(0, maxChars), names) + text.slice(maxChars);
  const { tokens, rest } = tokensOf(expandShorthand(openMarks(typeset(text))));
  const own = readNames(names);
  const near = { words: new Set(tokens.map(({ key }) => key)), rest };
  const spellings: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const name = token.isFixed
      ? undefined
      : (matchName(own.table, tokens, at) ??
        matchName(loaded.names, tokens, at) ??
        town(tokens, at, rest));
    if (!name) {
      spellings.push(token.isFixed ? token.text : spell(tokens, at, near, own.words));
      continue;
    }
    for (const [offset, word] of name.entries()) {
      const typed = tokens[at + offset]!.text;
      const keeps = offset === 0 && /^\p{Ll}/u.test(word) && /^\p{Lu}/u.test(typed);
      const shouts = typed.length > 3 && typed === typed.toUpperCase();
      spellings.push(keeps ? cased(typed, word) : shouts ? word.toUpperCase() : word);
    }
    at += name.length - 1;
  }
  return joined(
    tokens.map((token, at) => ({ ...token, text: spellings[at]! })),
    rest,
  );
}

function town(tokens: readonly Token[], at: number, rest: string): string[] | undefined {
  const { towns, townPrev, townNext } = loaded!;
  const name = matchName(towns, tokens, at);
  if (!name) return undefined;
  const [before] = neighbours(tokens, at, -1, rest);
  const [after] = neighbours(tokens, at + name.length - 1, 1, rest);
  return townPrev.has(before!) || townNext.has(after!) ? name : undefined;
}

const saints = new Set(["san", "santa", "santo"]);

function spell(
  tokens: readonly Token[],
  at: number,
  near: Near,
  own: ReadonlyMap<string, string>,
): string {
  const { accents, choices, past, streets, notStreet, homes, notPlace } = loaded!;
  const { text, key } = tokens[at]!;
  if (isNumber(tokens[at]!)) return text;
  const [before] = neighbours(tokens, at, -1, near.rest);
  const [after] = neighbours(tokens, at, 1, near.rest);
  const isSmall = text === text.toLowerCase();
  // «del 27 marzo»
  if (before === "#" && months.some((month) => month === key)) {
    const day = tokens[at - 1]!.text;
    const isDay = /^(?:[1-9]|[12]\d|3[01])$/.test(day);
    const isList = months.some((month) => month === neighbours(tokens, at - 1, -1, near.rest)[0]);
    return isDay && !isList ? `de ${text.toLowerCase()}` : text;
  }
  if (isSmall && !notStreet.has(key)) {
    const saint = saints.has(key) && after !== "$" && after !== "#" && !notStreet.has(after!);
    if ((saint && before !== "semana") || saints.has(before!)) return cased("A", text);
    if (streets.has(before!) && text.length > 3 && /^[#$]/.test(after!))
      return cased("A", accents.get(key) ?? text);
  }
  // «piso en pedregalejo 389.000 €»
  if (before === "en" && isSmall && text.length > 3 && /^[#$]/.test(after!) && !isNoun(text))
    if (
      !notPlace.has(key) &&
      tokens.slice(Math.max(0, at - 7), at).some((one) => homes.has(one.key))
    )
      return cased("A", accents.get(key) ?? text);
  const typed = text.toLowerCase();
  const spelling = own.get(key);
  if (spelling && typed !== spelling) return cased(text, spelling);
  if (/[áéíóúü]/u.test(typed)) return text;
  const rule = ruleFor(choices.get(typed), tokens, at, near);
  if (rule) return cased(text, spelt(rule.to, typed));
  if (before === "se" && past.has(typed)) return cased(text, spelt("-ó", typed));
  if (choices.has(typed)) return text;
  // «en Jurica»: a name may end as it will.
  const isName = !isSmall && before !== "^";
  const right =
    accents.get(typed) ?? (isName ? undefined : (byEnding(typed) ?? orderSpelling(typed)));
  return right ? cased(text, right) : text;
}
