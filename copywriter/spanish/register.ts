import { dataOf } from "../data.ts";
import type { Register } from "../understand/request.ts";
import { isNoun } from "./phrase.ts";
import { type Forms, ordersOf, splitOrder, unaccented, verbs, withPronouns } from "./verbs.ts";

/** The form of [tú, usted, vos] that a register takes; vos is as tú when it is not given. */
export function inRegister(
  [tu = "", usted = tu, vos = tu]: readonly string[],
  register: Register,
): string {
  return register === "usted" ? usted : register === "vos" ? vos : tu;
}

type Column = 0 | 1 | 2;
const columns: Record<Register, Column> = { tu: 0, usted: 1, vos: 2 };
const registers = ["tu", "usted", "vos"] as const;

let loaded: ReturnType<typeof load> | undefined;
function load() {
  const data = dataOf<Record<string, string>>("spanish/verbs");
  const words = (name: string) => new Set(data[name]!.split(" "));
  // Which form a word is, by who is addressed; orders are told by where they stand.
  const forms: [Map<string, Forms>, Map<string, Forms>, Map<string, Forms>] = [
    new Map(),
    new Map(),
    new Map(),
  ];
  for (const { present, subjunctive, others } of verbs())
    for (const row of [...others, subjunctive, present])
      for (const column of [0, 1, 2] as const) forms[column].set(row[column], row);
  return {
    forms,
    infinitives: new Set(verbs().map(({ infinitive }) => infinitive)),
    nouns: words("nouns"),
    nounOrders: words("nounOrders"),
    politeNouns: words("politeNouns"),
    noInfinitive: words("noInfinitive"),
    orderNext: words("orderNext"),
    orders: words("orders"),
    reflexive: words("reflexive"),
    joining: words("joining"),
    askers: words("askers"),
  };
}

/** A word with what stands around it, in small letters; "" where a sentence or clause begins or ends. */
interface Place {
  word: string;
  before: string;
  next: string;
  afterNext: string;
  /** The word opens a sentence or a clause. */
  opens: boolean;
  /** The sentence gave an order before. */
  ordered: boolean;
  /** It goes on after an order or a condition. */
  chained: boolean;
  /** A «no» before it opens the sentence or clause. */
  deniesFirst: boolean;
  /** It opens a question. */
  asks: boolean;
}

const noVos = new Set(["beber", "dar", "estar", "ir", "ser", "ver"]);
const objects = new Set(["lo", "la", "los", "las"]);

/** A word said to the reader in the register of `from`, in that of `to`; undefined when it is none for sure. */
function turn(place: Place, from: Column, to: Column, isSure: boolean): string | undefined {
  const { word, before, next } = place;
  if (from === 1) return turnPolite(place, to, isSure);
  const known = loaded!;
  if (word === "vos" && from === 2)
    return before === "con" || to === 1 ? "usted" : prepositions.has(before) ? "ti" : "tú";
  const pronoun = to === 1 ? politePronoun(place) : fixedPronouns[word]?.[to];
  if (pronoun !== undefined && pronoun !== word) return pronoun;
  const present = known.forms[from].get(word);
  if (present && present[from] !== present[to]) {
    const isVerb =
      !(known.nouns.has(word) || isNoun(word)) ||
      loaded!.askers.has(before) ||
      (place.asks && next !== "");
    if (isVerb && (from === 0 || /[áéí]s$/.test(word) || to === 1)) return present[to];
  }
  if (to === 1 && future.test(word)) return word.slice(0, -1);
  const bare = unaccented(word);
  const verb = ordersOf(from).get(bare);
  if (verb && verb.order[from] === word && isOrder(place, verb.infinitive, from))
    return verb.order[to];
  return turnEnclitic(word, from, to);
}

function isOrder(
  { word, opens, next, ordered, before, chained }: Place,
  infinitive: string,
  from: Column,
): boolean {
  const { orders, nounOrders, orderNext } = loaded!;
  // «dejá» is nothing else.
  if (from === 2 && noVos.has(infinitive)) return false;
  if (from === 2 && /[áé]$/.test(word)) return true;
  const stands =
    opens ||
    (ordered && loaded!.joining.has(before)) ||
    (loaded!.joining.has(before) && from === 2);
  if (!stands) return false;
  if (from === 2) return true;
  if (next === "tu" || next === "tus") return true;
  // «…, cambia la frase», behind a condition or another order.
  if (chained && /^(?:el|l[ao]s?|un[ao]?s?)$/.test(next)) return !nounOrders.has(word);
  return orders.has(infinitive) && (!nounOrders.has(word) || orderNext.has(next));
}

