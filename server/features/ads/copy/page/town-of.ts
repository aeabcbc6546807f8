import { fold, plain } from "#copywriter/spanish/fold.ts";
import { isWithin, type SiteWords } from "../ad-copy.ts";
import { addressStart } from "../facts/worth-of.ts";
import { isSayable } from "./flaws.ts";
import { leading, type Place, placeNamed, type TextPart, textParts } from "./places.ts";
import { isOrder } from "./planted-orders.ts";

const townMax = 28;

/** How much a place's being named so tells that the business is there. */
const weights = {
  marked: 12,
  address: 9,
  addressLine: 8,
  /** «Horno Ejemplo · Soria · España» in a head or foot. */
  margin: 4,
  withCountry: 6,
  titlePart: 5,
  /** «Joyería Ejemplo Barcelona» */
  titleEnd: 2,
  titleIn: 5,
  titleOf: 2,
  headingIn: 3,
  descriptionIn: 4,
  descriptionOf: 1,
  /** «Nuestra tienda de Alcoy», «Somos una empresa familiar de La Serena» */
  home: 4,
  told: 1,
};
/** Less than this says where somebody sends to, or what a thing comes from. */
const sure = 3;

/**
 * The town where a business is, as its marked data, addresses, titles, headings and sentences together tell
 * it; its quarter or region only where the page names no town. Null where none is sure. Pure.
 */
export function townOf(site: SiteWords): string | null {
  const { titles = [], places = [], says = [] } = site;
  const isSafe = (text: string | null | undefined): text is string => !!text && !isOrder(text);
  const marked = isSafe(site.town) ? plain(site.town) : "";
  const own = fold(site.siteName ?? "");
  const told = says.map(({ text }) => text).filter(isSafe);
  const heads = [site.title, ...titles, ...says.flatMap(({ under }) => under ?? [])].filter(isSafe);
  const [first = null] = titles;
  const firsts = new Set([site.title, first]);
  const page = ` ${fold([site.description, site.address, marked, ...heads, ...places, ...told].join(" "))} `;
  const tally = new Tally(page);
  if (isTown(marked)) tally.add([placeNamed(marked) ?? asTown(marked)], weights.marked);
  if (isSafe(site.address)) tally.addAddress(site.address, weights.address, true);
  const lines = [
    ...places,
    ...says.flatMap(({ text, about }) =>
      about === "place" || addressStart.test(fold(text)) ? [text] : [],
    ),
  ].filter(isSafe);
  for (const line of new Set(lines))
    tally.addAddress(line, isStreet(line) ? weights.addressLine : weights.margin, isStreet(line));
  for (const head of new Set(heads)) tally.addHead(head, firsts.has(head), own);
  if (isSafe(site.description))
    tally.addNamed(site.description, weights.descriptionIn, weights.descriptionOf);
  for (const text of new Set(told)) tally.addNamed(text, weights.told, 0);
  return tally.best();
}

const isTown = (name: string): boolean =>
  isWithin(name, townMax) && isSayable(name) && /^\p{Lu}/u.test(name);

const asTown = (name: string): Place => ({ name, kind: "town", quarterOf: [] });

/** Whether a line has a street, a postal code or a way told from a landmark. */
const isStreet = (line: string): boolean =>
  /(?:^|\D)\d{4,6} \p{Lu}|\b\d{2,4} (?:metros|mts|m|varas|cuadras)\b/u.test(line) ||
  textParts(line).some(({ text }) =>
    addressStart.test(fold(text).replace(/^en (?:la |el )?/, "")),
  ) ||
  /(?:^| )(?:cra|cuesta|callejon|circular|barrio|cerro|sector|col) .*(?:\d|,)/.test(fold(line));

/** Where a business is at home. */
const home =
  /(?:(?:tiendas?|taller(?:es)?|local|obrador|estudio|despacho|planta|sede|nave|oficinas?|consulta|clinica|almacen|fabrica|molino|negocio|bodega) (?:esta )?(?:propi[oa] |familiar )?(?:de|en)(?: el centro de)?|(?:somos|empresa|familia|establecid[oa]s?|ubicad[oa]s?|estamos|esperamos|visitanos|encuentranos)(?: \w+){0,4} (?:de|en)(?: la ciudad de)?)$/;

