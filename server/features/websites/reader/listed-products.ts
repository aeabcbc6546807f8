import { type Element, isElement, type Node, type Page, textOf, webAddress } from "./page.ts";
import { pictureAddress } from "./pictures.ts";
import { centsOf, pricesIn } from "./prices.ts";
import type { Product } from "./products.ts";
import { folded } from "./texts.ts";

const pricesMax = 600;

/** What stands beside a price: rows of menus and price lists, cards of shops, rooms and courses. */
export function listedProducts(page: Page): Product[] {
  const root = page.$("body")[0] ?? page.$.root()[0];
  if (!root) return [];
  const places: Element[] = [];
  collect(root as Node, places);
  const used = new Set<Element>();
  return places.flatMap((place) => {
    const card = cardOf(place);
    if (!card || used.has(card.element)) return [];
    used.add(card.element);
    return productOf(page, card) ?? [];
  });
}

const passed = new Set("script style template noscript svg nav footer select".split(" "));
const asideNames =
  /\b(mini-?cart|cart|carrito|cesta|basket|cookie|envio|shipping|topbar|newsletter)/i;

/** Elements that hold a price as directly as they can. */
function collect(node: Node, places: Element[]): void {
  if (places.length >= pricesMax || !("children" in node)) return;
  if (isElement(node)) {
    if (passed.has(node.name)) return;
    if (asideNames.test(`${node.attribs.class ?? ""} ${node.attribs.id ?? ""}`)) return;
  }
  let own = "";
  for (const child of node.children) {
    if (child.type === "text") own += ` ${child.data.slice(0, 400)}`;
  }
  if (isElement(node) && /\d/.test(own)) {
    const direct = pricesIn(own).length > 0 || (isBarePrice(own) && inPriceColumn(node));
    const split = !direct && own.trim().length < 12 ? textOf(node, 40) : "";
    if (direct || (split !== "" && pricesIn(split).length === 1 && split.length < 24)) {
      places.push(node);
      return;
    }
  }
  for (const child of node.children) collect(child as Node, places);
}

function isBarePrice(text: string): boolean {
  return /^\s*\d{1,4}[.,]\d{2}\s*$/.test(text);
}

/** In price lists the sign may stand once at the top, or nowhere. */
function inPriceColumn(element: Element): boolean {
  const named = `${element.attribs.class ?? ""} ${element.attribs.itemprop ?? ""}`;
  return /^(td|dd)$/.test(element.name) || /pric|preci|preu|tarif/i.test(named);
}

interface Card {
  element: Element;
  place: Element;
  name: string;
}

/** Climbs from a price to the smallest element that also says whose price it is. */
function cardOf(place: Element): Card | null {
  if (isBefore(place)) return null;
  const above = parentOf(place);
  if (place.name === "dd") {
    const term = previousNamed(place, "dt");
    if (term) return { element: term, place, name: nameFrom(textOf(term, 200)) };
  }
  let element: Element | null = place;
  for (let level = 0; element && level < 6; level += 1) {
    if (/^(body|html|main|ul|ol|table|tbody|dl)$/.test(element.name)) return null;
    const name = nameIn(element, place);
    if (name !== "") return { element, place, name };
    const next = parentOf(element);
    // Beyond this, the words belong to several prices.
    if (next && level > 0 && countPrices(next) > 4) return previousHeading(element, place);
    element = next;
  }
  return above ? previousHeading(above, place) : null;
}

function parentOf(element: Element): Element | null {
  return isElement(element.parent as Node) ? (element.parent as Element) : null;
}

function previousNamed(element: Element, name: string): Element | null {
  for (let at = element.prev; at; at = at.prev) {
    if (isElement(at as Node) && (at as Element).name === name) return at as Element;
  }
  return null;
}

const headingTags = /^h[1-6]$/;
function previousHeading(element: Element, place: Element): Card | null {
  for (let at = element.prev; at; at = at.prev) {
    if (!isElement(at as Node)) continue;
    const sibling = at as Element;
    if (headingTags.test(sibling.name)) {
      const name = nameFrom(textOf(sibling, 200));
      return name === "" ? null : { element: sibling, place, name };
    }
    if (countPrices(sibling) > 0) return null;
  }
  return null;
}

const nameTags = /^(h[1-6]|dt)$/;
const nameWords =
  /(^|[\s_-])(name|nombre|title|titulo|product-?name|plato|dish|servei|servicio)\b|__(title|name)/i;

