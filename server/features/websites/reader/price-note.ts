import type { SiteProduct } from "#db/schema-site-facts.ts";
import { lowerCapitals } from "./capitals.ts";
import { parentOf } from "./elements.ts";
import { isTitle } from "./groups.ts";
import { countPrices } from "./old-prices.ts";
import { type Element, type HtmlPage, isElement, type Node, visibleText } from "./page.ts";
import { isPhrase } from "./phrases.ts";
import { withNote } from "./price-terms.ts";
import { unitIn, withUnitOf } from "./price-units.ts";
import { findPrices } from "./prices.ts";
import { cellOf, columnHeadings, isOverPrices } from "./table-columns.ts";
import { foldText, plainText } from "./texts.ts";

/** A product with the element that holds its price; null where its data tells it. */
export interface PricedProduct {
  product: SiteProduct;
  place: Element | null;
}

/** A text with its element and the one that holds it beside others. */
interface Line {
  text: string;
  element: Element | null;
  holder: Element | null;
}

interface Note {
  text: string;
  /** Whether it stands with the price of one thing. */
  isOfOne: boolean;
  /** Whether it says that it is of all prices. */
  isOfAll: boolean;
  element: Element | null;
  /** The text before it. */
  before: string;
}

const linesMax = 1_500;
const lineMax = 400;
const skipped = new Set("script style template noscript svg select".split(" "));
const noteMax = 70;
const shortNote = 40;
const descriptionMax = 200;
/** As much as a price in an advertisement has. */
const roomMax = 24;

const tax = "(?:IVA|I\\.V\\.A\\.?|IGV|ITBIS|ISV|impoconsumo|impuestos)";
const included = "(?:no )?incl(?:uidos?|\\.|(?!\\p{L}))";
const also =
  "(?: (?:y|ni|o) (?:el )?(?:servicio|propina|impuestos|IVA|IGV|recargo|gastos|envío|transporte))?";
const ofPrices = /(?<!\p{L})(?:precios|tarifas|importes|cuotas|valores)(?!\p{L})/iu;
const ofAll = /(?<!\p{L})(?:tod[oa]s|nuestr[oa]s|esta (?:web|página|carta))(?!\p{L})/iu;
const prices = "(?:(?:todos )?(?:nuestros |los |estos )?precios )";
const vague =
  "(?:orientativos|aproximados|de referencia|indicativos|sujetos a (?:cambios?|variación))";
const gives = /^(?:.*precios |.*tarifas )?incluyen? /iu;
const unitNote = /^(?:precios?|tarifas?) (?:son )?(por .*)$/iu;
const often = /^(?:precios?|tarifas?|cuotas?|rentas?) (?:mensual|anual|semanal)/iu;
const ownUnit = /\/ ?\p{L}|(?<!\p{L})(?:por|al|a la|la|el|cada|c\/u) ?\p{L}/iu;
const besides = /(?<!\p{L})(?:no|sin|más|aparte|añadir)(?!\p{L})|\+|s\//iu;
const taxes = new RegExp(tax, "iu");
const counted =
  "(?:persona|pax|noche|d[ií]a|habitaci[oó]n|unidad|kilo|hora|metro|m2|m²|sesi[oó]n|clase|mes|ni[ñn]o|comensal)";
const weekday = "(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)";
const onDays = new RegExp(`(?<!\\p{L})de ${weekday} a ${weekday}`, "iu");
/** Longer forms first: each is printed whole. */
const forms = [
  `${prices}?(?:(?:ya )?(?:no )?incluyen?|no llevan?) (?:el )?(?:\\d{1,2} ?% de )?${tax}${also}`,
  `${prices}?(?:sin|con|más|\\+|s\\/) ?(?:el )?(?:\\d{1,2} ?% de )?${tax}(?: ${included})?${also}`,
  `${tax} (?:y servicio |y propina )?${included}(?: en (?:el precio|(?:todos )?los precios))?`,
  `${tax} (?:aparte|a añadir|por cuenta del cliente)`,
  `(?:precios|tarifas) (?:son )?${vague}(?: \\((?:sin|con|más|no incl)[^()]{3,24}\\))?`,
  `(?:precios?|tarifas?) (?:son )?por ${counted}(?: y ${counted})?`,
  "(?:precios?|tarifas?|cuotas?|rentas?) (?:mensual|anual|semanal)(?:es)?",
  `(?<=(?:precios|tarifas|valores)[^.;:!?]{0,40}, )(?:solo |válidos )?de ${weekday} a ${weekday}`,
  "(?!IVA|I\\.V|IGV)\\p{L}{4,}(?: (?:y|ni|o|de) \\p{L}{3,}){0,2} no incluid[oa]s?",
  "(?:los |nuestros |estos )?(?:precios|tarifas) (?:no )?incluyen [^.;:()!?]{4,60}(?=[.;)]|$)",
].map((form) => new RegExp(`(?<![\\p{L}\\d])${form}(?![\\p{L}%])`, "iu"));