/** Larger or other than the town whose name comes after it: «la Región de Coquimbo», «la sierra de Huelva». */
const notHere =
  /\b(?:region|provincia|departamento|estado|sierra|valles?|bahia|lonja|costa|ria|rias|playas?|comarca|sur|norte|este|oeste|estilo|traje tipico|virgen|camino|via|a|hasta|minutos|km|cerca|afueras)(?: la)? de$/;
/** Only inside a street's name, or served from afar. */
const served = /\b(?:envi\w+|entreg\w+|despach\w+|repart\w+|recog\w+|viaj\w+|atend\w+|boda)\b/;
const feasts = /^(?:navidad|reyes|pascua|carnaval|halloween|primavera|verano|otono|invierno)$/;
const saints = /^(?:san|santa|santo) /;

/** Votes for towns, by their folded names. */
class Tally {
  readonly #page: string;
  readonly #votes = new Map<string, { name: string; weight: number }>();

  constructor(page: string) {
    this.#page = page;
  }

  /** A town and what it is part of: «Laureles, Medellín, Antioquia». */
  add(run: readonly Place[], weight: number, isAddress = true): void {
    for (const [place, share] of resolved(run, isAddress)) {
      const town = place.quarterOf.find(
        (name) => fold(name) !== fold(place.name) && this.#page.includes(` ${fold(name)} `),
      );
      const found = town ? (placeNamed(town)?.name ?? town) : place.name;
      const isWeak = place.kind === "region";
      this.#vote(found, weight * share * (isWeak ? 0.4 : 1));
    }
  }

  #vote(name: string, weight: number): void {
    const key = fold(name);
    const before = this.#votes.get(key);
    // The page's own spelling, where it has accents.
    const isOurs = before === undefined || name !== placeNamed(key)?.name;
    this.#votes.set(key, {
      name: isOurs ? name : before.name,
      weight: (before?.weight ?? 0) + weight,
    });
  }

  addAddress(line: string, weight: number, isWhole: boolean): void {
    const parts = textParts(line);
    const isLandmark = /\d{2,4} (?:metros|mts|m|varas|cuadras)\b/.test(line);
    for (const { start, run } of runsOf(parts)) {
      const isRegional = run.some(({ kind }) => kind === "country" || kind === "region");
      const isCoded = /^(?:C\. ?P\. ?)?\d{4,6} /u.test(parts[start]!.text);
      if (start === 0 && !isLandmark && !isRegional && !isCoded) continue;
      // «Camas» is a thing as well.
      if (!isWhole && !isRegional && run.some(({ kind }) => kind === "word")) continue;
      this.add(run, isWhole ? weight : isRegional ? weights.withCountry : weight);
    }
    if (isLandmark) this.addNamed(line, weight / 2, weight / 2);
  }

  addHead(text: string, isTitle: boolean, own: string): void {
    const parts = textParts(text);
    for (const { start, run } of runsOf(parts)) {
      // «… en Surquillo, Lima» is one.
      if (start > 0 && isNamedEnd(parts[start - 1]!.text)) continue;
      const isRegional = run.some(({ kind }) => kind === "country" || kind === "region");
      if (run.length === 1 && (!isTitle || parts.length === 1)) {
        if (run[0]!.kind !== "town" && run[0]!.kind !== "seat") continue;
        if (parts.length === 1) continue;
      }
      if (!isRegional && run.some(({ kind }) => kind === "word")) continue;
      this.add(run, isRegional ? weights.withCountry : weights.titlePart, isRegional);
    }
    if (isTitle)
      for (const part of parts) {
        const words = part.text.split(" ");
        const end = words.map((_, at) => leadingAll(words.slice(at))).find((run) => run !== null);
        if (!end || part.places || own.includes(fold(end[0]!.name))) continue;
        if (/ (?:en|de|del|la|el|los|las|a|y) \S+$/.test(` ${fold(part.text)}`)) continue;
        const isRegional = end.some(({ kind }) => kind === "country");
        if (end[0]!.kind !== "word") this.add(end, isRegional ? 4 : weights.titleEnd);
      }
    this.addNamed(
      text,
      isTitle ? weights.titleIn : weights.headingIn,
      isTitle ? weights.titleOf : 0,
    );
  }

  /** «… en Soria», «… de Soria»: what stands behind the small word. */
  addNamed(text: string, inWeight: number, ofWeight: number): void {
    const parts = textParts(text);
    const isFlowing = /(?<!\p{L})\p{Ll}{4,}/u.test(text);
    for (const [at, part] of parts.entries()) {
      const words = part.text.split(" ");
      for (const [index, word] of words.entries()) {
        const small = fold(word);
        if (small !== "en" && small !== "de") continue;
        const rest = words.slice(index + 1);
        const found = leading(rest);
        const [head] = found;
        if (!head || feasts.test(fold(head.place.name))) continue;
        if (head.place.kind === "word" && !isFlowing) continue;
        const before = fold(words.slice(0, index + 1).join(" "));
        if (notHere.test(before)) continue;
        const isEnd = found.reduce((sum, { size }) => sum + size, 0) === rest.length;
        const run = found.map(({ place }) => place);
        const after = isEnd ? followers(parts, at + 1) : [];
        const isHome = home.test(before);
        const usual = small === "en" ? inWeight : ofWeight;
        const weight = isHome ? Math.max(weights.home, usual) : usual;
        const isServed = served.test(before) && !isHome;
        if (weight > 0) this.add([...run, ...after], isServed ? weight * 0.4 : weight, false);
      }
    }
  }

  best(): string | null {
    const all = [...this.#votes.values()].filter(({ name }) => isTown(name));
    const most = all.reduce((max, { weight }) => Math.max(max, weight), 0);
    if (most < sure) return null;
    const { name } = all.find(({ weight }) => weight === most)!;
    // «San Carlos de Bariloche» is called «Bariloche» by who lives there.
    const short = all.find(
      (one) => one.weight >= sure && fold(name).endsWith(` ${fold(one.name)}`),
    );
    return short?.name ?? name;
  }
}

