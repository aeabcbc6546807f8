import { months, weekdays } from "../spanish/dates.ts";
import { fold } from "../spanish/fold.ts";
import { conceptAt } from "./concept-at.ts";
import type { Atom } from "./request.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { wordsOf } from "./vocabulary.ts";

/** An atom with the tokens it takes. */
export interface Span {
  kind: Atom["kind"];
  from: number;
  to: number;
}

const weekdayKeys = new Set([
  ...weekdays.map(fold),
  "lun",
  "mar",
  "mie",
  "jue",
  "vie",
  "sab",
  "dom",
  "sabados",
  "domingos",
]);
const monthKeys = new Set([
  ...months.map(fold),
  "ene",
  "feb",
  "abr",
  "jun",
  "jul",
  "ago",
  "sep",
  "sept",
  "set",
  "setiembre",
  "oct",
  "nov",
  "dic",
]);
const hourWords = new Set(["h", "hs", "hrs", "am", "pm"]);
const signBefore = /^(?:[$€£₡₲]|S\/\.?|[LQB]|B\/\.?|[BG]s\.?|(?:US|MX|RD|R|C)\$)$/u;

/** Weekdays and months by their keys, «sab» too. */
export const isWeekday = (token: Token | undefined) =>
  token !== undefined && weekdayKeys.has(token.key);
export const isMonth = (token: Token | undefined) =>
  token !== undefined && monthKeys.has(token.key);

/** Where prices, percentages, hours, dates, phones and other numbers stand. */
export function spansOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const span = spanAt(tokens, at);
    if (span) {
      // The sign of a price stands before its number.
      const last = spans.at(-1);
      if (last && span.from < last.to) spans.pop();
      spans.push(span);
      at = span.to;
    } else at += 1;
  }
  return spans;
}

function spanAt(tokens: readonly Token[], at: number): Span | undefined {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  if (token.kind === "link") return { kind: "link", from: at, to: at + 1 };
  if (isWeekday(token)) return { kind: "weekday", from: at, to: at + 1 };
  if (isMonth(token)) return { kind: "month", from: at, to: withYear(tokens, at + 1) };
  if (token.kind !== "number") return undefined;
  const before = tokens[at - 1];
  const touches = before !== undefined && token.start - before.end <= 1;
  const phone = phoneEnd(tokens, at);
  if (phone > at + 1 || (token.text.length >= 9 && /^\d+$/.test(token.text)))
    return { kind: "phone", from: at, to: Math.max(phone, at + 1) };
  // «120€ 4 horas»: the sign belongs to the number it stands against.
  const isTaken =
    tokens[at - 2]?.kind === "number" &&
    before !== undefined &&
    before.end < token.start &&
    (before.text === "€" || tokens[at - 2]!.end === before.start);
  if (before && touches && !isTaken && signBefore.test(before.text))
    return { kind: "price", from: at - 1, to: at + 1 };
  if (next?.text === "%") return { kind: "percent", from: at, to: at + 2 };
  if (next?.key === "por" && tokens[at + 2]?.key === "ciento")
    return { kind: "percent", from: at, to: at + 3 };
  // «llevando 3 $48.000»: the sign is of the next number.
  const isNexts =
    next !== undefined &&
    next.start > token.end &&
    tokens[at + 2]?.kind === "number" &&
    tokens[at + 2]!.start === next.end;
  if (next && !isNexts && (/^[€$£₡]$/u.test(next.text) || wordsOf("currency").has(next.key)))
    return { kind: "price", from: at, to: at + 2 };
  if (next?.key === "mil" && wordsOf("currency").has(tokens[at + 2]?.key ?? ""))
    return { kind: "price", from: at, to: at + 3 };
  if (/^\d{1,2}(?::\d\d|h\d\d)$/.test(token.text))
    return { kind: "hour", from: at, to: at + (next && hourWords.has(next.key) ? 2 : 1) };
  if (
    next &&
    hourWords.has(next.key) &&
    Number.parseInt(token.text, 10) < 24 &&
    /^\d{1,2}(?:[.:]\d\d)?$/.test(token.text)
  )
    return { kind: "hour", from: at, to: at + 2 };
  if (
    /^las?$/.test(before?.key ?? "") &&
    /^\d{1,2}(?:[.:]\d\d)?$/.test(token.text) &&
    !/^\p{L}{4,}/u.test(next?.text ?? "")
  )
    return { kind: "hour", from: at, to: at + 1 };
  if (isMonth(next)) return { kind: "date", from: at, to: at + 2 };
  if (next?.key === "de" && isMonth(tokens[at + 2]))
    return { kind: "date", from: at, to: withYear(tokens, at + 3) };
  if (/^\d{1,3}(?:\.\d{3})+$/.test(token.text) && !next?.text.startsWith("m"))
    return { kind: "number", from: at, to: at + 1 };
  if (/^\d+[.,]\d{2}$/.test(token.text)) return { kind: "price", from: at, to: at + 1 };
  return { kind: "number", from: at, to: at + 1 };
}

