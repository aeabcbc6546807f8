import { dataOf } from "./data.ts";
import { correct } from "./spanish/correct.ts";
import { fold } from "./spanish/fold.ts";
import { list } from "./spanish/phrase.ts";
import { uncapitalized } from "./spanish/sentences.ts";

interface Words {
  months: readonly string[];
  short: Readonly<Record<string, string>>;
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
  stop: readonly string[];
  joined: readonly string[];
  results: readonly string[];
  sources: Readonly<Record<string, readonly string[]>>;
}
const words = () => dataOf<Words>("figures");

/** One thing that was counted, with its figure in each period. */
export interface Series {
  /** As typed: «presupuestos». */
  name: string;
  values: Readonly<Record<string, number>>;
}
export interface Figures {
  /** The earliest first; empty when none was named. */
  periods: readonly string[];
  series: readonly Series[];
}

type Token =
  | { kind: "number"; value: number }
  | { kind: "word"; text: string; folded: string }
  | { kind: "period"; name: string }
  | { kind: "comma" }
  | { kind: "break" };

function tokensOf(text: string): Token[] {
  const { months, short, before, after } = words();
  const parts = text.match(/\d+(?:[.,]\d+)*|\p{L}+|[.,;:\n]/gu) ?? [];
  const tokens: Token[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!;
    if (/^[.;\n]$/.test(part)) tokens.push({ kind: "break" });
    else if (part === ",") tokens.push({ kind: "comma" });
    else if (/^\d/.test(part)) tokens.push({ kind: "number", value: valueOfDigits(part) });
    else if (part !== ":") {
      const one = fold(part);
      const two = `${one} ${fold(parts[at + 1] ?? "")}`;
      const pair = before[two] ?? after[two];
      const month = months.includes(one) ? one : short[one];
      if (pair) at += 1;
      const name = pair ?? month ?? before[one] ?? after[one];
      tokens.push(name ? { kind: "period", name } : { kind: "word", text: part, folded: one });
    }
  }
  return tokens;
}

/** «12.400» is twelve thousand, «4,5» is four and a half. */
function valueOfDigits(typed: string): number {
  const groups = /^\d{1,3}(?:[.,]\d{3})+$/.test(typed);
  return Number(groups ? typed.replace(/[.,]/g, "") : typed.replace(",", "."));
}

/** «De 900 a 1200» */
const links: Readonly<Record<string, string>> = { de: "antes", a: "ahora" };

