import { dataOf } from "#copywriter/data.ts";
import { fold, plain } from "#copywriter/spanish/fold.ts";

/** What a name may be: of a `seat`, a region and a town in it; `word` is a town's and a word too. */
type PlaceKind = "country" | "region" | "seat" | "town" | "word" | "quarter" | "short";

/** A place that a text names. */
export interface Place {
  name: string;
  kind: PlaceKind;
  /** Towns that have a quarter of this name. */
  quarterOf: readonly string[];
}

/** A stretch of a text between commas, dashes and the like. */
export interface TextPart {
  text: string;
  /** The places that it names and nothing else; null where it says more. */
  places: Place[] | null;
}

interface PlacesData {
  countries: string;
  regions: string;
  regionsWithTown: string;
  abbreviations: string;
  short: Record<string, string>;
  quarters: Record<string, string>;
}

const listed = (names: string): string[] =>
  names
    .split(/,\s+/)
    .map((name) => name.trim())
    .filter(Boolean);

let known: ReadonlyMap<string, Place> | undefined;
/** Places by their folded names. */
function knownPlaces(): ReadonlyMap<string, Place> {
  if (known) return known;
  const data = dataOf<PlacesData>("spanish/places");
  const lexicon = dataOf<{ places: string; towns: string }>("spanish/lexicon");
  const { names, towns } = dataOf<{ names: { places: string }; towns: string }>("spanish/spelling");
  const found = new Map<string, Place>();
  const add = (all: readonly string[], kind: PlaceKind) => {
    for (const name of all) found.set(fold(name), { name, kind, quarterOf: [] });
  };
  add(listed(lexicon.towns), "word");
  add(listed(towns), "town");
  add(listed(lexicon.places), "town");
  add(listed(names.places), "town");
  add(listed(data.abbreviations), "short");
  add(listed(data.regions), "region");
  add(listed(data.regionsWithTown), "seat");
  add(listed(data.countries), "country");
  for (const [short, name] of Object.entries(data.short))
    found.set(fold(short), { name, kind: "town", quarterOf: [] });
  for (const [town, quarters] of Object.entries(data.quarters))
    for (const name of listed(quarters)) {
      const same = found.get(fold(name)) ?? { name, kind: "quarter", quarterOf: [] };
      found.set(fold(name), { ...same, quarterOf: [...same.quarterOf, town] });
    }
  known = found;
  return found;
}

/** The place that a name is, as the page writes it where it has accents; undefined for any other name. */
export function placeNamed(name: string): Place | undefined {
  const found = knownPlaces().get(fold(name));
  const isOwn = found?.kind !== "short" && /\p{Ll}/u.test(name) && /[à-ú]/u.test(name);
  return found && isOwn && fold(found.name) === fold(name) ? { ...found, name } : found;
}

export const isCountry = (name: string): boolean => placeNamed(name)?.kind === "country";

/** Whether a name is a place's: a town's, a region's or a quarter's. */
export function isKnownPlace(name: string): boolean {
  const kind = placeNamed(name)?.kind;
  return kind !== undefined && kind !== "country" && kind !== "word" && kind !== "short";
}

const wordsMax = 6;
const partEnd =
  /\s*[,;|·•()«»“”"]\s*|\s+[–—/-]\s+|\s*:+\s+|\s*\*{2,}\s*|(?<!(?<!\p{L})\p{L}{1,3})\.\s+/u;

/** A text in parts, each with the places that it consists of. */
export const textParts = (text: string): TextPart[] =>
  plain(text)
    .split(partEnd)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ text: part, places: placesOf(part) }));

/** «97070 Mérida», «MERIDA YUC.», «Cartago Costa Rica»: all of it. */
function placesOf(part: string): Place[] | null {
  const bare = part
    .replace(/^(?:C\. ?P\. ?)?\d{4,6} /u, "")
    .replace(/[.!]+$/, "")
    .replace(/(?<=\p{L}) (?:capital|ciudad|centro)$/iu, "");
  const words = bare.split(" ");
  const found = leading(words);
  const size = found.reduce((sum, { size }) => sum + size, 0);
  return size === words.length && found[0]?.place.kind !== "short"
    ? found.map(({ place }) => place)
    : null;
}

interface Found {
  place: Place;
  /** In words. */
  size: number;
}

/** The places with which words begin. */
export function leading(words: readonly string[]): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < words.length) {
    const next = longestAt(words, at);
    if (!next || (next.place.kind === "short" && found.length === 0)) break;
    found.push(next);
    at += next.size;
  }
  return found;
}

/** The longest name at a word; «Vitoria-Gasteiz» is known by either of its halves. */
function longestAt(words: readonly string[], at: number): Found | undefined {
  if (!/^\p{Lu}/u.test(words[at] ?? "")) return undefined;
  for (let size = Math.min(wordsMax, words.length - at); size > 0; size -= 1) {
    const name = words
      .slice(at, at + size)
      .join(" ")
      .replace(/[.!]+$/, "");
    const place = placeNamed(name);
    if (place && (place.kind !== "short" || size === 1)) return { place, size };
  }
  const [word = ""] = words.slice(at, at + 1);
  const half = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(word)
    ? word.split("-").find((one) => placeNamed(one)?.kind === "town")
    : undefined;
  return half ? { place: { name: word, kind: "town", quarterOf: [] }, size: 1 } : undefined;
}