/**
 * What a page says of all its prices, as it prints it: «IVA no incluido», «Precios orientativos»; at most 70
 * characters. Null when it says nothing, says it of single prices, or shows no price. A note of some of the
 * prices, such as those of one table, is added to the text of each of them.
 */
export function readPriceNote(page: HtmlPage, products: readonly PricedProduct[]): string | null {
  const priced = products.filter(({ product }) => product.priceText !== null);
  if (priced.length === 0) return null;
  const notes = linesOf(page).flatMap(notesIn);
  const widest = notes.filter(({ isOfOne }) => !isOfOne);
  const scopes = widest.length > 0 ? scopesOf(page, priced) : () => [];
  const shared = sharedNote(priced);
  let ofEvery: string | null = null;
  const noted = new Set<PricedProduct>();
  for (const note of widest) {
    const text = printed(note.text);
    if (text === null) continue;
    const column = columnOver(note.element, priced);
    if (column?.length === 0) continue;
    const within = column ?? (note.isOfAll ? [] : scopes(note.element));
    // What «the prices include» elsewhere on the page may be of some of them.
    const isOfSome = within.length === 0 && gives.test(text) && !taxes.test(text);
    if (isOfSome) continue;
    // Nobody pays more than expected where a tax that is included goes untold.
    const isGiven = taxes.test(text) && !besides.test(text);
    const units = unitNote.exec(text)?.[1] ?? (often.test(text) ? unitIn(text) : null);
    // The unit of a heading was read with the prices under it.
    if (units && note.element && isHeadingLike(note.element)) continue;
    if (units) {
      const bare = (within.length === 0 ? priced : within).filter(
        ({ product }) => !ownUnit.test(product.priceText!),
      );
      if (bare.length < priced.length || often.test(text)) {
        for (const one of bare)
          one.product.priceText = withUnitOf(one.product.priceText!, one.product.name, units);
        continue;
      }
    }
    const isOfEvery = within.length === 0 || within.length === priced.length;
    if (isOfEvery || (isGiven && within.length * 2 > priced.length))
      ofEvery = joined(ofEvery, text);
    else for (const one of within) addNote(one, text, noted);
  }
  if (ofEvery !== null || shared !== null) {
    const isTold = shared === null || foldText(ofEvery ?? "").includes(foldText(shared));
    const both = isTold ? ofEvery : ofEvery === null ? shared : `${ofEvery}, ${shared}`;
    return both && both.charAt(0).toUpperCase() + both.slice(1);
  }
  // Behind at least half of the prices, it is said of all.
  const single = notes.filter(({ isOfOne }) => isOfOne);
  const isOften = single.length > 0 && widest.length === 0 && notes.length * 2 >= priced.length;
  if (isOften) return printed(single[0]!.text);
  for (const note of single) addToOwn(note, priced, noted);
  return null;
}

const isHeadingLike = (element: Element) =>
  /^(h[1-6]|caption|th)$/.test(element.name) || isTitle(element);

/** Both notes where there is room for them, or else the one that tells of more to pay. */
function joined(one: string | null, other: string): string {
  if (one === null || foldText(one).includes(foldText(other))) return one ?? other;
  const both = `${one}, ${/^\p{Lu}\p{Ll}/u.test(other) ? other.charAt(0).toLowerCase() + other.slice(1) : other}`;
  if (both.length <= shortNote) return both;
  // A tax that is included may go untold where the days of a price are told.
  const bare = one.split(", ").filter((part) => !taxes.test(part) || besides.test(part));
  if (onDays.test(other) && !onDays.test(one) && bare.join(", ") !== one)
    return bare.length === 0 ? other : joined(bare.join(", "), other);
  const isMore = (text: string) => besides.test(text) || onDays.test(text);
  return isMore(other) && !isMore(one) ? other : one;
}