/** The figures that a text tells, by what is counted and when. Linear in the text. */
export function figuresIn(text: string): Figures {
  const { stop, joined } = words();
  const tokens = tokensOf(text.slice(0, 3000));
  const isNoun = (token: Token | undefined): token is Extract<Token, { kind: "word" }> =>
    token?.kind === "word" && token.folded.length >= 4 && !stop.includes(token.folded);
  const series = new Map<string, { name: string; values: Record<string, number> }>();
  const periods: string[] = [];
  let period: string | undefined;
  let pending: string | undefined;
  let index = 0;
  const seriesOf = (name: string) => {
    const key = fold(name);
    const known = series.get(key) ?? { name: uncapitalized(correct(name)), values: {} };
    series.set(key, known);
    return known;
  };
  const periodNamed = (name: string) => {
    if (!periods.includes(name)) periods.push(name);
    return name;
  };
  const record = (name: string, value: number, when: string) => {
    const { values } = seriesOf(name);
    values[when] ??= value;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.kind === "break") pending = undefined;
    else if (token.kind === "period") {
      period = periodNamed(token.name);
      if (!pending) index = 0;
    } else if (token.kind === "number") {
      let next = at + 1;
      const noun = tokens[next];
      let name: string | undefined;
      if (isNoun(noun)) {
        next += 1;
        const more = tokens[next];
        const isJoined = more?.kind === "word" && joined.includes(more.folded);
        name = isJoined ? `${noun.text} ${more.text}` : noun.text;
        if (isJoined) next += 1;
      }
      // «120 en enero»
      const link = tokens[next];
      const later = tokens[next + 1];
      const isDated =
        link?.kind === "word" && /^(?:en|de|del)$/.test(link.folded) && later?.kind === "period";
      const told = isDated ? periodNamed(later.name) : period;
      if (name) {
        record(name, token.value, told ?? "");
        index += 1;
        at = next - 1;
      } else if (pending) {
        const before = tokens[at - 1];
        const link = before?.kind === "word" ? links[before.folded] : undefined;
        record(pending, token.value, told ?? link ?? periods[index] ?? "");
        index += 1;
        period = undefined;
      } else {
        const all = [...series.values()];
        const known = all.length === 1 ? all[0] : all[index];
        if (known && told) record(known.name, token.value, told);
        index += 1;
      }
      if (isDated) at = next + 1;
    } else if (isNoun(token) && tokens[at - 1]?.kind !== "number") {
      const ahead = tokens.slice(at + 1, at + 3).findIndex(({ kind }) => kind !== "word");
      // Only a noun that a figure follows is a metric.
      if (ahead >= 0 && /^(?:number|period)$/.test(tokens[at + 1 + ahead]!.kind)) {
        const one = tokens[at - 1];
        const isAdded = isNoun(one) && joined.includes(token.folded);
        pending = isAdded ? `${one.text} ${token.text}` : token.text;
        index = 0;
        period = ahead === 0 ? undefined : period;
      }
    }
  }
  return ordered(
    periods,
    [...series.values()].filter(({ values }) => Object.keys(values).length > 0),
  );
}

/** The periods from the earliest on; a lone figure beside dated ones keeps its place. */
function ordered(periods: string[], series: readonly Series[]): Figures {
  const { months, before, after } = words();
  const told = periods.filter((name) => series.some(({ values }) => name in values));
  const all = [...new Set([...told, ...series.flatMap(({ values }) => Object.keys(values))])];
  const named = all.filter(Boolean);
  const rank = (name: string) =>
    Object.values(before).includes(name) ? 0 : Object.values(after).includes(name) ? 2 : 1;
  named.sort((left, right) => rank(left) - rank(right));
  const [first, second] = named.map((name) => months.indexOf(name));
  if (named.length === 2 && first! >= 0 && second! >= 0 && first! - second! === 1) named.reverse();
  return { periods: named, series };
}

/** What brings people, as the text tells it: «phone», «referral». */
export function sourcesIn(text: string): string[] {
  const folded = fold(text.slice(0, 3000));
  return Object.entries(words().sources)
    .filter(([, beginnings]) => beginnings.some((word) => folded.includes(word)))
    .map(([source]) => source);
}

/** «12.400», «36,7» */
export function spanishNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  const [whole = "", part] = `${Math.abs(rounded)}`.split(".");
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, ".") : whole;
  return `${rounded < 0 ? "−" : ""}${grouped}${part ? `,${part}` : ""}`;
}

/** Whether it is a result that people count: «reservas», «mensajes». */
export const isResult = (name: string): boolean =>
  words().results.some((word) => fold(name).startsWith(word));

export const isFollowers = (name: string): boolean => /^seguidor/iu.test(name);

/** «12.400 seguidores y 3 reservas al mes» */
export function figuresTold(prompt: string): string | undefined {
  const { series, periods } = figuresIn(prompt);
  const known = series.filter(({ name }) => isResult(name) || isFollowers(name));
  if (known.length === 0 || periods.length > 0) return undefined;
  const each = / (?:al|por|cada) (?:mes|semana|año|día)\b/iu.exec(prompt)?.[0] ?? "";
  const told = known.map(
    ({ name, values }) => `${spanishNumber(Object.values(values)[0]!)} ${name}`,
  );
  return `${list(told)}${each}`;
}