/** Whether a text ends in «en Soria» or «de Soria». */
function isNamedEnd(text: string): boolean {
  const words = text.split(" ");
  const at = words.findLastIndex((word) => /^(?:en|de)$/i.test(word));
  return at >= 0 && leadingAll(words.slice(at + 1)) !== null;
}

const leadingAll = (words: readonly string[]): Place[] | null => {
  const found = leading(words);
  const size = found.reduce((sum, one) => sum + one.size, 0);
  return size > 0 && size === words.length ? found.map(({ place }) => place) : null;
};

/** The places of the parts from one on, as far as they are nothing else. */
function followers(parts: readonly TextPart[], from: number): Place[] {
  const end = parts.findIndex(({ places }, at) => at >= from && places === null);
  return parts.slice(from, end < 0 ? parts.length : end).flatMap(({ places }) => places ?? []);
}

/** Neighbouring parts that are places and nothing else. */
function runsOf(parts: readonly TextPart[]): { start: number; run: Place[] }[] {
  return parts.flatMap(({ places }, start) =>
    places !== null && (start === 0 || parts[start - 1]!.places === null)
      ? [{ start, run: followers(parts, start) }]
      : [],
  );
}

/** What a row of places, the smallest first, names as the town; several, each with its share of the sureness. */
function resolved(run: readonly Place[], isAddress: boolean): [Place, number][] {
  const told = run.filter(({ kind }) => kind !== "country" && kind !== "short");
  const towns = told.filter(({ kind }) => kind !== "region" && kind !== "quarter");
  // «Heredia, San José, Cartago»: where somebody goes.
  if (towns.length > 2 && !isAddress) return [[towns[0]!, 0.2]];
  const last = towns.at(-1);
  const before = towns.at(-2);
  if (!last) {
    const quarter = told.find(({ kind }) => kind === "quarter");
    const rest = quarter ?? told[0];
    return rest ? [[rest, 1]] : [];
  }
  if (!before || before.quarterOf.includes(last.name)) return [[last, 1]];
  // «Valencia (Ruzafa)»
  if (last.quarterOf.includes(before.name)) return [[before, 1]];
  if (last.kind === "seat")
    return saints.test(fold(before.name))
      ? [
          [before, 0.8],
          [last, 0.7],
        ]
      : [
          [before, 1],
          [last, 0.1],
        ];
  return isAddress ? [[last, 1]] : [[before, 0.6]];
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
