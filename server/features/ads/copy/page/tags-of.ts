import { fold } from "#copywriter/spanish/fold.ts";
import { hashtag } from "#copywriter/spanish/hashtag.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";
import { capitalized } from "#copywriter/spanish/sentences.ts";
import type { SiteWords } from "../ad-copy.ts";
import { hasVerb } from "../facts/has-verb.ts";
import { isKnownPlace } from "./places.ts";
import { isGeneral, shopTradeOf } from "./shop-trade.ts";
import { anyOf } from "./word-patterns.ts";

const tagsMax = 5;
/** Of a name within a hashtag. */
const wordsMax = 4;

/** What anything may be sold by, for or in. */
const isMeasure = anyOf(
  [
    "clases?",
    "ventas?",
    "dias?",
    "horas?",
    "anos?",
    "mes(?:es)?",
    "semanas?",
    "clientes?",
    "personas?",
    "piezas?",
    "mini",
    "euros?",
    "pesos?",
    "lunes",
    "viernes",
    "sabados?",
    "unidad(?:es)?",
    "familias?",
    "manos?",
    "lugar(?:es)?",
    "telefonos?",
    "medias?",
    "docenas?",
    "cajas?",
    "packs?",
    "bonos?",
    "lotes?",
    "planes",
    "plan",
    "sesion(?:es)?",
    "visitas?",
    "tarifas?",
    "precios?",
    "metros?",
    "kilos?",
    "litros?",
    "bolsas?",
    "cambios?",
    "trabajos?",
    "servicios?",
    "kits?",
    "rentas?",
    "dobles?",
  ].map((word) => `${word}$`),
);

interface Tagged {
  site: SiteWords;
  businessName: string;
  town: string | null;
  /** Of the trade; only those that the page's own goods are called are used. */
  tradeTags: readonly string[];
}

/**
 * What the shop is, and what fits it and its place as hashtags, the best first: trade and town together, each
 * alone, what its goods are called. Pure.
 */
export function shopTags({ site, businessName, town, tradeTags }: Tagged): {
  trade: string | null;
  tags: string[];
} {
  const trade = shopTradeOf(site, businessName);
  const [head = ""] = trade?.split(" ") ?? [];
  // «Enmarcaciones» of «Taller de enmarcaciones», where that is too long beside a town.
  const goods = trade?.replace(/^.+? (?:de|para) /u, "") ?? "";
  const kinds = [trade, isGeneral(head) ? goods : head].filter((kind) => kind !== null);
  const placed = town ? kinds.find((kind) => isTag(`${kind} ${town}`)) : undefined;
  return {
    trade,
    tags: [
      ...(placed ? [`${capitalized(placed)} ${town}`] : []),
      // «Tienda y taller de colchones» is «Colchones» in short.
      ...(trade ? [isTag(trade) ? trade : goods] : []),
      ...(town ? [town] : []),
      ...goodsOf(site, tradeTags, [businessName, trade ?? "", town ?? ""]),
    ],
  };
}

/** Whether it makes a hashtag whole. */
const isTag = (text: string): boolean => text.split(" ").length <= wordsMax && hashtag(text) !== "";

const stemOf = (word: string): string => fold(word).replace(/(?:es|s)$/, "");

/** At most two nouns that several of the shop's goods, or a group of them, are called by. */
function goodsOf(
  { products }: SiteWords,
  tradeTags: readonly string[],
  others: readonly string[],
): string[] {
  const known = new Set(others.flatMap((text) => text.split(" ").map(stemOf)));
  const groups = [...new Set(products.flatMap(({ group }) => group ?? []))];
  const heads = [...products.map(({ name }) => name), ...groups].flatMap(
    (name) => headOf(name) ?? [],
  );
  const counts = new Map<string, string[]>();
  for (const head of heads) counts.set(stemOf(head), [...(counts.get(stemOf(head)) ?? []), head]);
  const named = [...counts.values()].filter((same) => same.length > 1).map((same) => same[0]!);
  const words = fold(heads.join(" "));
  const said = tradeTags.filter((tag) => words.includes(stemOf(tag)) && !isMeasure.test(fold(tag)));
  const all = [...named, ...said].filter((word) => !known.has(stemOf(word)));
  return [...new Map(all.map((word) => [stemOf(word), word])).values()].slice(0, 2);
}

/** The noun with which the name of a thing begins: «Sofá» of «Sofá de 3 plazas»; null where it says little. */
export function headOf(name: string): string | null {
  const [head = ""] = name.split(" ");
  const isThing =
    /^\p{L}{4,18}$/u.test(head) &&
    isNoun(head.toLowerCase()) &&
    !hasVerb(head) &&
    !isMeasure.test(fold(head)) &&
    !isGeneral(head) &&
    !isKnownPlace(head);
  return isThing ? capitalized(head.toLowerCase()) : null;
}

/** «La Muestra Helados de» of a longer name. */
const hangingEnd = /(?: (?:de|del|la|el|los|las|y|e|en|para|con))+$/i;

/** A name that a hashtag holds whole, without what the shop is where there is no room for that. */
function nameTag(name: string, trade: string | null): string {
  const bare = name
    .replace(/[^\p{L}\d ]+/gu, " ")
    .replace(/ +/g, " ")
    .trim();
  if (isTag(bare)) return bare;
  const isAhead = trade !== null && fold(bare).startsWith(`${fold(trade)} `);
  const own = isAhead ? bare.split(" ").slice(trade.split(" ").length).join(" ") : bare;
  const lessOwn = own.replace(/^(?:de|del|y) /i, "");
  const words = lessOwn.split(" ").slice(0, wordsMax);
  while (words.length > 1 && (!isTag(words.join(" ")) || hangingEnd.test(words.join(" "))))
    words.pop();
  return words.join(" ");
}

interface TagsOf {
  trade: string | null;
  town: string | null;
  tags: readonly string[];
  /** What the advertisement says. */
  told: string;
}

/** At most five, each once: the name, what is advertised, then the shop's own. */
export function hashtagsOf(
  businessName: string,
  advertised: string | null | undefined,
  { trade, town, tags, told }: TagsOf,
): string[] {
  const seen = new Set<string>();
  const words = fold(told);
  const isOfShop = (tag: string) =>
    tag === town || (trade !== null && fold(trade).includes(fold(tag).split(" ")[0]!));
  // «#Espejo» of windows?
  const fitting = tags.filter((tag) => isOfShop(tag) || words.includes(stemOf(tag).slice(0, 6)));
  return [nameTag(businessName, trade), advertised, ...fitting]
    .map((text) => text?.split(" ").slice(0, wordsMax).join(" ").replace(hangingEnd, ""))
    .flatMap((text) => (text ? [hashtag(text)] : []))
    .filter((tag) => tag !== "" && !seen.has(fold(tag)) && seen.add(fold(tag)))
    .slice(0, tagsMax);
}
