import { dataOf } from "./data.ts";
import { correct } from "./spanish/correct.ts";
import { months } from "./spanish/dates.ts";
import { fold } from "./spanish/fold.ts";
import { list } from "./spanish/phrase.ts";
import { uncapitalized } from "./spanish/sentences.ts";

interface Words {
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
  short: Readonly<Record<string, string>>;
  stop: readonly string[];
  cut: readonly string[];
  currencies: Readonly<Record<string, string>>;
  money: Readonly<Record<string, string>>;
  asks: readonly string[];
  results: readonly string[];
}
const words = () => dataOf<Words>("figures");

/** One thing that was counted, with its figure in each period. */
export interface Series {
  /** As typed: «presupuestos». */
  name: string;
  /** Of money: «€», «pesos». */
  unit: string;
  /** By period; under "" where none was named. */
  values: Record<string, number>;
}
export interface Figures {
  /** The earliest first; empty when none was named. */
  periods: readonly string[];
  series: readonly Series[];
}

type Token =
  | { kind: "number"; value: number; unit: string }
  | { kind: "word"; text: string }
  | { kind: "period"; name: string }
  /** A stop ends what was said of a thing, a comma or «y» only a name. */
  | { kind: "break" }
  | { kind: "comma" };

/** «12.400» is twelve thousand, «4,5» is four and a half. */
function amountTyped(typed: string): number {
  const groups = /^\d{1,3}(?:[.,]\d{3})+$/.test(typed);
  return Number(groups ? typed.replace(/[.,]/g, "") : typed.replace(",", "."));
}

const scales: Readonly<Record<string, number>> = {
  mil: 1000,
  millon: 1_000_000,
  millones: 1_000_000,
};

function tokensOf(text: string): Token[] {
  const { short, before, after, currencies } = words();
  const parts = text.match(/\d+(?:[.,]\d+)*|\p{L}+|[.,;:%€$\n]/gu) ?? [];
  const tokens: Token[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!;
    const next = parts[at + 1] ?? "";
    const one = fold(part);
    const last = parts[at - 1] ?? "";
    if (/^[.;\n]$/.test(part)) tokens.push({ kind: "break" });
    else if (/^(?:,|y|e)$/u.test(one || part)) tokens.push({ kind: "comma" });
    else if (/^\d/.test(part)) {
      const isYear =
        /^(?:19|20)\d\d$/.test(part) && (next === ":" || /^(?:en|de|del|año)$/iu.test(last));
      if (isYear) {
        tokens.push({ kind: "period", name: part });
        continue;
      }
      let value = amountTyped(part) * (scales[fold(next)] ?? 1);
      let unit = last === "$" ? "$" : "";
      if (scales[fold(next)]) {
        at += 1;
        // «5 millones 200 mil»
        const isMore = /^\d/.test(parts[at + 1] ?? "") && fold(parts[at + 2] ?? "") === "mil";
        if (isMore && value >= 1_000_000) {
          value += amountTyped(parts[at + 1]!) * 1000;
          at += 2;
        }
      }
      const follows = parts[at + 1] ?? "";
      const currency = currencies[fold(follows) || follows];
      if (currency && follows !== "$") {
        unit = currency;
        at += 1;
      }
      if (parts[at + 1] !== "%") tokens.push({ kind: "number", value, unit });
    } else if (/^\p{L}/u.test(part)) {
      const pair = `${one} ${fold(next)}`;
      const paired = before[pair] ?? after[pair];
      if (paired) at += 1;
      const month = months.find((name) => fold(name) === one) ?? short[one];
      const name = paired ?? month ?? before[one] ?? after[one];
      tokens.push(name ? { kind: "period", name } : { kind: "word", text: part });
    }
  }
  return tokens;
}

/** Words without what no name begins or ends with; "" when nothing is left. */
function nameOf(typed: readonly string[], isAfter: boolean): string {
  const { stop, cut } = words();
  const isStop = (word: string | undefined) => word !== undefined && stop.includes(fold(word));
  let all = [...typed];
  while (isStop(all[0])) all.shift();
  const end = all.findIndex((word, at) => at > 0 && cut.includes(fold(word)));
  if (isAfter && end > 0 && all.length > 3) all = all.slice(0, end);
  while (isStop(all.at(-1))) all.pop();
  return all.length < 6 && all.some((word) => word.length > 2) ? all.join(" ") : "";
}

/** «De 900 a 1200» */
const links: Readonly<Record<string, string>> = { de: "antes", a: "ahora" };

/** «Vendimos» tells of «ventas». */
const moneyOf = (word: string): string | undefined =>
  Object.entries(words().money).find(([beginning]) => word.startsWith(beginning))?.[1];

