import * as z from "zod/mini";
import { characterCount, text } from "./fields.ts";

// What a buyer adds when their page says too little for honest advertisements.

/** The longest product name for an advertisement; products with longer names are not advertised. */
export const adProductNameMax = 30;

/**
 * A product's name as advertisements show it: without what follows a dash or colon and, where it would be too
 * long with them, without brackets and what follows a comma.
 */
export function adProductName(name: string): string {
  const whole = name.replace(/\s+/g, " ").trim();
  const isSplit = /\s[-–—|·/]\s|[:;]\s|[.,:]$/.test(whole);
  if (!isSplit && characterCount(whole) <= adProductNameMax) return whole;
  const [first = ""] = name.replace(/\([^)]*\)/g, " ").split(/\s[-–—|·/]\s|[:;]\s|,\s/);
  return first
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.,:]+$/, "");
}

export const addedMax = { sells: 400, distinct: 600, offer: 200 } as const;
/** As much as one fact of a page may have. */
const statementMax = 240;
const priceMax = 24;
/** More are not advertised in a week. */
const goodsMax = 12;

/** Something that the buyer sells, as they wrote it. */
export interface AddedGood {
  name: string;
  /** «18 €», «desde 35 €»; null when they named no price. */
  priceText: string | null;
}

/** With the words before it that belong to it, at the end of the text or before a bracket. */
const price =
  /(?:desde |a partir de )?(?:(?:US|MX)?[$€£]|S\/)\s?\d[\d.,]*(?:\s?(?:MXN|USD|COP|ARS|CLP))?|(?:desde |a partir de )?\d[\d.,]*\s?(?:€|\$|£|euros?\b|pesos\b|soles\b|EUR\b|USD\b|MXN\b)/iu;
const priceUnit = /^\s?(?:\/\s?|por |al |la |el )\p{L}{2,12}/iu;
const joints = /^[\s:,;·–—-]+|(?:\s+(?:a|por|desde))?[\s:,;·–—=-]+$/giu;

/**
 * The things that somebody sells: one a line, or in one line separated by commas. «18,50 €» is not
 * separated. Pure.
 */
export function splitGoods(sells: string): AddedGood[] {
  const lines = sells.split("\n").filter((line) => line.trim() !== "");
  const named = lines.length > 1 ? lines : sells.split(/,(?!\d)|;/);
  return named.map(goodOf).filter(({ name }) => /\p{L}/u.test(name));
}

function goodOf(written: string): AddedGood {
  const line = written.replace(/^[\s*•·–—-]+/u, "").trim();
  const found = price.exec(line);
  if (!found) return { name: line.replace(/[\s.,;:]+$/u, ""), priceText: null };
  const after = line.slice(found.index + found[0].length);
  const unit = priceUnit.exec(after)?.[0] ?? "";
  const name = `${line.slice(0, found.index)} ${after.slice(unit.length)}`
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(joints, "")
    .replace(/\s+(?:a|por)$/iu, "")
    .trim();
  return { name: name.replace(/[\s.]+$/u, ""), priceText: `${found[0]}${unit}`.trim() };
}

/** The statements of a text: one a line, and one a sentence. Pure; nothing is cut or left out. */
export function splitStatements(distinct: string): string[] {
  return distinct
    .split(/\n+|(?<=[.!?…])\s+(?=[\p{Lu}\d¿¡«])/u)
    .map((one) => one.replace(/^[\s*•·–—-]+/u, "").trim())
    .filter((one) => /\p{L}/u.test(one));
}

/** What is wrong with the things that somebody sells, in Spanish; null when nothing is. */
function goodsError(sells: string): string | null {
  const goods = splitGoods(sells);
  if (goods.length > goodsMax) return `Pon como máximo ${goodsMax} cosas, las que más te importan`;
  for (const { name, priceText } of goods) {
    if (characterCount(adProductName(name)) > adProductNameMax) {
      return `Acorta «${shortened(name)}»: en un anuncio caben ${adProductNameMax} letras por nombre`;
    }
    if (priceText && priceText.length > priceMax) {
      return `Acorta el precio de «${name}»: caben ${priceMax} letras`;
    }
  }
  return null;
}

const shortened = (name: string) =>
  characterCount(name) > 40 ? `${[...name].slice(0, 39).join("").trim()}…` : name;

const optionalText = (max: number, errorOf: (value: string) => string | null) =>
  z.nullable(
    text({ max }).check((context) => {
      const message = errorOf(context.value);
      if (message) {
        context.issues.push({ code: "custom", input: context.value, message });
      }
    }),
  );

const isTooLong = (statement: string) => characterCount(statement) > statementMax;
const statementError = (value: string): string | null =>
  splitStatements(value).some(isTooLong)
    ? `Parte la frase más larga en dos: caben ${statementMax} letras en cada una`
    : null;

/** What the buyer says of the business in their own Spanish; null or empty says nothing. */
export const addedFacts = z.strictObject({
  /** What they sell, one a line or separated by commas, with a price or without. */
  sells: optionalText(addedMax.sells, goodsError),
  /** What sets them apart. */
  distinct: optionalText(addedMax.distinct, statementError),
  /** An offer with its condition, told whole. */
  offer: optionalText(addedMax.offer, () => null),
});
export type AddedFacts = z.output<typeof addedFacts>;
export type AddedField = keyof AddedFacts;