/** «escríbenos» → «escríbanos», «apuntarte» → «apuntarse». */
function turnEnclitic(word: string, from: Column, to: Column): string | undefined {
  const { infinitives, noInfinitive, reflexive } = loaded!;
  const order = splitOrder(word, from);
  if (order && withPronouns(order.verb.order[from], order.pronouns) === word) {
    const { verb, pronouns } = order;
    const isOwn = pronouns.length === 1 || reflexive.has(verb.infinitive);
    const turned = pronouns.map((one) =>
      one === "te" && to === 1 ? "se" : one === "se" && from === 1 && isOwn ? "te" : one,
    );
    return withPronouns(verb.order[to], turned);
  }
  if (to !== 1 || noInfinitive.has(word)) return undefined;
  const [, verb = "", end = ""] = /^(.{1,20}(?:[aeiáéí]r|ndo))te(l[oa]s?)?$/.exec(word)
    ? /^(.*)te(l[oa]s?)?$/.exec(word)!
    : [];
  if (verb === "") return undefined;
  const infinitive = unaccented(verb);
  if (!infinitive.endsWith("ndo") && !infinitives.has(infinitive) && infinitive.length < 6)
    return undefined;
  if (end !== undefined && end !== "") return `${verb}se${end}`;
  return /[aei]r$/.test(infinitive) && (infinitives.has(infinitive) || /[^i]ar$/.test(infinitive))
    ? `${verb}${reflexive.has(infinitive) ? "se" : "le"}`
    : verb.endsWith("ndo")
      ? `${verb}le`
      : undefined;
}

const fixedPronouns: Record<string, Forms> = {
  tú: ["tú", "usted", "vos"],
  ti: ["ti", "usted", "vos"],
  contigo: ["contigo", "con usted", "con vos"],
};
/** «tu», «tuyas» → «su», «suyas»; vos says them as tú. */
const possessive = /^t(?=us?$|uy[oa]s?$)/;

/** «equivocarás», of any verb. */
const future = /[aei]rás$/;

function politePronoun({ word, next, afterNext }: Place): string | undefined {
  const { forms, nouns } = loaded!;
  if (possessive.test(word)) return word.replace("t", "s");
  if (word !== "te") return fixedPronouns[word]?.[1];
  if (objects.has(next)) return "se";
  const verb = next === "no" ? afterNext : next;
  const isReaders = forms[0].has(verb) || forms[2].has(verb) || future.test(verb);
  return isReaders && (!nouns.has(verb) || /[aeiáéí]s$/.test(verb)) ? "se" : "le";
}

/** After these «usted» and «vos» are «ti». */
const prepositions = new Set(["a", "de", "para", "por", "sin", "en", "sobre", "hacia"]);
const conditions = new Set(["si", "cuando", "usted"]);

function turnPolite(
  { word, before, next, opens, ordered, asks, deniesFirst }: Place,
  to: Column,
  isSure: boolean,
): string | undefined {
  const { forms, infinitives, politeNouns } = loaded!;
  if (word === "usted")
    return prepositions.has(before) ? ["ti", "", "vos"][to] : ["tú", "", "vos"][to];
  const enclitic = turnEnclitic(word, 1, to);
  if (enclitic) return enclitic;
  const verb = ordersOf(1).get(unaccented(word));
  if (verb && verb.order[1] === word && (!politeNouns.has(word) || /^sus?$/.test(next))) {
    if (before === "no" && deniesFirst) return verb.subjunctive[to];
    if (opens || (ordered && loaded!.joining.has(before))) return verb.order[to];
  }
  if (!isSure) return undefined;
  const form = forms[1].get(word);
  if (form && (conditions.has(before) || (asks && next !== ""))) return form[to];
  if (word === "su") return "tu";
  if (word === "sus") return "tus";
  if (word === "le" && (/mos$/.test(next) || next === "gusta" || next === "interesa")) return "te";
  const own = /^(.+[aei]r)le$/.exec(word)?.[1];
  return own && infinitives.has(own) ? `${own}te` : undefined;
}

