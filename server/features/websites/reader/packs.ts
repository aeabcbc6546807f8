import type { SiteProduct } from "#db/schema-site-facts.ts";
import { parentOf } from "./elements.ts";
import { type Element, visibleText } from "./page.ts";
import { withNote } from "./price-terms.ts";
import { cellOf, cellsOf, columnHeading } from "./table-columns.ts";
import { foldText } from "./texts.ts";

// How much of a thing its price is for: «bandeja de 4», «500 g», «1.000 uds».

const roomMax = 24;
const containers =
  "bandeja|caja|cajita|pack|bolsa|bolsita|lote|bote|tarro|frasco|paquete|estuche|garrafa|botella|lata|barqueta|malla|saco|cuna|pieza|unidad|uds?|racion|media racion|porcion|docena|media docena|medio kilo|cuarto de kilo|kilo|par|juego|tira|rollo|ristra|manojo|cada un[oa]|suelt[oa]";
const measures =
  "g|gr|grs?|gramos|kg|kgs?|kilos?|mg|ml|cl|l|lt|litros?|cc|uds?|unidades|unid|u|m|m2|m²|metros?";
const times =
  "h|horas?|min|minutos?|dias?|semanas?|mes|meses|anos?|sesion|sesiones|clases|noches?|veces|vez";
const pack = new RegExp(
  `^(?:(?:${containers})s?(?: (?:de )?(?:\\d[\\d.,]*|media docena|docena|dos|tres|cuatro|seis|ocho|diez|doce)?(?: ?\\p{L}+)?)?|` +
    `(?:aprox\\.? |de )?\\d[\\d.,]*(?: ?[x×] ?\\d[\\d.,]*)? ?(?:${measures})|` +
    `\\d[\\d.,]* (?!(?:${times})$)\\p{L}{3,12}s)\\.?$`,
  "u",
);
const alone = /^(?:\(?(?:c\/u|cada un[oa])\)?)$/u;
const unit = /\/ ?\p{L}|(?<!\p{L})(?:por|al|a la|la|el|cada|c\/u) ?\p{L}+|\(/iu;

/** Whether a text only says how much there is of a thing. */
export const isPack = (text: string): boolean => {
  const plain = foldText(text);
  return plain.length <= 22 && (pack.test(plain) || alone.test(plain));
};

/** A product whose price, where there is room, tells what its description begins with, if that is how much it is of. */
export function withPack(product: SiteProduct): SiteProduct {
  const { description, priceText } = product;
  if (!description || !priceText || unit.test(priceText)) return product;
  if (/^Por \p{L}+\.?$/u.test(description)) {
    const { description: _, ...rest } = product;
    return { ...rest, priceText: `${priceText} por ${description.slice(4).replace(/\.$/, "")}` };
  }
  const bracket = /^(.*\S) \(([^()]+)\)\.?$/u.exec(description);
  if (bracket && isPack(bracket[2]!)) {
    const priced = withNote(priceText, bracket[2]!);
    return priced.length > roomMax
      ? product
      : { ...product, priceText: priced, description: bracket[1]! };
  }
  const [first = "", ...more] = description.split(/(?:\.|;| ·)\s+/);
  const bare = first.replace(/\.$/, "");
  if (!isPack(bare)) return product;
  const small = /^\p{Lu}\p{Ll}/u.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
  const priced = alone.test(foldText(bare)) ? `${priceText} ${small}` : withNote(priceText, small);
  if (priced.length > roomMax) return product;
  const { description: _, ...rest } = product;
  const told = description.slice(first.length).replace(/^[\s.;·]+/, "");
  return {
    ...rest,
    priceText: priced,
    ...(more.length > 0 && told !== "" ? { description: told } : {}),
  };
}

const quantityNames = [
  "cantidad(?:es)?|unidades|uds\\.?|unidad|raciones|piezas|tiraje|tirada|personas|comensales|peso|formato",
  "tamano|medidas?|presentacion|capacidad|contenido|envase|volumen",
].join("|");
const quantityHead = new RegExp(`^(?:${quantityNames})$`, "u");
const counted = /^(?:raciones|piezas|personas|comensales)$/u;
const unitAlone =
  /^(?:m2|m²|kg|kilo|litro|l|metro|m|unidad|ud|hora|docena|pieza|par|millar|ciento)$/u;

/** What a cell below «Cantidad», «Peso» or «Raciones» says that the price of its row is for; null when nothing. */
export function quantityIn(cell: Element): string | null {
  const head = foldText(columnHeading(cell)).replace(/[:.]$/, "");
  if (!quantityHead.test(head)) return null;
  const text = visibleText(cell, 30);
  const plain = foldText(text);
  if (/^\d[\d.,]*$/.test(plain)) {
    if (plain === "1") return null;
    return `${text} ${counted.test(head) ? head : "uds."}`;
  }
  if (unitAlone.test(plain)) return `por ${text.toLowerCase()}`;
  return isPack(text) ? text : null;
}

/** What the other cells of a price's row say that it is for; null when nothing. */
export function quantityBeside(place: Element): string | null {
  const own = cellOf(place);
  const row = own && parentOf(own);
  if (row?.name !== "tr") return null;
  for (const cell of cellsOf(row)) {
    const quantity = cell === own ? null : quantityIn(cell);
    if (quantity !== null) return quantity;
  }
  return null;
}

/** A price with what it is for: «$650 (1,000 uds.)», «$95 por m²». */
export function withQuantity(priceText: string, quantity: string | null): string {
  if (quantity === null || unit.test(priceText.replace(/^desde /i, ""))) return priceText;
  return quantity.startsWith("por ") ? `${priceText} ${quantity}` : withNote(priceText, quantity);
}
