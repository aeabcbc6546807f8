import type { SiteProduct } from "#db/schema-site-facts.ts";
import {
  absoluteUrl,
  type Element,
  type HtmlPage,
  isElement,
  type Node,
  visibleText,
} from "./page.ts";
import { imageUrl } from "./pictures.ts";
import { findPrices, parseCents } from "./prices.ts";
import { foldText } from "./texts.ts";

const pricesMax = 600;

/** Products that are shown with a price: rows of menus and price lists, cards of shops, rooms and courses. */
export function findListedProducts(page: HtmlPage): SiteProduct[] {
  const root = page.$("body")[0] ?? page.$.root()[0];
  if (!root) return [];
  const priceElements: Element[] = [];
  collect(root as Node, priceElements);
  const usedCards = new Set<Element>();
  return priceElements.flatMap((place) => {
    const card = cardOf(place);
    if (!card || usedCards.has(card.element)) return [];
    usedCards.add(card.element);
    return productOf(page, card) ?? [];
  });
}

const skippedTags = new Set(
  "script style template noscript svg nav footer select pre code".split(" "),
);
const asideNames =
  /(^|\s)(header-|site-|js-|shopping-|woocommerce-)?(mini-?cart|cart|carrito|cesta|basket|cookies?|envios?|shipping|topbar|newsletter)([\s_-]|$)/i;

/** Collects the innermost elements that contain a price. */
function collect(node: Node, priceElements: Element[]): void {
  if (priceElements.length >= pricesMax || !("children" in node)) return;
  if (isElement(node)) {
    if (skippedTags.has(node.name)) return;
    // Marked-up products are read from their microdata.
    if (/\/Product$/.test(node.attribs.itemtype ?? "")) return;
    if (asideNames.test(`${node.attribs.class ?? ""} ${node.attribs.id ?? ""}`)) return;
  }
  if (isElement(node) && isPhrase(node)) {
    const text = visibleText(node, 240, isStruck);
    if (mentionsPrice(text) || isUnsignedPrice(node, text)) {
      priceElements.push(node);
      return;
    }
  }
  for (const child of node.children) collect(child as Node, priceElements);
}

const phrasing = new Set(
  "a abbr b bdi bdo br button cite del em font i img ins label mark s small span strike strong sub sup time u".split(
    " ",
  ),
);

/** Whether a text is about a price; a sentence that continues after the amount is not. */
function mentionsPrice(text: string): boolean {
  const price = findPrices(text)[0];
  if (!price) return false;
  return text.length - price.at - price.text.length < 40 && price.at < 110;
}

/** Whether the element contains only text and inline elements. */
function isPhrase(element: Element): boolean {
  const queue = element.children.slice(0, 40) as Node[];
  for (let visited = 0; queue.length > 0; visited += 1) {
    if (visited > 60) return false;
    const at = queue.pop()!;
    if (!isElement(at)) continue;
    if (!phrasing.has(at.name)) return false;
    queue.push(...(at.children.slice(0, 40) as Node[]));
  }
  return true;
}

