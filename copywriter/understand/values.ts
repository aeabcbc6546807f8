import { fold } from "../spanish/fold.ts";
import { spansOf } from "./atoms.ts";
import type { Atom } from "./request.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";

/** A day, hour, price, date or number where it stands in a text. */
export interface Value {
  kind: Atom["kind"] | "range";
  text: string;
  start: number;
  end: number;
}

/** All values of a text in order; «de 9 a 14» is one. */
export function valuesIn(text: string): Value[] {
  const tokens = tokensOf(text);
  const values: Value[] = [];
  let last: { to: number } | undefined;
  for (const { kind, from, to } of spansOf(tokens)) {
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end];
    const value = { kind, text: text.slice(start, end), start, end };
    const before = values.at(-1);
    if (before && last && isRange(tokens, last.to, from) && isTime(before) && isTime(value)) {
      before.kind = "range";
      before.end = end;
      before.text = text.slice(before.start, end);
    } else values.push(value);
    last = { to };
  }
  return values;
}

const isTime = ({ kind }: Value) => kind === "number" || kind === "hour";

function isRange(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to).map(({ key }) => key);
  return /^(?:a|hasta)$/.test(words[0] ?? "") && words.slice(1).every((key) => /^las?$/.test(key));
}

/** Whether one can take the other's place: a bare number is taken for a price or an hour. */
const fits = (value: Value, old: Value) =>
  value.kind === old.kind || (value.kind === "number" && /^(?:price|hour|percent)$/.test(old.kind));

/** A text with a new value in the place of an old one; of «16 €» a bare «18» leaves the sign. */
function withValue(text: string, old: Value, value: Value): string {
  const spelled =
    value.kind === old.kind ? value.text : old.text.replace(/\d[\d.,:]*/, () => value.text);
  return text.slice(0, old.start) + spelled + text.slice(old.end);
}

/** A text in which the last value of the same kind before a place gives way to a new one. */
export function corrected(text: string, value: Value): string | undefined {
  const old = valuesIn(text).findLast((one) => fits(value, one));
  return old && withValue(text, old, value);
}

/**
 * A text with one thing in another's place: the words themselves, else the only old day, hour, date or
 * price for a new one of its kind.
 */
export function replaced(
  text: string,
  { from, to }: { from: string; to: string },
): { text: string; isChanged: boolean } {
  const old = from.trim();
  const changed = old === "" ? text : replacedWords(text, old, to);
  if (changed !== text) return { text: changed, isChanged: true };
  const [value] = valuesIn(to);
  const gone = valuesIn(old)[0];
  if (!value || (old !== "" && !gone)) return { text, isChanged: false };
  const olds = valuesIn(text).filter((one) => fits(value, one) && (!gone || fits(gone, one)));
  const isOnly = new Set(olds.map((one) => fold(one.text))).size === 1;
  if (!isOnly || fold(olds[0]!.text) === fold(value.text)) return { text, isChanged: false };
  return {
    text: olds.reduceRight((result, one) => withValue(result, one, value), text),
    isChanged: true,
  };
}

/** Whole words, whatever their capitals and accents; a capital stays one. */
function replacedWords(text: string, from: string, to: string): string {
  const letters = [...from.normalize("NFD").replace(/\p{M}/gu, "")]
    .map((letter) => (/[a-z]/i.test(letter) ? `${letter}\\p{M}*` : escaped(letter)))
    .join("");
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}]|\\d[.,])${letters}(?![\\p{L}\\p{N}]|[.,]\\d)`,
    "giu",
  );
  return text
    .normalize("NFD")
    .replace(pattern, (hit) =>
      /^\p{Lu}/u.test(hit) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
    )
    .normalize("NFC");
}

const escaped = (letter: string) => (/[$^\\.*+?()[\]{}|/]/.test(letter) ? `\\${letter}` : letter);
