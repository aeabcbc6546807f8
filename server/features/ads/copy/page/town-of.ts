import { dataOf } from "#copywriter/data.ts";
import { fold, plain } from "#copywriter/spanish/fold.ts";
import { isWithin, type SiteWords } from "../ad-copy.ts";
import { addressStart } from "../facts/worth-of.ts";
import { isSayable } from "./flaws.ts";
import { isOrder } from "./planted-orders.ts";
import { startOf } from "./word-patterns.ts";

const townMax = 28;

/** Larger than a town, or no place of a shop. */
const notTowns = startOf([
  "espana$",
  "mexico$",
  "argentina$",
  "colombia$",
  "chile$",
  "peru$",
  "uruguay$",
  "paraguay$",
  "bolivia$",
  "ecuador$",
  "venezuela$",
  "guatemala$",
  "honduras$",
  "nicaragua$",
  "costa rica$",
  "el salvador$",
  "republica dominicana$",
  "cuba$",
  "europa",
  "latinoamerica",
  "hispanoamerica",
  "america",
  "centroamerica",
]);

let known: ReadonlyMap<string, string> | undefined;
/** Places that the language data names, by their folded names. */
function knownPlaces(): ReadonlyMap<string, string> {
  if (known) return known;
  const { names: proper, towns } = dataOf<{ names: { places: string }; towns: string }>(
    "spanish/spelling",
  );
  const { places } = dataOf<{ places: string }>("spanish/lexicon");
  const names = `${places}, ${proper.places}, ${towns}`.split(/,\s+/);
  known = new Map(
    names
      .map((name) => [fold(name), name.trim()] as const)
      .filter(([key]) => key && !notTowns.test(key)),
  );
  return known;
}

export const isCountry = (name: string): boolean => notTowns.test(fold(name));

/** Whether a name is a place's that the language data has. */
export const isKnownPlace = (name: string): boolean => knownPlaces().has(fold(name));

/**
 * The town where a business is: the marked one, else the end of its address, else a place that its
 * title names. Null where none is sure. Pure.
 */
export function townOf(site: SiteWords): string | null {
  const { town, address, title, description, says = [] } = site;
  const marked = town && !isOrder(town) ? plain(town) : "";
  if (isTown(marked)) return marked;
  const addresses = [
    address,
    ...says.flatMap(({ text, about }) =>
      about === "place" && addressStart.test(fold(text)) ? [text] : [],
    ),
  ];
  for (const one of addresses) {
    const found = one && !isOrder(one) ? endOf(one) : null;
    if (found) return found;
  }
  const coded = says.flatMap(({ text, about }) => (about === "place" ? [behindCode(text)] : []));
  const ofCode = coded.find((found) => found !== null);
  if (ofCode) return ofCode;
  const titles = [
    title,
    description,
    ...says.flatMap(({ text, place }) => (place === "title" ? [text] : [])),
  ];
  for (const one of titles) {
    const found = one && !isOrder(one) ? placeIn(one) : null;
    if (found) return found;
  }
  const told = says.find(({ text, about }) => about === "place" && !isOrder(text) && placeIn(text));
  return told ? placeIn(told.text) : null;
}

const isTown = (name: string): boolean =>
  isWithin(name, townMax) && isSayable(name) && /^\p{Lu}/u.test(name);

/** «Calle Ejemplo 31 bajo, 46020 Valencia» → «Valencia». */
function endOf(address: string): string | null {
  const parts = plain(address)
    .replace(/\([^)]*\)|\.$/g, "")
    .split(/\s*[,;·–]\s*|\s-\s/)
    .map((part) => part.replace(/^(?:C\.?P\.? ?)?\d{4,6}\s+/, "").trim());
  const places = parts.slice(1).filter((part) => knownPlaces().has(fold(part)));
  return places[0] ?? null;
}

/** «… 42200 Almazán (Soria)»: the known place behind a postal code. */
function behindCode(text: string): string | null {
  const [, name = ""] =
    /\b\d{4,6} (\p{Lu}\p{L}+(?: (?:de(?:l| la)? )?\p{Lu}\p{L}+){0,2})/u.exec(text) ?? [];
  const parts = name.split(" ");
  const sizes = parts.map((_, at) => parts.slice(0, parts.length - at).join(" "));
  const found = sizes.find((one) => one !== "" && knownPlaces().has(fold(one)));
  return found && !isOrder(text) ? found : null;
}

/** «Panadería en Soria», «Lápidas · Lugo»: a known place that is where something is. */
function placeIn(text: string): string | null {
  const words = ` ${plain(text)} `;
  const after =
    /(?:\b(?:en|de)|[·|,–-]) ((?:(?:La|El|Las|Los|San|Santa|Santo) )?\p{Lu}[\p{L}]+(?: (?:de(?:l| la| los)? )?\p{Lu}\p{L}+){0,2})/gu;
  for (const [, name = ""] of words.matchAll(after)) {
    const parts = name.split(" ");
    for (let size = parts.length; size > 0; size--) {
      const found = knownPlaces().get(fold(parts.slice(0, size).join(" ")));
      if (found) return found;
    }
  }
  return null;
}

const placeMax = 45;

/** Street and number for the end of a sentence: «calle Ejemplo 31, Valencia»; null where none is whole. */
export function placeOf({ address, says = [] }: SiteWords): string | null {
  const all = [address, ...says.flatMap(({ text, about }) => (about === "place" ? [text] : []))];
  for (const one of all) {
    if (!one || isOrder(one) || !isSayable(one) || !addressStart.test(fold(one))) continue;
    const parts = plain(one)
      .replace(/\.$/, "")
      .replace(/\s*\([^)]*\)/g, "")
      // «km 3,200» is one number.
      .replace(/,? \d{5},? (?=\p{Lu})/u, ", ")
      .split(/\s*,(?!\d)\s*|\s+[—–-]\s+/)
      .map((part) => part.replace(/^\d{5} (?=\p{Lu})/u, ""));
    const place = parts
      .map((_, at) => parts.slice(0, at + 1).join(", "))
      .findLast((text) => isWithin(text, placeMax) && !/(?:\.|, \p{L}{1,3})$/u.test(text));
    if (place && /\d|s\/n/i.test(place) && !/[.:;]\s/.test(place.replace(/^\p{L}+\./u, "")))
      return place[0]!.toLowerCase() + place.slice(1);
  }
  return null;
}