function isBarePrice(text: string): boolean {
  return /^\s*\d{1,4}[.,'’]\d{2}\s*$/.test(text);
}

/** Price lists may show the currency sign only once, or never. */
function isUnsignedPrice(element: Element, text: string): boolean {
  const named = `${element.attribs.class ?? ""} ${element.attribs.itemprop ?? ""}`;
  if (/pric|preci|preu|tarif/i.test(named)) return /^\s*\d{1,4}([.,'’]\d{1,2})?\s*$/.test(text);
  return /^(td|dd)$/.test(element.name) && isBarePrice(text);
}

interface Card {
  element: Element;
  place: Element;
  name: string;
}

/** Walks up from a price to the smallest element that also names the product. */
function cardOf(place: Element): Card | null {
  if (isOldPrice(place)) return null;
  const above = parentOf(place);
  if (place.name === "dd") {
    const term = previousNamed(place, "dt");
    if (term) return { element: term, place, name: nameFrom(visibleText(term, 200)) };
  }
  let element: Element | null = place;
  for (let level = 0; element && level < 6; level += 1) {
    if (/^(body|html|main|ul|ol|table|tbody|dl)$/.test(element.name)) return null;
    const name = nameIn(element, place);
    if (name !== "") return { element, place, name };
    const next = parentOf(element);
    // An element with more prices describes several products.
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
      const name = nameFrom(visibleText(sibling, 200));
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
  const heading = firstWithin(
    element,
    (at) => nameTags.test(at.name) && visibleText(at, 60) !== "",
  );
  if (heading) return nameFrom(visibleText(heading, 200));
  const named = firstWithin(
    element,
    (at) => at !== place && nameWords.test(at.attribs.class ?? "") && !isPriceLike(at),
  );
  if (named) return nameFrom(visibleText(named, 200));
  if (element.name === "tr") {
    const cell = firstWithin(
      element,
      (at) => /^t[dh]$/.test(at.name) && visibleText(at, 60) !== "" && !isPriceLike(at),
    );
    if (cell && cell !== place) return nameFrom(strongOf(cell) ?? visibleText(cell, 200));
  }
  if (!/^(li|p|div|article|section|a|tr|h[1-6])$/.test(element.name)) return "";
  const strong = strongOf(element);
  if (strong) return nameFrom(strong);
  const own = visibleText(element, 300, (at) => isOldPrice(at) || (at === place && at !== element));
  const price = findPrices(own)[0];
  return nameFrom(price ? own.slice(0, price.at) : own.replace(/\d{1,4}[.,]\d{2}\s*$/, ""));
}

function strongOf(element: Element): string | null {
  const strong = firstWithin(element, (at) => /^(strong|b)$/.test(at.name) && !isPriceLike(at));
  return strong ? visibleText(strong, 200) : null;
}

function isPriceLike(element: Element): boolean {
  const text = visibleText(element, 60);
  return findPrices(text).length > 0 || isBarePrice(text);
}

function firstWithin(element: Element, matches: (at: Element) => boolean): Element | null {
  const queue = element.children.slice(0, 300) as Node[];
  for (let visited = 0; queue.length > 0 && visited < 300; visited += 1) {
    const at = queue.shift()!;
    if (!isElement(at)) continue;
    if (matches(at)) return at;
    queue.unshift(...(at.children.slice(0, 300) as Node[]));
  }
  return null;
}

function countPrices(element: Element): number {
  return findPrices(visibleText(element, 900)).length;
}

const oldPriceNames =
  /(^|[\s_-])(old|before|antes|was|regular|tachado|strike|compare|original)(?![a-z])/i;

function isStruck(element: Element): boolean {
  return /^(del|s|strike)$/.test(element.name);
}

/** An old price: struck through, or next to another price and with a class name that says so. */
function isOldPrice(element: Element): boolean {
  for (let at: Element | null = element, level = 0; at && level < 3; level += 1) {
    if (isStruck(at)) return true;
    const above: Element | null = parentOf(at);
    if (oldPriceNames.test(at.attribs.class ?? "") && above && countPrices(above) > 1) return true;
    at = above;
  }
  return false;
}

// Words before amounts that are no product's price: carts, shipping, discounts.
const notProductNames =
  /^(envios?|portes|gastos|shipping|delivery|carrito|cesta|total|subtotal|iva|cupon|descuento|ahorra|fianza|deposito|pedido|compras?|antes|precios?|prices?|desde|from|solo|only|cookies?|free|gratis|hasta|up to)\b/;

/** A product's name, or "" when the words are about something else. */
function nameFrom(text: string): string {
  const name = text
    .replace(/^[\s·•*–—|:.…¡¿!-]+|[\s·•*–—|:.…¡¿-]+$/g, "")
    .replace(/\s*[.…·_]{3,}.*$/, "")
    .replace(/\s*[·|:–—-]?\s*\(?(desde|from|precio:?|por)\s*$/i, "");
  // A text that ends in a preposition or an article is part of a sentence.
  if (/\s(de|del|en|con|el|la|los|las|un|una|unos|para|hasta|of|for|the|to)$/i.test(name))
    return "";
  if (name.length < 2 || name.length > 120 || !/\p{L}{2}/u.test(name)) return "";
  return notProductNames.test(foldText(name)) ? "" : name;
}

function productOf(page: HtmlPage, { element, place, name }: Card): SiteProduct | null {
  const text = visibleText(place, 240, isOldPrice);
  const own = findPrices(text)[0];
  const cents = own?.cents ?? parseCents(text);
  if (cents === null || name === "") return null;
  const image = imageNear(element);
  const link =
    element.name === "a"
      ? element
      : firstWithin(element, (at) => at.name === "a" && at.attribs.href !== undefined);
  return {
    name,
    priceCents: own?.currency ? cents : null,
    currency: own?.currency ?? null,
    priceText: own?.text ?? text.slice(0, 40),
    pictureUrl: image ? absoluteUrl(imageUrl(image) ?? undefined, page.base) : null,
    url: link ? absoluteUrl(link.attribs.href, page.base) : null,
  };
}

/** The picture of the smallest surrounding element that has one and only one product name. */
function imageNear(element: Element): Element | null {
  let at: Element | null = element;
  for (let level = 0; at && level < 5; level += 1) {
    if (/^(body|html|main|ul|ol|table|tbody)$/.test(at.name)) return null;
    if (countNames(at) > 1) return null;
    const image = firstWithin(at, (inner) => inner.name === "img");
    if (image) return image;
    at = parentOf(at);
  }
  return null;
}

function countNames(element: Element): number {
  let names = 0;
  firstWithin(element, (at) => {
    if (nameTags.test(at.name)) names += 1;
    return false;
  });
  return names;
}
