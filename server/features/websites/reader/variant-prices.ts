import { adProductNameMax } from "#shared/added-facts.ts";
import { lowerCapitals } from "./capitals.ts";
import { isCondition, partPrices } from "./old-prices.ts";
import { isOptional } from "./optional-prices.ts";
import { type FoundPrice, findPrices } from "./prices.ts";
import { nameFrom } from "./product-names.ts";
import { isForSeveral, isSurcharge } from "./several-prices.ts";
import { kindWith } from "./told-prices.ts";

/** One of the things that a line names with their prices. */
export interface Variant {
  name: string;
  price: FoundPrice;
  /** Whether it is the lowest of several that the name does not tell apart. */
  isFrom: boolean;
}

const pricesMax = 6;
const variantWordsMax = 5;
const sizeWords =
  "(?:chic|pequeñ|median|sol|sencill|cort|larg|enter)[oa]s?|grandes?|simple|normal|individual|doble|media|familiar";
const sizes = new RegExp(`^(.*\\S) (${sizeWords})$`, "iu");

/**
 * What a line says of several prices: «Adultos: 5 €. Niños: 2 €», «Pozole chico $70, grande $95»; null where
 * the amounts are of one thing, or a sentence tells them.
 */
export function variantsIn(text: string): Variant[] | null {
  const prices = findPrices(text);
  if (prices.length < 2 || prices.length > pricesMax || partPrices(text).old.length > 0)
    return null;
  if (prices.some((price) => isOther(text, price))) return null;
  const labels = prices.map((price, at) => {
    const before = prices[at - 1];
    return text
      .slice(before ? endOf(before) : 0, price.at)
      .replace(/\s*(?:desde|a partir de)\s*$/i, "");
  });
  const [first = "", ...others] = labels;
  const name = nameFrom(first);
  const tail = text.slice(endOf(prices.at(-1)!));
  if (name === "" || name.length > 60 || !/^(?:[\s.,;:()*·|/–—-]|$)/.test(tail)) return null;
  const kinds = others.map(kindOf);
  if (!kinds.every((kind) => kind !== null)) return null;
  const isApart = kinds.every((kind) => /^\p{Lu}/u.test(kind));
  if (isApart) {
    const names = [
      name,
      ...kinds.map((kind, at) => kindWith(kinds[at - 1] ?? name, kind) ?? nameFrom(kind)),
    ];
    return names.every((one) => one.length > 1)
      ? names.map((one, at) => ({ name: one, price: prices[at]!, isFrom: false }))
      : null;
  }
  return ofOne(first.trim(), kinds, prices);
}

const endOf = ({ at, text }: FoundPrice) => at + text.replace(/^desde /, "").length;

function isOther(text: string, price: FoundPrice): boolean {
  const { length } = price.text.replace(/^desde /, "");
  return (
    isCondition(text, price) ||
    isSurcharge(text, price) ||
    isForSeveral(text, price) ||
    isOptional(text, price.at, length)
  );
}

/** What stands between two prices and tells the second one apart; null when it is no such thing. */
function kindOf(between: string): string | null {
  const kind =
    /^\s*[,;·|/.–—-]\s*(?:[yoe] )?(.{2,40}?)[\s:.…=–—-]*$/u.exec(between)?.[1]?.trim() ?? "";
  const bare = kind.replace(/^\(([^()]+)\)$/, "$1").trim();
  if (bare === "" || bare.split(" ").length > variantWordsMax || /[.;:!?]/.test(bare)) return null;
  if (/(?<!\p{L})(?:resto|cuota|entrada|señal|iva|ahora|antes|máximo|mínimo)(?!\p{L})/iu.test(bare))
    return null;
  return /\p{L}/u.test(bare) && nameFrom(`Uno ${bare}`) !== "" ? bare : null;
}

function ofOne(
  label: string,
  kinds: readonly string[],
  prices: readonly FoundPrice[],
): Variant[] | null {
  const bare = label.replace(/[\s.…:=–—-]+$/, "");
  const sized = sizes.exec(bare);
  const parted =
    /^(.*\S)\s*:\s+(\S.{1,24})$/u.exec(bare) ?? /^(.*\S)\s+\(([^()]{2,24})\)$/u.exec(bare) ?? sized;
  // «Pozole grande» needs no comma.
  const gap = parted === sized && sized ? " " : ", ";
  const base = lowerCapitals(nameFrom(parted?.[1] ?? bare), new Map());
  const own = parted?.[2]?.trim() ?? "";
  if (base === "") return null;
  const names = [own, ...kinds].map((kind) =>
    kind === "" ? base : `${base}${gap}${lowered(kind)}`,
  );
  if (
    new Set(names).size === names.length &&
    names.every((name) => name.length <= adProductNameMax)
  ) {
    return names.map((name, at) => ({ name, price: prices[at]!, isFrom: false }));
  }
  // The first is the plain thing's where nothing tells it apart.
  if (own === "") return null;
  const [least] = prices.toSorted((one, other) => one.cents - other.cents);
  return [{ name: base, price: least!, isFrom: true }];
}

const lowered = (kind: string) =>
  kind.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
