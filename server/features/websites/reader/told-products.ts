import { parentOf, siblingOf } from "./elements.ts";
import { partPrices } from "./old-prices.ts";
import { type Element, visibleText } from "./page.ts";
import { type FoundPrice, findPrices } from "./prices.ts";
import { nameFrom } from "./product-names.ts";
import { foldText } from "./texts.ts";

/** What can be had for a price that a sentence tells; lower case, without accents. */
const offerings =
  "curso|taller|clase|cena|comida|desayuno|merienda|menu|visita|cata|degustacion|excursion|ruta|paseo|sesion|masaje|plan|bono|abono|pack|lote|cesta|pase|tarjeta regalo";
const offeringStart = new RegExp(`^(${offerings})s? `);
/** The noun and what follows it, up to a mark, or to when, for whom and for how much. */
const offered = new RegExp(
  `(?:^|[\\s,(])((?:${offerings}) [^.:;,()?!]{3,60}?)(?=\\s?[.:;,(]| (?:por|desde|a|para|cuesta|vale|los|las|cada|el|bajo|se) )`,
  "g",
);
/** How a sentence begins that tells when or for whom something is. */
const weekdays = "lunes|martes|miercoles|jueves|viernes|sabados|domingos";
const sentenceStart = new RegExp(
  `^(durante|por|en|desde|cada|tod[oa]s? l[oa]s|el (primer|ultimo)|los (${weekdays})|a partir)( |,)`,
);

/** Whether a name begins with what can be had for a price, such as «Curso de cocina». */
export const isOffering = (name: string) => offeringStart.test(`${foldText(name)} `);

/** Whether words before a price begin as a sentence does, and so name nothing. */
export function beginsSentence(text: string): boolean {
  return text.split(" ").length > 5 && sentenceStart.test(foldText(text));
}

const prepositions = "en|con|sin|de|del|para|tras|durante|por|a|al|entre|desde|segun|cada";
const complement = new RegExp(
  `(?:^|[\\s,(])(?:${prepositions})(?: (?:un|una|el|la|los|las|cada|tu|su|otra|dos|tres))?` +
    "(?: (?:sola|solo|misma|mismo|unica|unico|primera|segunda|buena))?\\s*$",
);

/** Whether what follows only tells how or when: «sesión» in «en una sola sesión». */
const isComplement = (ahead: string) => complement.test(ahead);

/** What a sentence offers for an amount: «curso de cocina» in «Cada jueves, curso de cocina por 20 €». */
export function toldProduct(text: string): { name: string; price: FoundPrice } | null {
  const price = partPrices(text).now;
  // Folding keeps the positions only where every letter is one character.
  const plain = text
    .normalize("NFC")
    .replace(/\p{L}/gu, (letter) => foldText(letter).slice(0, 1) || letter);
  if (!price || plain.length !== text.length || /\?/.test(text.slice(0, price.at))) return null;
  const ahead = plain.slice(0, price.at);
  if (!/(^|[\s,:;])(por|cuesta|cuestan|vale|desde|a|[^\s]+,)\s*$/.test(ahead)) return null;
  const [found] = [...ahead.matchAll(offered)].slice(-1);
  if (found?.[1] === undefined) return null;
  const start = found.index + found[0].indexOf(found[1]);
  if (price.at - start > 140 || isComplement(plain.slice(0, start))) return null;
  const name = nameFrom(text.slice(start, start + found[1].length));
  if (name === "" || name.split(" ").length > 9) return null;
  // Where nothing else is told, it is a row's name.
  const isWhole = start === 0 && nameFrom(text.slice(0, price.at)) === name;
  return isWhole ? null : { name, price };
}

/** The heading over a sentence with a price, where it names what can be had for it; or null. */
export function offeringAbove(place: Element): Element | null {
  let element: Element | null = place;
  for (let level = 0; element && level < 4; level += 1) {
    for (let at = siblingOf(element, "prev"); at; at = siblingOf(at, "prev")) {
      const text = visibleText(at, 61);
      if (text === "") continue;
      const isHeading = text.length <= 60 && isOffering(text);
      // A line with a price of its own heads nothing.
      if (isHeading && findPrices(text).length > 0) return null;
      if (isHeading && nameFrom(text) !== "" && text.split(" ").length <= 6) return at;
      if (/^h[1-6]$/.test(at.name)) return null;
    }
    element = parentOf(element);
    if (element && /^(body|main|section|article)$/.test(element.name)) return null;
  }
  return null;
}