function nameIn(element: Element, place: Element): string {
  const heading = firstWithin(element, (at) => nameTags.test(at.name) && textOf(at, 60) !== "");
  if (heading) return nameFrom(textOf(heading, 200));
  const named = firstWithin(
    element,
    (at) => at !== place && nameWords.test(at.attribs.class ?? "") && !isPriceLike(at),
  );
  if (named) return nameFrom(textOf(named, 200));
  if (element.name === "tr") {
    const cell = firstWithin(element, (at) => /^t[dh]$/.test(at.name));
    if (cell && cell !== place) return nameFrom(strongOf(cell) ?? textOf(cell, 200));
  }
  if (!/^(li|p|div|article|section|a|tr|h[1-6])$/.test(element.name)) return "";
  const strong = strongOf(element);
  if (strong) return nameFrom(strong);
  const own = textOf(element, 300, (at) => isBefore(at) || (at === place && at !== element));
  const price = pricesIn(own)[0];
  return nameFrom(price ? own.slice(0, price.at) : own.replace(/\d{1,4}[.,]\d{2}\s*$/, ""));
}

function strongOf(element: Element): string | null {
  const strong = firstWithin(element, (at) => /^(strong|b)$/.test(at.name) && !isPriceLike(at));
  return strong ? textOf(strong, 200) : null;
}

function isPriceLike(element: Element): boolean {
  const text = textOf(element, 60);
  return pricesIn(text).length > 0 || isBarePrice(text);
}

function firstWithin(element: Element, fits: (at: Element) => boolean): Element | null {
  const waiting = element.children.slice(0, 300) as Node[];
  for (let seen = 0; waiting.length > 0 && seen < 300; seen += 1) {
    const at = waiting.shift()!;
    if (!isElement(at)) continue;
    if (fits(at)) return at;
    waiting.unshift(...(at.children.slice(0, 300) as Node[]));
  }
  return null;
}

function countPrices(element: Element): number {
  return pricesIn(textOf(element, 900)).length;
}

const beforeNames = /(^|[\s_-])(old|before|antes|was|regular|tachado|strike|compare|original)\b/i;
function isBefore(element: Element): boolean {
  for (let at: Element | null = element, level = 0; at && level < 3; level += 1) {
    if (/^(del|s|strike)$/.test(at.name) || beforeNames.test(at.attribs.class ?? "")) return true;
    at = parentOf(at);
  }
  return false;
}

// Money that is no product's: of carts, of parcels, of what is taken off.
const notSold =
  /^(envios?|portes|gastos|shipping|delivery|carrito|cesta|total|subtotal|iva|cupon|descuento|ahorra|pedido|compras?|antes|precios?|prices?|desde|from|solo|only|cookies?)\b/;

/** A name for something sold, or "" where the words are about something else. */
function nameFrom(text: string): string {
  const name = text
    .replace(/^[\s·•*–—|:.…-]+|[\s·•*–—|:.…-]+$/g, "")
    .replace(/\s*[.…·_]{3,}.*$/, "")
    .replace(/\s*[·|:–—-]?\s*\(?(desde|from|precio:?|por)\s*$/i, "");
  if (name.length < 2 || name.length > 120 || !/\p{L}{2}/u.test(name)) return "";
  return notSold.test(folded(name)) ? "" : name;
}

function productOf(page: Page, { element, place, name }: Card): Product | null {
  const text = textOf(place, 120);
  const own = pricesIn(text)[0];
  const cents = own?.cents ?? centsOf(text);
  if (cents === null || name === "") return null;
  const image = firstWithin(holderOf(element), (at) => at.name === "img");
  const link =
    element.name === "a"
      ? element
      : firstWithin(element, (at) => at.name === "a" && at.attribs.href !== undefined);
  return {
    name,
    priceCents: own?.currency ? cents : null,
    currency: own?.currency ?? null,
    priceText: own?.text ?? text,
    pictureUrl: image ? webAddress(pictureAddress(image) ?? undefined, page.base) : null,
    url: link ? webAddress(link.attribs.href, page.base) : null,
  };
}

/** The heading's own card is where its picture is. */
function holderOf(element: Element): Element {
  return headingTags.test(element.name) ? (parentOf(element) ?? element) : element;
}