/** Takes the note in brackets that all prices end in off their texts; null when they have none in common. */
function sharedNote(priced: readonly PricedProduct[]): string | null {
  const noteOf = ({ product }: PricedProduct) => /\S \(([^()]+)\)$/.exec(product.priceText!)?.[1];
  const note = priced[0] && noteOf(priced[0]);
  if (!note || priced.length < 2 || !priced.every((one) => noteOf(one) === note)) return null;
  for (const { product } of priced)
    product.priceText = product.priceText!.slice(0, -note.length - 3).trim();
  return note;
}

/** Of a note in the head of a column of prices, the products of that column; null of another note. */
function columnOver(element: Element | null, priced: readonly PricedProduct[]) {
  const cell = element && cellOf(element);
  if (!cell || !isOverPrices(cell)) return null;
  const head = visibleText(cell, 60);
  return priced.filter(({ place }) => place && columnHeadings(place).includes(head));
}

function printed(note: string): string | null {
  const text = lowerCapitals(note.replace(/\s+/g, " ").trim(), new Map());
  const short = text.replace(
    /^(?:(?:los|nuestros|estos) )?(?:precios|tarifas) ((?:no )?incluye)n /iu,
    "$1 ",
  );
  const own = text.length > shortNote ? short : text;
  if (own === "" || own.length > noteMax) return null;
  return own.charAt(0).toUpperCase() + own.slice(1);
}

/** Adds a note to the price of one thing, once. */
function addNote(one: PricedProduct, note: string, noted: Set<PricedProduct>): void {
  const { product } = one;
  if (noted.has(one) || !product.priceText) return;
  noted.add(one);
  const taxOf = taxes.exec(note)?.[0];
  const isBesides =
    taxOf !== undefined && /(?<!\p{L})(?:no|sin|más|aparte|añadir)(?!\p{L})|\+|s\//iu.test(note);
  const own = note.replace(/^(?:(?:los|nuestros) )?(?:precios|tarifas) (?:son )?/iu, "");
  const small = /^\p{Lu}\p{Ll}/u.test(own) ? own.charAt(0).toLowerCase() + own.slice(1) : own;
  const singular = small.replace(/^(orientativo|aproximado|indicativo)s/iu, "precio $1");
  const text = withNote(product.priceText, singular);
  const short = isBesides
    ? `${product.priceText} + ${taxOf}`
    : `${product.priceText} (${taxOf} incl.)`;
  const isRoomless = text === product.priceText && !foldText(text).includes(foldText(singular));
  product.priceText = taxOf && (text.length > roomMax || isRoomless) ? short : text;
  if (!isRoomless || taxOf) return;
  const told = `${product.description ? `${product.description.replace(/[.\s]+$/, "")}. ` : ""}${note}`;
  if (told.length <= descriptionMax) product.description = told;
}

/** Adds a note to the price right before it. */
function addToOwn(note: Note, priced: readonly PricedProduct[], noted: Set<PricedProduct>): void {
  const last = findPrices(note.before.slice(-60)).at(-1);
  const text = printed(note.text);
  if (!last || text === null || !followsPrice(note.before)) return;
  const own = priced.filter(
    ({ product, place }) =>
      place &&
      (isInside(place, note.element) || isInside(note.element, place)) &&
      product.priceText!.includes(last.text.replace(/^desde /, "")),
  );
  if (own.length === 1) addNote(own[0]!, text, noted);
}

