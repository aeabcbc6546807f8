import { lowerCapitals } from "./capitals.ts";
import type { PageLine } from "./page-lines.ts";
import { withoutOrnaments } from "./part-labels.ts";
import { findPrices } from "./prices.ts";
import { withoutGreeting, withoutNumber } from "./sentence-starts.ts";
import { hasTopic } from "./statement-topics.ts";

/** The length of the longest statement. */
export const textMax = 240;

const separator = /\s*(?:\s[|·•●▪]\s|[✓✔☑➤►]|\p{Emoji_Presentation}|\p{So}\ufe0f)\s*/u;
const needsSubject =
  /^(gratis|desde|a partir|hasta|en|con|de|por|para|y|o|solo|más de)(?=\s)|^[^\p{L}]{1,8}$/iu;

/** The parts of a line that signs set apart, except where one goes on with the one before. */
export function piecesOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(separator).filter((one) => one.trim() !== "")) {
    const last = parts.at(-1);
    // A town goes on with its street.
    if (last && /\d|s\/n/i.test(last) && /^\d{4,5} \p{Lu}/u.test(part))
      parts[parts.length - 1] = `${last}, ${part}`;
    else parts.push(part);
  }
  if (parts.length < 2)
    return parts.length === 1 && /, \d{4,5} \p{Lu}/u.test(parts[0]!) ? parts : [text];
  if (parts.slice(1).some((part) => needsSubject.test(part))) return [text];
  // Of two parts one may be the condition of the other.
  if (parts.length === 2 && !parts.every(hasTopic)) return [text];
  return parts;
}

/** «A partir de 40 €» below «Envío gratis» is nothing without its heading. */
export function withSubject(text: string, line: PageLine, under: string | null): string {
  if (under === null || under.length > 50 || /[.!?]$/.test(under)) return text;
  if (line.kind === "heading" || line.kind === "title" || line.kind === "row") return text;
  if (findPrices(text).length > 0 && !/^(desde|a partir|hasta|por|más de)\s/i.test(text))
    return text;
  const isBare =
    /^(desde|a partir|hasta|en|por|de|menos de|más de)\s.{0,12}\d/iu.test(text) ||
    (!/\p{L}{3}/u.test(text) && /\d ?[-–%]|\d[:.h]\d/.test(text));
  return isBare && text.length <= 50 && /\d/.test(text) ? `${under}: ${text}` : text;
}

const leadingMarks =
  /^(?:\(\*\)|\p{Extended_Pictographic}|\p{Variation_Selector}|\u200d|[\s✓√☑✗✘•·▪●◦‣⁃»›>*|~_#→\p{So}➤►:;,.)–—])+/u;
const trailingMarks =
  /(?:\p{Extended_Pictographic}|\p{Variation_Selector}|\u200d|[\s>›→➤►|·•*;,–—\p{So}-])+$/u;

/** A statement without the signs, numbers and joining words that led to it. */
export function cleaned(
  raw: string,
  words: ReadonlyMap<string, string>,
  isHeading = false,
): string {
  const bare = withoutOrnaments(raw)
    .replace(leadingMarks, "")
    .replace(/^[-+]\s+|^-(?=\p{L})/u, "");
  const text = withoutPhones(withoutGreeting(withoutNumber(bare)))
    .replace(/^[RP][.:]\s+(?=[¿\p{Lu}])/u, "")
    .replace(
      isHeading ? /^$/ : /^(además|y|asimismo|por eso|por ello|así(?=,)),?\s+(?=\p{L}{2})/iu,
      "",
    )
    .replace(trailingMarks, "")
    .replace(/^[“"]([^”"]*)[”"]$/u, "$1");
  const whole = text.replace(/^\p{Ll}(?=.{20})/u, (letter) => capital(letter, raw));
  // «20 % DE DESCUENTO (pagando en efectivo)»
  return whole
    .split(/ (?=\([^()]*\p{Ll}{4}[^()]*\)$)/u)
    .map((part) => lowerCapitals(part, words))
    .join(" ");
}

const contact = "(?:tel|tlf|cel|m[oó]vil|whatsapp|fono)\\w*[.:]*\\s*";
/** An amount of money is none: «$ 1.200.000». */
const number =
  "(?:\\(\\d{2,4}\\)\\s*)?(?<![\\d.]|[$€£₲₡]\\s?)(?!\\d{1,3}(?:\\.\\d{3})+$)\\+?\\d[\\d\\s.-]{6,}\\d";
const phoneAtEnd = new RegExp(`[\\s:,./|–—-]*(?:${contact})?${number}$`, "iu");
const calling = /\s*[-–—|/,.:]\s*ll[aá]m[ea]\w*(?: (?:ya|hoy|ahora|al))?[\s:]*$/iu;

/** A text without the telephone numbers at its end, and the call to ring them. */
function withoutPhones(text: string): string {
  const bare = text.replace(phoneAtEnd, "").replace(phoneAtEnd, "");
  return bare === text ? text : bare.replace(calling, "");
}

/** A sentence whose first word was taken off begins with a capital letter again. */
const capital = (letter: string, raw: string) =>
  /^\P{L}*\p{Lu}/u.test(raw) ? letter.toUpperCase() : letter;

const hanging =
  /(^|\s)(de|del|en|con|el|la|los|las|un|una|para|que|y|o|a|al|por|su|sus|se|e|nuestr[oa]s?)$/iu;
const pairedSigns = [
  ["(", ")"],
  ["[", "]"],
  ["“", "”"],
  ["«", "»"],
] as const;

/** Whether nothing of it is missing: no cut end, no open bracket, no word that wants another. */
export function isWhole(text: string): boolean {
  if (text.length < 4 || text.length > textMax || !/\p{L}/u.test(text)) return false;
  if (!/\p{L}{3}/u.test(text) && !/\d[:.h]\d{2}/.test(text)) return false;
  if (/…|\.\.$|[:([¿¡/&=-]$|^[)\]]/u.test(text.replace(/… (?=\p{Ll})/gu, " "))) return false;
  return (
    !/^\([^()]*\)$/.test(text) &&
    !hanging.test(text) &&
    pairedSigns.every(([open, close]) => text.split(open).length === text.split(close).length)
  );
}

/** Whether a line begins with a quotation of more than a few words. */
export const isQuoted = (text: string) => /^[«“‘"][^»”’"]{20,}[»”’"]/u.test(text);
