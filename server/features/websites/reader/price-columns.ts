import { adProductNameMax } from "#shared/added-facts.ts";
import { lowerCapitals } from "./capitals.ts";
import { allWithin, parentOf, remembered } from "./elements.ts";
import { isOldPrice, partPrices } from "./old-prices.ts";
import { type Element, visibleText } from "./page.ts";
import { findPrices } from "./prices.ts";
import { isBarePrice, nameFrom, nameIn } from "./product-names.ts";
import { areTiers } from "./quantity-tiers.ts";
import { cellOf, cellsOf, columnHeading, columnHeadings, columnSign } from "./table-columns.ts";
import { foldText } from "./texts.ts";

/** One of the prices of a table's row that has several. */
export interface ColumnPrice {
  /** The cell of the price. */
  cell: Element;
  /** What it is the price of, with its column's head: «Entrada adulto», «Margarita, grande». */
  name: string;
  /** Whether it is the lowest of prices whose columns name nothing. */
  isFrom: boolean;
  /** What its column's head says, where the name has no room for it. */
  kind?: string;
  /** The head of the column of the lowest price, where it names what is sold or where: «Fumigación». */
  head?: string;
  /** The cell of the earlier price. */
  before?: Element;
}

/** With more prices than this in a table, only the lowest of each row is told. */
const pricesMax = 20;

const priceWords = [
  "precios?|tarifas?|importes?|p\\.?v\\.?p\\.?|coste?s?|costos?|valor|total",
  "(?:en )?(?:euros?|pesos|soles)",
].join("|");
const money = new RegExp(`(?<!\\p{L})(?:${priceWords})(?!\\p{L})|[€$₡₲£()]|S\\/\\.?`, "giu");
const earlier =
  /(?<!\p{L})(?:antes|anterior|normal|habitual|original|tienda|lista|pvp|p\.v\.p)(?!\p{L})/iu;
const currentWords =
  "ahora|ofertas?|promo\\p{L}*|rebaj\\p{L}*|descuento|online|web|especial|final|actual";
const current = new RegExp(`(?<!\\p{L})(?:${currentWords})(?!\\p{L})`, "iu");
const tax = /(?<!\p{L})(?:i\.?v\.?a|igv|itbis|isv)(?!\p{L})/iu;
/** «Entrada adulto» needs no comma, as «Margarita, grande» does. */
const admission = /^(?:entrada|abono|bono|cuota|pase|billete|menu|forfait|habitacion|tarifa)$/;

/**
 * The prices of a row in their order, where two or more columns of its table have one; otherwise empty.
 * @param place the element of one of them
 */
export function rowPrices(place: Element): { row: Element; prices: ColumnPrice[] } | null {
  const own = cellOf(place);
  const row = own && parentOf(own);
  if (!own || row?.name !== "tr") return null;
  const cells = cellsOf(row).filter(isPriced);
  if (cells.length > 8 || !cells.includes(own)) return null;
  if (cells.length < 2) return onlyPrice(row, own);
  const side = sideBySide(row, cells);
  if (side) return { row, prices: side };
  const heads = cells.map((cell) => columnHeading(cell));
  const label = rowName(row, cells);
  const lowered = loweredOf(cells, heads);
  if (lowered && label !== "") {
    return { row, prices: [{ ...lowered, name: label, isFrom: false }] };
  }
  const taxed = cells[heads.findIndex((head) => tax.test(head) && /con|incl/i.test(head))];
  if (taxed && heads.some((head) => head === "" || tax.test(head) || /base/i.test(head))) {
    return label === "" ? null : { row, prices: [{ cell: taxed, name: label, isFrom: false }] };
  }
  const kinds = cells.map((cell) => kindOf(qualified(columnHeadings(cell))));
  const names = kinds.map((kind) => (kind === "" ? "" : joined(label, kind)));
  const isNamed = names.every((name) => name !== "" && name.length <= adProductNameMax);
  const isDistinct = new Set(names.map(foldText)).size === names.length;
  const few = cells.length * rowsOf(row) <= pricesMax;
  const isTiered = label !== "" && areTiers(heads);
  if (isNamed && isDistinct && !isTiered && (few || label === "")) {
    const prices = cells.map((cell, at) => ({ cell, name: names[at]!, isFrom: false }));
    return { row, prices };
  }
  const amounts = cells.map((cell) => findPrices(signed(cell))[0]?.cents ?? 0);
  const least = Math.min(...amounts.filter((amount) => amount > 0));
  const cell = cells[amounts.indexOf(least)];
  const isFrom = new Set(amounts).size > 1;
  if (label === "" || !cell) return null;
  const kind = kinds[cells.indexOf(cell)] ?? "";
  const head = isFrom && !isTiered && isNaming(kind) ? { head: capitalized(kind) } : {};
  return { row, prices: [{ cell, name: label, isFrom, ...head }] };
}