interface Word {
  text: string;
  small: string;
  gap: string;
  /** Only spaces or stars stand between it and the word before. */
  isJoined: boolean;
  starts: boolean;
  isTag: boolean;
}

let split: { text: string; words: Word[]; rest: string } | undefined;

/** The words of a text; the last one is remembered, for it is read several times running. */
function wordsOf(text: string): { words: Word[]; rest: string } {
  if (split?.text === text) return split;
  const words: Word[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const gap = text.slice(end, index);
    end = index + word.length;
    words.push({
      text: word,
      small: word.toLowerCase(),
      gap,
      isJoined: gap === " " || /^[ *_]*$/.test(gap),
      starts: words.length === 0 || (gap !== " " && /[.!?…:;¡¿\n«"“(•–—|]|\/\//u.test(gap)),
      isTag: /[#@/_\d]$/.test(gap) || /[@_\d]/.test(text.charAt(end)),
    });
  }
  split = { text, words, rest: text.slice(end) };
  return split;
}

const conditionals = new Set(["si", "cuando", "para", "cualquier"]);

/** Gives each word of a text to `change`, and puts in what comes back. */
function mapWords(text: string, change: (place: Place) => string | undefined): string {
  const { words, rest } = wordsOf(text);
  let result = "";
  let ordered = false;
  let conditional = false;
  let denies = false;
  for (const [at, word] of words.entries()) {
    if (word.starts) {
      ordered = false;
      conditional = false;
    }
    const next = words[at + 1]?.isJoined ? words[at + 1]!.small : "";
    const place: Place = {
      word: word.small,
      before: word.starts || !word.isJoined ? "" : (words[at - 1]?.small ?? ""),
      next,
      afterNext: next && words[at + 2]?.isJoined ? words[at + 2]!.small : "",
      opens: word.starts || ((ordered || conditional) && /[,;]/.test(word.gap)),
      ordered,
      chained: !word.starts && (ordered || conditional),
      deniesFirst: denies,
      asks: word.gap.includes("¿"),
    };
    if (conditionals.has(word.small)) conditional = true;
    const turned = word.isTag ? undefined : change(place);
    if (turned !== undefined && place.opens) ordered = true;
    denies = word.small === "no" && (place.opens || loaded!.joining.has(place.before));
    result += word.gap + (turned === undefined ? word.text : cased(word.text, turned));
  }
  return result + rest;
}

const cased = (typed: string, right: string) =>
  /^\p{Lu}/u.test(typed) ? right.charAt(0).toUpperCase() + right.slice(1) : right;

/** A text that addresses its reader, in another register: «pide tu cita» → «pida su cita». Only words that surely address the reader change. */
export function toRegister(text: string, register: Register): string {
  loaded ??= load();
  const to = columns[register];
  let turned = text;
  const sure = to === 1 ? undefined : registerOf(text);
  for (const from of [0, 1, 2] as const) {
    if (from === to) continue;
    // «su» and «tiene» are the reader's only where the text says usted.
    turned = mapWords(turned, (place) => turn(place, from, to, sure === registers[from]));
  }
  return turned.replace(/(?<!\p{L})con usted(?!\p{L})/giu, (all) =>
    register === "usted" ? all : register === "tu" ? "contigo" : "con vos",
  );
}

/** How a text addresses its reader; undefined when it does not, or when that is not sure. */
export function registerOf(text: string): Register | undefined {
  loaded ??= load();
  const count = [0, 0, 0];
  for (const from of [0, 1, 2] as const)
    mapWords(text, (place) => {
      const turned = turn(place, from, from === 1 ? 0 : 1, false);
      if (turned !== undefined && turned !== place.word) count[from]! += 1;
      return turned;
    });
  // What tú and vos share counts for tú alone: «te», «tu».
  const isVos = /(?<!\p{L})vos(?!\p{L})/iu.test(text) || count[2]! > count[0]!;
  const best = isVos ? 2 : count[1]! > count[0]! ? 1 : 0;
  return count[best] === 0 ? undefined : registers[best];
}
