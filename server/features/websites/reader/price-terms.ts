import { unitIn } from "./price-units.ts";
import { findPrices } from "./prices.ts";
import { foldText } from "./texts.ts";

/** As much as an advertisement has room for. */
const shortMax = 24;
const printedMax = 40;
const noteMax = 30;

/** What the heading of a column or a list tells of the prices under it. */
export interface PriceTerms {
  /** «Desde»: they are the lowest. */
  isFrom: boolean;
  /** «sin la tela», as it is printed in small letters; null when there is none. */
  note: string | null;
}

const noTerms: PriceTerms = { isFrom: false, note: null };
const from = /(?<!\p{L})(?:desde|a partir de)(?!\p{L})/iu;
const priceWord =
  /(?<!\p{L})(?:precios?|tarifas?|importes?|p\.?v\.?p\.?|coste?s?|costos?|valor(?:es)?|cuotas?)(?!\p{L})/iu;
const currencies = "euros?|pesos|soles|d[oó]lares|eur|usd|mxn|cop|ars|clp|pen|uyu";
const money = new RegExp(`(?<!\\p{L})(?:en )?(?:${currencies})(?!\\p{L})|[€$₡₲£]|S\\/\\.?`, "giu");
/** Of taxes and of mere estimates the note of prices tells. */
const ofAll =
  /(?<!\p{L})(?:i\.?v\.?a|igv|itbis|isv|impuestos|orientativ\p{L}+|aproximad\p{L}+)(?!\p{L})/iu;
const conditionWords = [
  "sin|con|no incl\\p{L}*|incl\\p{L}*|m[aá]s|por|para|hasta|s[oó]lo|m[ií]n\\p{L}*",
  "socios?|no socios?|ida|\\p{L}+ (?:incluid[oa]s?|aparte)|\\d{1,2} (?:d[ií]as|horas|noches|meses|sesiones)$",
].join("|");
const condition = new RegExp(`^(?:\\+|(?:${conditionWords})(?!\\p{L}))`, "iu");

/**
 * What the heading of a column of prices tells of them.
 * @param isColumn whether it stands right over the prices, so that «Desde» and «Sin la tela» say enough
 */
export function termsIn(heading: string, isColumn: boolean): PriceTerms {
  if (heading === "" || heading.length > 70 || findPrices(heading).length > 0) return noTerms;
  const isOfPrices = isColumn || priceWord.test(heading);
  const bracket = /\(([^()]{3,40})\)/.exec(heading)?.[1]?.trim() ?? "";
  const isFrom = from.test(heading) && (isOfPrices || /desde\W*$/iu.test(heading));
  const bare = heading
    .replace(/\([^()]*\)/g, " ")
    .replace(money, " ")
    .replace(from, " ")
    .replace(/[^\p{L}\d+/% ]+/gu, " ");
  const rest = isColumn
    ? bare.replace(priceWord, " ")
    : (bare.split(priceWord)[1] ?? "").replace(/^ (?:por|para|de|del) .*/iu, "");
  const note = [bracket, rest.replace(/\s+/g, " ").trim()].find(
    (text) => isCondition(text) && (isOfPrices || /^(?:sin|no incl|\+|m[aá]s)/iu.test(text)),
  );
  return { isFrom, note: note ? lowered(note) : null };
}

function isCondition(text: string): boolean {
  if (text.length < 4 || text.length > noteMax || ofAll.test(text)) return false;
  return condition.test(text) && unitIn(`precio ${text}`) === null;
}

function lowered(text: string): string {
  const letters = text.replace(/\P{L}/gu, "");
  const isLoud = letters.length > 3 && letters === letters.toUpperCase();
  return (isLoud ? text.toLowerCase() : text).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  );
}

/** A price with what is told of it: «desde 490 €», «490 € (sin la tela)»; at most 40 characters. */
export function withTerms(priceText: string, { isFrom, note }: PriceTerms): string {
  const started =
    isFrom && !from.test(priceText) && priceText.length + 6 <= printedMax
      ? `desde ${priceText}`
      : priceText;
  return note ? withNote(started, note) : started;
}

/** A price with a note in brackets, which are left out where it is short enough only without them. */
export function withNote(priceText: string, note: string): string {
  if (note === "" || foldText(priceText).includes(foldText(note))) return priceText;
  const bracketed = `${priceText} (${note})`;
  const bare = `${priceText} ${note}`;
  if (note.startsWith("+")) return bare.length <= printedMax ? bare : priceText;
  const fits = /^(?:sin|con|por|para|más|\+)/iu.test(note) && bare.length <= shortMax;
  const text = fits && bracketed.length > shortMax ? bare : bracketed;
  return text.length <= printedMax ? text : priceText;
}

/** Both together; the first note counts. */
export const joinTerms = (one: PriceTerms, other: PriceTerms): PriceTerms => ({
  isFrom: one.isFrom || other.isFrom,
  note: one.note ?? other.note,
});