/** «Merluza | 18,90 | Mejillón | 3,50»: things beside each other, each with its price; null where they are none. */
function sideBySide(row: Element, cells: readonly Element[]): ColumnPrice[] | null {
  const all = cellsOf(row);
  const isPaired =
    all.length === 2 * cells.length && cells.every((cell, at) => all[2 * at + 1] === cell);
  const names = cells.map((cell) => nameFrom(visibleText(all[all.indexOf(cell) - 1] ?? cell, 60)));
  return isPaired && names.every((name) => /\p{L}{3}/u.test(name))
    ? cells.map((cell, at) => ({ cell, name: names[at]!, isFrom: false }))
    : null;
}

/** The price of a row that has one where others have several. */
function onlyPrice(row: Element, cell: Element): { row: Element; prices: ColumnPrice[] } | null {
  if (Number(cell.attribs.colspan) > 1 || rowsOf(row) === 0) return null;
  const label = rowName(row, [cell]);
  const kind = kindOf(qualified(columnHeadings(cell)));
  if (label === "" || kind === "") return null;
  const name = joined(label, kind);
  const isShort = name.length <= adProductNameMax;
  const price = { cell, isFrom: false };
  // Another service in the column of one has a name of its own.
  if (!isShort && service.test(foldText(kind))) return { row, prices: [{ ...price, name: label }] };
  return { row, prices: [isShort ? { ...price, name } : { ...price, name: label, kind }] };
}

const textOf = (cell: Element) => visibleText(cell, 80, isOldPrice);

function signed(cell: Element): string {
  const text = textOf(cell);
  return findPrices(text).length > 0 ? text : `${text} ${columnSign(cell) ?? "€"}`;
}

/** Whether a cell holds one price and little else. */
function isPriced(cell: Element): boolean {
  const text = textOf(cell);
  const { length } = findPrices(text);
  if (length === 1) return text.length <= 30 && partPrices(text).now !== undefined;
  return isBarePrice(text) || (/^\s*\d{1,4}\s*$/.test(text) && columnSign(cell) !== null);
}

/** The name of a row; "" where its first cell only says «Precio» or nothing. */
function rowName(row: Element, cells: readonly Element[]): string {
  const [first] = cellsOf(row);
  if (!first || cells[0] === first) return "";
  const text = visibleText(first, 60);
  return text.replace(money, "").trim() === "" ? "" : nameIn(row, cells[0]!);
}

function loweredOf(
  cells: readonly Element[],
  heads: readonly string[],
): { cell: Element; before: Element } | null {
  if (cells.length !== 2) return null;
  const now = heads.findIndex((head) => current.test(head));
  const before = cells[1 - now];
  const cell = cells[now];
  const other = heads[1 - now] ?? "";
  if (!cell || !before || current.test(other)) return null;
  return earlier.test(other) || kindOf(other) === "" ? { cell, before } : null;
}

/** What a column's head tells apart: «grande» of «Precio grande (€)». */
function kindOf(head: string): string {
  const bare = head
    .replace(money, " ")
    // A stroke with spaces would end a name in an advertisement.
    .replace(/ [/|] /g, /\p{Ll}/u.test(head) ? " o " : " O ")
    .replace(/\s+/g, " ")
    .replace(/^[\s:.,/-]+|[\s:.,/-]+$/g, "");
  if (!/\p{L}|\d/u.test(bare) || bare.length > 24) return "";
  const letters = bare.replace(/\P{L}/gu, "");
  const isLoud = letters.length > 3 && letters === letters.toUpperCase();
  return (isLoud ? bare.toLowerCase() : bare).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  );
}

const service = /^\p{L}+(?:cion|miento|aje|eria|tura|cambio|limpieza)(?!\p{L})/u;

/** Whether a column's head can stand before a row's name: «Dentro de Santiago», not «grande» or «adulto». */
function isNaming(kind: string): boolean {
  if (!/^\p{L}{4}/u.test(kind) || /\d/.test(kind)) return false;
  return service.test(foldText(kind)) || kind.split(" ").length > 1;
}

/** Capital letters are often written without their accents. */
const capitalized = (text: string) =>
  (text.charAt(0).toUpperCase() + text.slice(1)).replace(/(?<=\p{L})cion(?!\p{L})/gu, "ción");

/** «Temporada alta» of a head «Alta» below «Temporada». */
function qualified([head = "", above = ""]: readonly string[]): string {
  const isWord = (text: string) => /^\p{L}+$/u.test(text);
  const isPart = isWord(head) && /[ao]$/.test(head) && isWord(above) && kindOf(above) !== "";
  return isPart ? `${above} ${head.toLowerCase()}` : head;
}

function joined(label: string, kind: string): string {
  const name = lowerCapitals(label, new Map());
  if (name === "") return nameFrom(kind.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
  return admission.test(foldText(name)) ? `${name} ${kind}` : `${name}, ${kind}`;
}

/** How many rows of a row's table have prices in several columns; looks at 60. */
function rowsOf(row: Element): number {
  const part = parentOf(row);
  return part ? rowsWithSeveral(part) : 0;
}

const rowsWithSeveral = remembered((part) => {
  const rows = allWithin(part, ({ name }) => name === "tr").slice(0, 60);
  return rows.filter((at) => cellsOf(at).filter(isPriced).length > 1).length;
});