/** «marzo 2027», «marzo de 2027» */
function withYear(tokens: readonly Token[], to: number): number {
  const skip = tokens[to]?.key === "de" ? 1 : 0;
  return /^20\d\d$/.test(tokens[to + skip]?.text ?? "") ? to + skip + 1 : to;
}

function phoneEnd(tokens: readonly Token[], at: number): number {
  let digits = 0;
  let end = at;
  while (
    tokens[end]?.kind === "number" &&
    /^\d{2,10}$/.test(tokens[end]!.text) &&
    (end === at || tokens[end]!.start - tokens[end - 1]!.end <= 1)
  ) {
    digits += tokens[end]!.text.length;
    end += 1;
  }
  return digits >= 8 && end > at ? end : at;
}

const mostAtoms = 60;

/** What of a fact's text must stand in the reply. */
export function atomsOf(text: string): Atom[] {
  const tokens = tokensOf(text);
  const atoms: Atom[] = [];
  const add = (kind: Atom["kind"], from: number, to: number) => {
    const words = text.slice(tokens[from]!.start, tokens[to - 1]!.end);
    if (atoms.length < mostAtoms && !atoms.some((atom) => atom.text === words))
      atoms.push({ kind, text: words });
  };
  const spans = spansOf(tokens);
  for (const { kind, from, to } of spans) {
    const unit = tokens[to];
    const withUnit =
      kind === "number" &&
      unit?.kind === "word" &&
      !/^(?:y|a|o|de|en|del|por|con|al?|hasta|si|que|hay|solo|para|sin|no|el|la|los|las)$/.test(
        unit.key,
      );
    add(kind, from, withUnit ? to + 1 : to);
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.kind !== "word") continue;
    if (
      /^\p{Lu}./u.test(token.text) &&
      at > 0 &&
      !wordsOf("articles").has(token.key) &&
      !isMonth(token) &&
      !isWeekday(token)
    ) {
      let to = at + 1;
      while (tokens[to]?.kind === "word" && /^\p{Lu}/u.test(tokens[to]!.text)) to += 1;
      add(
        /^(?:en|de|desde|a)$/.test(tokens[at - 1]!.key) && !/^\p{Lu}{2}/u.test(token.text)
          ? "place"
          : "name",
        at,
        to,
      );
      at = to - 1;
      continue;
    }
    if (wordsOf("places").has(token.key)) add("place", at, at + 1);
    const term = conceptAt(tokens, at, tokens.length, "", ["term"]);
    if (term && term.value !== "when" && term.value !== "where") {
      const content = tokens
        .slice(at, at + term.length + 2)
        .find(
          ({ key, kind }, step) =>
            kind === "word" &&
            key.length > 4 &&
            (step >= term.length || term.length > 1 || key.length > 6),
        );
      if (content) atoms.push({ kind: "term", text: content.text });
    }
  }
  return atoms;
}
