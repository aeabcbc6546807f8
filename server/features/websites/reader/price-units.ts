import { parentOf, siblingOf } from "./elements.ts";
import { type Element, isElement, type Node, visibleText } from "./page.ts";
import { findPrices } from "./prices.ts";
import { columnHeading } from "./table-columns.ts";
import { foldText } from "./texts.ts";

const levelsMax = 8;
const siblingsMax = 40;
const printedMax = 40;

/** The words for a unit, by how headings write it; folded. */
const units: [pattern: RegExp, printed: string][] = [
  [/(?:por|\/|x|la|cada) ?persona y (?:noche|dia)/, "por persona y noche"],
  [/(?:por|\/|x|la|cada) ?noche|(?:€|\$) ?noche/, "por noche"],
  [/(?:por|\/|al?|x) ?persona|por pax/, "por persona"],
  [/(?:por|\/|x) ?nin[oa]/, "por niño"],
  [/(?:por|\/|x) ?alumn[oa]/, "por alumno"],
  [/(?:por|\/|al|el|x) ?(?:kg|kilo)s?/, "por kilo"],
  [/(?:por|\/|el|x) ?litro/, "por litro"],
  [/(?:por|\/|el|x) ?(?:m2|m²|metro cuadrado)/, "por m²"],
  [/(?:por|\/|el|x) ?metro/, "por metro"],
  [/(?:por|\/|la|x) ?docena/, "por docena"],
  [/(?:por|\/|la|x) ?hora/, "por hora"],
  [/(?:por|\/|al|el|x) ?dia/, "por día"],
  [/(?:por|\/|a la|x) ?semana|semanal(?:es)?/, "por semana"],
  [/(?:por|\/|al|x) ?mes|mensual(?:es)?/, "al mes"],
  [/(?:por|\/|al|x) ?(?:ano|año)|anual(?:es)?/, "al año"],
  [/(?:por|\/|la|x) ?(?:unidad|ud)|c\/u/, "por unidad"],
  [/(?:por|\/|la|x) ?sesion/, "por sesión"],
  [/(?:por|\/|la|x) ?clase/, "por clase"],
].map(([pattern, printed]) => [
  new RegExp(`(?:(?<![a-z])|(?=/))(?:${(pattern as RegExp).source})(?![a-z])`),
  printed as string,
]);
const priceWords =
  "precios?|tarifas?|cuotas?|rentas?|valor(?:es)?|importes?|coste|costos?|pvp|abonos?|planes";
const ofPrices = new RegExp(
  `(?<![a-z])(?:${priceWords})(?![a-z])|€|\\$|^\\W*(?:por|al) \\w+\\W*$|^mensual(?:es)?$`,
);
/** What a price is told to be for, by itself or by its row's name. */
const ownUnit = [
  /\/ ?\p{L}|c\/u|(?<!\p{L})(?:por|cada|al|a la) (?:\p{L}+|\d)/iu,
  /(?<!\p{L})el (?:m2|m²|metro|kilo|kg|litro|par|ciento|millar)(?!\p{L})/iu,
  /(?<!\p{L})(?:unidad|uds?|piezas?|prendas?|pares|bonos?|packs?|bandeja|docena|bolsa|caja|kg|litros?|suelt[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:fianza|matr[ií]cula|inscripci[oó]n|entradas?|clases?|cursos?|taller(?:es)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:mensual|anual|semanal|horas?|d[ií]as?|noches?|mes|semanas?|sesi[oó]n|sesiones)(?!\p{L})/iu,
];

/**
 * A price as it is printed with the unit that the heading of its column or list tells: «$ 420 por noche»; the
 * price itself where it has a unit, or none is told.
 */
export function withUnit(
  priceText: string,
  name: string,
  place: Element,
  heading: Element,
): string {
  if (ownUnit.some((pattern) => pattern.test(priceText) || pattern.test(name))) return priceText;
  return withUnitOf(priceText, name, unitIn(columnHeading(place)) ?? unitAbove(place, heading));
}

const counted =
  "mes|año|noche|d[ií]a|persona|hora|clase|sesi[oó]n|semana|unidad|kilo|m2|m²|metro|alumno|niñ[oa]";
const behind = new RegExp(`^\\/? ?((?:por|al?|a la|la|el|cada) (?:${counted}))(?=[,.;(]|$)`, "iu");

/** A price with the unit with which the text behind its element begins: «$ 1.600» before «por mes, todas las clases». */
export function withUnitBehind(priceText: string, place: Element): string {
  if (ownUnit.some((pattern) => pattern.test(priceText))) return priceText;
  const next = siblingOf(place, "next");
  const told = next ? visibleText(next, 80) : "";
  const unit = behind.exec(told)?.[1] ?? /^(?:por|cada) \p{L}{4,14}$/u.exec(told)?.[0];
  const text = unit ? `${priceText} ${unit.toLowerCase()}` : priceText;
  return text.length <= printedMax ? text : priceText;
}

/** The same with a unit that is known. */
export function withUnitOf(priceText: string, name: string, unit: string | null): string {
  if (ownUnit.some((pattern) => pattern.test(priceText) || pattern.test(name))) return priceText;
  const text = unit ? `${priceText} ${unit}` : priceText;
  return text.length <= printedMax ? text : priceText;
}

/** The unit that a heading such as «Precios por persona» tells, as it is printed behind a price; or null. */
export function unitIn(heading: string): string | null {
  const text = foldText(heading);
  if (text === "" || text.length > 60 || !ofPrices.test(text) || /\d/.test(text)) return null;
  const [[first, printed] = [], ...more] = units.filter(([pattern]) => pattern.test(text));
  // «Tarifas mensuales y anuales» tells no price's own.
  const rest = first ? text.replace(first, " ") : "";
  return printed && !more.some(([pattern]) => pattern.test(rest)) ? printed : null;
}

/** The unit in the nearest headings above a price, up to that of its section. */
function unitAbove(place: Element, name: Element): string | null {
  let element: Element | null = place;
  for (let level = 0; element && level < levelsMax; level += 1) {
    if (element.name === "table") {
      const caption = (element.children as Node[]).filter(isElement).find(isCaption);
      const unit = caption ? unitIn(visibleText(caption, 80)) : null;
      if (unit) return unit;
    }
    let at = siblingOf(element, "prev");
    for (let count = 0; at && count < siblingsMax; count += 1, at = siblingOf(at, "prev")) {
      const isHeading = /^h[1-6]$/.test(at.name);
      if (at === name || !(isHeading || isTitle(at))) continue;
      const unit = unitIn(visibleText(at, 80));
      if (unit || isHeading) {
        if (unit || /^h[12]$/.test(at.name)) return unit;
        break;
      }
    }
    element = parentOf(element);
    if (!element || /^(body|main)$/.test(element.name)) return null;
  }
  return null;
}

const isCaption = ({ name }: Element) => name === "caption";

/** Whether an element is a short line without a price, as a title in bold letters or in a box is. */
function isTitle(element: Element): boolean {
  if (!/^(p|div|span|b|strong|font|center|tr|dt)$/.test(element.name)) return false;
  const text = visibleText(element, 61);
  return (
    text.length > 0 && text.length <= 60 && !/[.!?]$/.test(text) && findPrices(text).length === 0
  );
}