/** Finds the products that a note is told of by where it stands; none where it may be all. */
function scopesOf(page: HtmlPage, priced: readonly PricedProduct[]) {
  const names = new Set(priced.map(({ product }) => foldText(product.name)));
  const order = new Map<Element, number>();
  const marks: { at: number; rank: number; holder: Element | null }[] = [];
  const visit = (element: Element): void => {
    order.set(element, order.size);
    const isHeading = /^h[1-6]$/.test(element.name);
    if (isHeading || isTitle(element)) {
      const text = foldText(visibleText(element, 71));
      const rank = isHeading ? Number(element.name[1]) : 7;
      if (text !== "" && !names.has(text))
        marks.push({ at: order.size - 1, rank, holder: holderOf(element) });
    }
    for (const child of element.children as Node[]) if (isElement(child)) visit(child);
  };
  const root = page.$("body")[0] ?? page.$.root()[0];
  for (const child of (root?.children ?? []) as Node[]) if (isElement(child)) visit(child);
  const placed = priced.filter(({ place }) => place !== null);
  return (element: Element | null): PricedProduct[] => {
    for (let at = element; at; at = parentOf(at)) {
      if (at.name !== "table") continue;
      const inside = placed.filter(({ place }) => isInside(at, place));
      if (inside.length > 0 && inside.length < priced.length) return inside;
    }
    const own = element === null ? undefined : order.get(element);
    const start = marks.findLast(
      ({ at, holder }) => own !== undefined && at <= own && isInside(holder, element),
    );
    if (own === undefined || !start) return [];
    const end = marks.find(({ at, rank }) => at > own && at > start.at && rank <= start.rank);
    return placed.filter(({ place }) => {
      const at = order.get(place!) ?? -1;
      return at >= start.at && at < (end?.at ?? Number.POSITIVE_INFINITY);
    });
  };
}

/** What a heading stands in, outside the boxes that hold nothing else. */
function holderOf(heading: Element): Element | null {
  const text = visibleText(heading, 80);
  let holder = parentOf(heading);
  while (holder && visibleText(holder, 81) === text) holder = parentOf(holder);
  return holder;
}

function isInside(outer: Element | null, element: Element | null): boolean {
  for (let at = element; at; at = parentOf(at)) if (at === outer) return true;
  return false;
}

function notesIn({ text, element, holder }: Line): Note[] {
  const notes: Note[] = [];
  const ranges: [number, number][] = [];
  for (const form of forms) {
    const found = form.exec(text);
    if (!found) continue;
    const [start, end] = [found.index, found.index + found[0].length];
    // A note of another form may stand beside, not within one.
    if (ranges.some(([from, to]) => start < to && end > from)) continue;
    const before = text.slice(0, found.index);
    const isOfMany = ofPrices.test(text) || (!/\p{L}/u.test(before) && !standsWithOne(holder));
    const isOfOne = !isOfMany || followsPrice(before);
    notes.push({ text: found[0], isOfOne, isOfAll: ofAll.test(text), element, before });
    ranges.push([start, end]);
  }
  return notes;
}

/** Whether a card or a line with a single price holds the note. */
const standsWithOne = (holder: Element | null): boolean =>
  holder !== null && !/^(body|main|footer)$/.test(holder.name) && countPrices(holder) === 1;

/** Whether a text ends in an amount of money, with a word or two behind it at most. */
function followsPrice(before: string): boolean {
  const end = before.slice(-60);
  const last = findPrices(end).at(-1);
  if (!last) return false;
  const printed = last.text.replace(/^desde /, "");
  const behind = end.slice(end.indexOf(printed, last.at) + printed.length);
  return behind.length < 24 && !/[.;:!?]/.test(behind);
}

/** The texts of the innermost blocks of a page. */
function linesOf({ $ }: HtmlPage): Line[] {
  const lines: Line[] = [];
  const visit = (node: Node): void => {
    if (lines.length >= linesMax) return;
    if (node.type === "text") {
      const holder = node.parent as Node | null;
      if (node.data.trim() === "") return;
      const element = holder && isElement(holder) ? holder : null;
      lines.push({ text: plainText(node.data, lineMax), element, holder: element });
    } else if (isElement(node) && skipped.has(node.name)) {
      return;
    } else if (isElement(node) && isPhrase(node)) {
      lines.push({ text: visibleText(node, lineMax), element: node, holder: parentOf(node) });
    } else if ("children" in node) {
      for (const child of node.children) visit(child as Node);
    }
  };
  const root = $("body")[0] ?? $.root()[0];
  if (root) visit(root as Node);
  return lines;
}