/** The figures that a text tells, by what is counted and when. Linear in the text. */
export function figuresIn(text: string): Figures {
  const tokens = tokensOf(text.slice(0, 3000));
  const series = new Map<string, Series>();
  const periods: string[] = [];
  let period = "";
  let isFresh = false;
  let pending = "";
  let phrase: string[] = [];
  let index = 0;
  const record = (name: string, { value, unit }: { value: number; unit: string }, when: string) => {
    const key = fold(name);
    const known = series.get(key) ?? { name: uncapitalized(correct(name)), unit, values: {} };
    series.set(key, known);
    known.values[when] ??= value;
    if (when && !periods.includes(when)) periods.push(when);
  };
  const wordsAfter = (at: number): string[] => {
    const end = tokens.findIndex(({ kind }, next) => next > at && kind !== "word");
    return tokens
      .slice(at + 1, end < 0 ? undefined : end)
      .flatMap((token) => (token.kind === "word" ? [token.text] : []));
  };
  const spent = new Set<number>();
  /** «120 en enero», «1350 ahora»: a period that stands behind its figure. */
  const periodAfter = (at: number): string | undefined => {
    const token = tokens[at];
    const isOwn = /^(?:en|de|del)$/.test(
      fold(`${(tokens[at - 1] as { text?: string }).text ?? ""}`),
    );
    if (token?.kind !== "period" || (!isOwn && tokens[at + 1]?.kind === "number")) return undefined;
    spent.add(at);
    return token.name;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "word") phrase.push(token.text);
    else if (token.kind === "comma") phrase = [];
    else if (token.kind === "break") [phrase, pending] = [[], ""];
    else if (token.kind === "period") {
      if (spent.has(at)) continue;
      const name = nameOf(phrase, false);
      if (name) pending = name;
      if (!pending || name) index = 0;
      if (!periods.includes(token.name)) periods.push(token.name);
      [period, isFresh, phrase] = [token.name, true, []];
    } else {
      const isRange = fold(wordsAfter(at).join(" ")) === "a" && tokens[at + 2]?.kind === "number";
      const isPair = tokens[at + 1]?.kind === "comma" && tokens[at + 2]?.kind === "number";
      const after = wordsAfter(isRange ? at + 2 : at);
      const named = isRange ? undefined : periodAfter(at + 1 + after.length);
      const follows = nameOf(after, true);
      const verb = phrase.map(fold).find((word) => moneyOf(word));
      const before = nameOf(phrase, false) || (token.unit && verb ? moneyOf(verb)! : "");
      const link = links[fold(phrase.at(-1) ?? "")] ?? (isRange ? "antes" : "");
      const shared =
        !follows && !before && isPair && !isFresh ? nameOf(wordsAfter(at + 2), true) : "";
      if (
        (before && !(follows && after.length < 4)) ||
        (shared && series.get(fold(pending))?.unit !== token.unit)
      ) {
        pending = before || shared;
        index = 0;
        if (!isFresh) period = "";
      } else if (follows && !(pending && (link || fold(follows) === fold(pending)))) {
        record(follows, token, named ?? (isRange ? link : period));
        pending = isRange ? follows : "";
        index += 1;
        [phrase, isFresh] = [[], false];
        continue;
      }
      const known = [...series.values()][series.size === 1 ? 0 : index];
      const when = named ?? ((isFresh ? period : link || period) || periods[index]) ?? "";
      if (pending) record(pending, token, when);
      else if (known && when) record(known.name, token, when);
      index += 1;
      [phrase, isFresh] = [[], false];
      if (pending) period = "";
    }
  }
  return ordered(periods, [...series.values()]);
}

/** The periods from the earliest on; figures without one beside an earlier one are of now. */
function ordered(periods: readonly string[], series: readonly Series[]): Figures {
  const { before, after } = words();
  const isBefore = (name: string) => Object.values(before).includes(name);
  const used = periods.filter((name) => series.some(({ values }) => name in values));
  const isOpen = used.length === 1 && isBefore(used[0]!);
  if (isOpen && series.some(({ values }) => "" in values)) {
    for (const { values } of series) {
      if (!("" in values)) continue;
      values.ahora = values[""]!;
      delete values[""];
    }
    used.push("ahora");
  }
  const rank = (name: string) => (isBefore(name) ? 0 : Object.values(after).includes(name) ? 2 : 1);
  const named = used.toSorted((left, right) => rank(left) - rank(right));
  const [first = -1, second = -1] = named.map((name) =>
    (months as readonly string[]).indexOf(name),
  );
  const isTurned = first >= 0 && first - second === 1 && second >= 0;
  const isYears = named.every((name) => /^\d{4}$/.test(name));
  return { periods: isYears ? named.toSorted() : isTurned ? named.toReversed() : named, series };
}

/** «12.400», «36,7» */
export function spanishNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  const [whole = "", part] = `${Math.abs(rounded)}`.split(".");
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, ".") : whole;
  return `${rounded < 0 ? "−" : ""}${grouped}${part ? `,${part}` : ""}`;
}

/** «4.200 €», «$500», «60» */
export const amountOf = (value: number, unit: string): string =>
  unit === "$"
    ? `$${spanishNumber(value)}`
    : [spanishNumber(value), unit].filter(Boolean).join(" ");

const isOneOf = (name: string, beginnings: readonly string[]) =>
  fold(name)
    .split(" ")
    .some((word) => beginnings.some((beginning) => word.startsWith(fold(beginning))));

export interface Funnel {
  first: Series;
  second: Series;
}

/** How many of the second come of a hundred of the first. */
export const rateOf = ({ first, second }: Funnel, period: string): number =>
  ((second.values[period] ?? 0) * 100) / (first.values[period] || 1);

/** What people do first and what comes of it, where the figures have both: «de 120 leads, 48 matrículas». */
export function funnelsIn({ series, periods }: Figures): Funnel[] {
  const { asks, results } = words();
  const when = periods.length > 0 ? periods : [""];
  const isAsk = ({ name, unit }: Series) =>
    unit === "" && isOneOf(name, asks) && !isOneOf(name, results.slice(5, 6));
  const first = series.find(isAsk);
  if (!first) return [];
  return series
    .filter(
      (one) =>
        one !== first &&
        one.unit === "" &&
        isOneOf(one.name, results) &&
        when.every((name) => (one.values[name] ?? Infinity) <= (first.values[name] ?? 0)),
    )
    .map((second) => ({ first, second }));
}

/** «300 contactos y 3 reservas» where no period was named. */
export function figuresTold(prompt: string): string | undefined {
  const { series, periods } = figuresIn(prompt);
  if (series.length === 0 || periods.length > 0) return undefined;
  return list(
    series.map(({ name, unit, values }) => `${amountOf(Object.values(values)[0]!, unit)} ${name}`),
  );
}
