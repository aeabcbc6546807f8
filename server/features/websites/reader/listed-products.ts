import type { SiteProduct } from "#db/schema-site-facts.ts";
import type { Card } from "./card.ts";
import { firstWithin } from "./elements.ts";
import { isGone, isGoneLine } from "./gone-products.ts";
import { titlesOver } from "./groups.ts";
import { isOldPrice, isStruck, partPrices } from "./old-prices.ts";
import { ownCard } from "./own-cards.ts";
import { quantityBeside, withQuantity } from "./packs.ts";
import { type Element, type HtmlPage, isElement, type Node, visibleText } from "./page.ts";
import { isPhrase } from "./phrases.ts";
import { type ColumnPrice, rowPrices } from "./price-columns.ts";
import { priceTail, tailFirst, withTail } from "./price-tails.ts";
import { joinTerms, type PriceTerms, termsIn, withNote, withTerms } from "./price-terms.ts";
import { unitIn, withUnit, withUnitBehind, withUnitOf } from "./price-units.ts";
import { type FoundPrice, findPrices, parseCents } from "./prices.ts";
import { cardOf, isAnswer } from "./product-cards.ts";
import { beforeTextOf, descriptionOf, tellingOf } from "./product-details.ts";
import { linksOf } from "./product-links.ts";
import { isBarePrice, nameFrom } from "./product-names.ts";
import { withoutTiers } from "./quantity-tiers.ts";
import { columnHeading, columnSign, signOver } from "./table-columns.ts";
import { preLines, type TextLine, textLines } from "./text-lines.ts";
import { foldText } from "./texts.ts";
import { toldPrices } from "./told-prices.ts";
import { isOffering, toldProduct } from "./told-products.ts";
import { unpricedLabel, unpricedName } from "./unpriced.ts";
import { type Variant, variantsIn } from "./variant-prices.ts";

const pricesMax = 600;
const noTerms: PriceTerms = { isFrom: false, note: null };
const noPrice = { priceCents: null, currency: null, priceText: null };

/** A product that the page shows with a price. */
export interface ListedProduct {
  product: SiteProduct;
  /** The amount, also where its currency is unknown. */
  cents: number | null;
  /** Where it stands, and what names it there. */
  place?: Element;
  heading?: Element;
  /** The line that heads its line in one text. */
  above?: string;
  /** The head of the column of its price where its row has others, and that price by itself. */
  column?: { head: string; priceText: string };
}

/**
 * Products that are shown with a price: rows of menus and price lists, cards of shops, rooms and courses.
 * @param notOwn parts of the page that are not read
 */
export function findListedProducts(page: HtmlPage, notOwn: ReadonlySet<Element>): ListedProduct[] {
  const root = page.$("body")[0] ?? page.$.root()[0];
  if (!root) return [];
  const found: (Element | ListedProduct)[] = [];
  collect(page, root as Node, notOwn, found);
  const usedCards = new Set<Element>();
  return found.flatMap((one) => {
    if ("product" in one) return one;
    const several = rowPrices(one);
    if (several && isGone(several.row)) return [];
    if (several) {
      if (usedCards.has(several.row)) return [];
      usedCards.add(several.row);
      return several.prices.flatMap((price) => columnProduct(page, several.row, price) ?? []);
    }
    const card = cardOf(one);
    if (!card || usedCards.has(card.element)) return [];
    usedCards.add(card.element);
    return isGone(card.element) ? [] : (productOf(page, card) ?? []);
  });
}

const skippedTags = new Set("script style template noscript svg nav footer select code".split(" "));
const asideNames =
  /(^|\s)(header-|site-|js-|shopping-|woocommerce-)?(mini-?cart|cart|carrito|cesta|basket|cookies?|envios?|shipping|reassurance|blockreassurance|trust-?badges?|topbar|newsletter)([\s_-]|$)/i;

/** Collects the innermost elements that contain a price, and the lines of texts that have several. */
function collect(
  page: HtmlPage,
  node: Node,
  notOwn: ReadonlySet<Element>,
  found: (Element | ListedProduct)[],
): void {
  if (found.length >= pricesMax || !("children" in node)) return;
  if (isElement(node)) {
    if (isSkipped(node) || notOwn.has(node)) return;
    const unpriced = unpricedName(node);
    if (unpriced !== "") {
      if (isGone(node)) return;
      const product = unpricedCard(page, node, unpriced);
      found.push({ product, cents: null, place: node, heading: node });
      return;
    }
    const lines = node.name === "pre" ? preLines(node) : textLines(node);
    const tiered = withoutTiers(lines);
    if (tiered) {
      const products = unitsAdded(lineProducts(tiered), node);
      const [only, ...others] = products;
      if (only && others.length === 0) Object.assign(only.product, linksOf(page, node));
      found.push(...products);
      return;
    }
    const priced = lines.filter(({ text }) => findPrices(text).length > 0);
    if (priced.length > 1) found.push(...unitsAdded(lineProducts(lines), node));
    if (isPhrase(node)) {
      if (priced.length > 1) return;
      const parts = pricedParts(node);
      if (parts.length > 1 && !parts.some(isCard)) {
        const texts = parts.map((part) => ({
          text: textOf(part),
          old: "",
          isTitle: false,
          isApart: false,
        }));
        found.push(...unitsAdded(lineProducts(texts), node));
        return;
      }
      const text = priced[0]?.text ?? visibleText(node, 240, isStruck);
      const variants = isAnswer(node) || tellsOf(node) ? null : variantsIn(text);
      if (variants) {
        const products = variants.map(variantLine);
        // Sentences below a list are not of its unit.
        const isTold = node.name === "p" && text.length > 100;
        found.push(...(isTold ? products : unitsAdded(products, node)));
        return;
      }
      const told =
        isAnswer(node) || tellsOf(node) ? [] : toldPrices(visibleText(node, 2_000, isStruck));
      if (told.length > 0) {
        const terms = termsOver(node, node);
        for (const { name, price } of told) {
          const line = { ...pricedLine(name, price), place: node };
          line.product.priceText = withTerms(price.text, terms);
          found.push(line);
        }
        return;
      }
      const own = isAnswer(node) ? null : ownCard(node);
      const offered = (own && isOffering(own.name)) || isAnswer(node) ? null : toldProduct(text);
      if (offered) {
        found.push({ ...pricedLine(offered.name, offered.price), place: node });
        return;
      }
      if (parts.length < 2 && (own || mentionsPrice(text) || isUnsignedPrice(node, text))) {
        found.push(node);
        return;
      }
    }
  }
  if (isElement(node) && tellsPrice(node)) found.push(node);
  for (const child of node.children) collect(page, child as Node, notOwn, found);
}

/** Whether a text stands in a table's row or below a heading that names what it is about. */
const tellsOf = (element: Element) => /^t[dh]$/.test(element.name) || ownCard(element) !== null;

function variantLine({ name, price, isFrom }: Variant): ListedProduct {
  const line = pricedLine(name, price);
  line.product.priceText = withTerms(price.text, { isFrom, note: null });
  return line;
}

/** Whether the only price in an element with blocks stands in a text between them. */
function tellsPrice(element: Element): boolean {
  if (!/^(li|div|article|td)$/.test(element.name) || isPhrase(element)) return false;
  const own = element.children.map((child) => (child.type === "text" ? child.data : " "));
  const text = own.join("").slice(0, 240);
  return findPrices(text).length === 1 && partPrices(text).now !== undefined && isShort(element);
}

function isShort(element: Element): boolean {
  const text = visibleText(element, 400, isOldPrice);
  return text.length < 240 && findPrices(text).length === 1;
}

function isSkipped({ name, attribs }: Element): boolean {
  // Marked-up products are read from their microdata.
  if (skippedTags.has(name) || /\/Product$/.test(attribs.itemtype ?? "")) return true;
  return asideNames.test(`${attribs.class ?? ""} ${attribs.id ?? ""}`);
}

/** Whether a text is about a price; a sentence that continues after the amount is not. */
function mentionsPrice(text: string): boolean {
  const [price, ...more] = findPrices(text);
  if (!price || !partPrices(text).now) return false;
  // «Para cuentas de $ 40.000 a $ 60.000» tells for whom something is.
  if (/^para /i.test(text) && more.length > 0) return false;
  const last = more.at(-1) ?? price;
  const behind = text.slice(text.indexOf(last.text.replace(/^desde /, ""), last.at));
  if (behind.length - last.text.length < 40 && price.at < 110) return true;
  // «Visita guiada: 12 €, los sábados a las doce, con reserva.»
  if (/^[^.!?:]{3,60}:\s*(?:desde )?$/iu.test(text.slice(0, price.at)) && more.length === 0)
    return true;
  // «Antes 30 €, ahora 24 €: parrillada para dos, con postre.»
  const ahead = text.slice(0, price.at).replace(/antes|ahora|desde/gi, "");
  const isTold = /^\s?[:—–-]\s/.test(behind.slice(last.text.replace(/^desde /, "").length));
  return isTold && !/\p{L}{3}/u.test(ahead);
}

/** Price lists may show the currency sign only once, or never. */
function isUnsignedPrice(element: Element, text: string): boolean {
  const named = `${element.attribs.class ?? ""} ${element.attribs.itemprop ?? ""}`;
  if (/pric|preci|preu|tarif/i.test(named)) return /^\s*\d{1,4}([.,'’]\d{1,2})?\s*$/.test(text);
  if (!/^(td|dd)$/.test(element.name)) return false;
  return isBarePrice(text) || (/^\s*\d{1,4}\s*$/.test(text) && columnSign(element) !== null);
}

function lineProducts(lines: readonly TextLine[]): ListedProduct[] {
  let above = "";
  let last: SiteProduct | null = null;
  let unit: string | null = null;
  let title = "";
  return lines.flatMap(({ text, old, isTitle, isApart }, at) => {
    const { now, old: said } = partPrices(text);
    const priced = last;
    last = null;
    if (!now || !mentionsPrice(text)) {
      above = text;
      if (isTitle || (at === 0 && text.split(" ").length <= 4)) title = text;
      unit = unitIn(text) ?? unit;
      // A sentence below a product's line is about it; a name is about what follows.
      const unpriced = unpricedLabel(text);
      const isAbout = priced && !isApart && unpriced === "" && /[.)]$/.test(text);
      const told = isAbout ? tellingOf(text) : null;
      if (priced && told) priced.description = told;
      return unpriced === "" ? [] : unpricedProduct(unpriced);
    }
    const variants = variantsIn(text);
    if (variants) {
      above = "";
      const lines = variants.map(variantLine);
      return title === "" ? lines : lines.map((line) => ({ ...line, above: title }));
    }
    if (isGoneLine(text)) {
      above = "";
      return [];
    }
    const printed = text.indexOf(now.text.replace(/^desde /, ""));
    const own = nameFrom(text.slice(0, Math.min(now.at, said[0]?.at ?? now.at)));
    const after = nameFrom(text.slice(printed + now.text.replace(/^desde /, "").length));
    const name = own || (now.at < 3 ? nameFrom(above) || after : "");
    const isAbove = own === "" && title === above;
    above = "";
    if (name === "") return [];
    const before = [...findPrices(old), ...said].find((price) => price.cents > now.cents);
    const line = pricedLine(name, now, before);
    const behind = text.slice(printed + now.text.replace(/^desde /, "").length);
    line.product.priceText = withNote(withUnitOf(now.text, name, unit), noteBehind(behind));
    // «Detección de fugas $2,500. Si no la encontramos NO PAGA.»
    const told = /^\.\s+(?=\p{Lu})/u.test(behind) ? tellingOf(behind, 3) : null;
    if (told && !hasUnit(told)) line.product.description = told;
    last = line.product;
    return [title === "" || isAbove ? line : { ...line, above: title }];
  });
}

const least = /^,? ((?:m[ií]nimo|m[aá]ximo|a partir de) (?:de )?[^.,;:()]{1,20})(?=[.,;]|$)/iu;

/** What stands in brackets right behind a price: «(grupos de ocho mínimo)»; "" when nothing short does. */
function noteBehind(text: string): string {
  const note = (/^[\s.,;–—-]*\(([^()]{4,28})\)/u.exec(text) ?? least.exec(text))?.[1]?.trim() ?? "";
  return /\p{L}{3}/u.test(note) && findPrices(note).length === 0 ? note : "";
}

/** «Por persona.» belongs to the price. */
const hasUnit = (text: string) => /^por \p{L}+(?: \p{L}+)?\.?$/iu.test(text);

const roomMax = 24;
const endOf = ({ at, text }: FoundPrice) => at + text.replace(/^desde /, "").length;

/** Tells where lines stand, and adds the unit that the heading over them tells to prices without one. */
function unitsAdded(lines: ListedProduct[], place: Element): ListedProduct[] {
  for (const line of lines) {
    const { name, priceText } = line.product;
    if (priceText) {
      const printed = withUnit(priceText, name, place, place);
      const title = line.above ? termsIn(line.above, false) : noTerms;
      line.product.priceText = withTerms(printed, joinTerms(title, termsOver(place, place)));
    }
    line.place = place;
  }
  return lines;
}

/** What the head of a price's column and the titles above it tell of it. */
function termsOver(place: Element, name: Element): PriceTerms {
  const titles = titlesOver(place, name).map((title) => termsIn(title, false));
  return titles.reduce(joinTerms, termsIn(columnHeading(place), true));
}

/** The parts of a text that each name something with its price, such as the plans in one paragraph. */
function pricedParts({ children }: Element): Element[] {
  return (children.slice(0, 40) as Node[]).filter(isElement).filter((child) => {
    const text = textOf(child);
    const [price] = findPrices(text);
    if (!price || !mentionsPrice(text)) return false;
    const ahead = text.slice(0, price.at);
    return nameFrom(ahead) !== "" || (isCard(child) && /\p{L}{3}/u.test(ahead));
  });
}

const textOf = (element: Element) => visibleText(element, 240, isOldPrice);

function isCard(element: Element): boolean {
  return element.name === "a" || firstWithin(element, ({ name }) => name === "img") !== null;
}

function unpricedProduct(name: string): ListedProduct {
  return { product: { name, ...noPrice, pictureUrl: null, url: null }, cents: null };
}

function pricedLine(name: string, now: FoundPrice, before?: FoundPrice): ListedProduct {
  const product: SiteProduct = {
    name,
    priceCents: now.currency ? now.cents : null,
    currency: now.currency,
    priceText: now.text,
    ...(before ? { beforeText: before.text } : {}),
    pictureUrl: null,
    url: null,
  };
  return { product, cents: now.cents };
}

/** Whether a text is nothing but several amounts, the lowest first: «50 €, 100 € o 200 €». */
function isChoice(text: string): boolean {
  const amounts = findPrices(text);
  const rest = amounts.reduce((bare, { text: printed }) => bare.replace(printed, ""), text);
  const [first, ...others] = amounts.map(({ cents }) => cents);
  return others.length > 0 && /^[\s,;/ou]*$/.test(rest) && others.every((cents) => cents > first!);
}

/** What else its row says that a price is for; a name that says so needs no note. */
function quantityOf(place: Element, name: string): string | null {
  const quantity = quantityBeside(place);
  return quantity !== null && foldText(name).includes(foldText(quantity)) ? null : quantity;
}

function productOf(page: HtmlPage, card: Card): ListedProduct | null {
  const { element, place, name } = card;
  const text = visibleText(place, 240, isOldPrice);
  const own = partPrices(text).now;
  // An amount of a sentence that is no price of it is not a bare number.
  const cents = own?.cents ?? (findPrices(text).length > 0 ? null : parseCents(text));
  if (cents === null || name === "") return null;
  const sign = own ? null : (columnSign(place) ?? signOver(titlesOver(place, element)));
  const signed = sign ? findPrices(`${text} ${sign}`)[0] : own;
  const beforeText = beforeTextOf(card, cents);
  const description = card.description === undefined ? descriptionOf(card) : card.description;
  const amount = withUnitBehind(signed?.text ?? text.slice(0, 40), place);
  const bare = withUnit(amount, name, place, element);
  const noted = own ? withNote(bare, noteBehind(text.slice(endOf(own)))) : bare;
  const tail = own && priceTail(place);
  const tailed = tail ? withTail(bare, tail) : bare;
  // Where an advertisement has no room for it, the description tells it.
  const printed = tail ? tailed : noted.length > roomMax ? bare : noted;
  const isUntold = tail && tailed === bare && !foldText(bare).includes(foldText(tail));
  const told = isUntold ? tailFirst(tail, description) : description;
  const product: SiteProduct = {
    name,
    priceCents: signed?.currency ? cents : null,
    currency: signed?.currency ?? null,
    priceText: withTerms(
      withQuantity(printed, quantityOf(place, name)),
      joinTerms(termsOver(place, element), { isFrom: isChoice(text), note: null }),
    ),
    ...(beforeText ? { beforeText } : {}),
    ...(told ? { description: told } : {}),
    ...linksOf(page, element),
  };
  return { product, cents, place, heading: element };
}

/** What one of several columns of a row tells. */
function columnProduct(page: HtmlPage, row: Element, column: ColumnPrice): ListedProduct | null {
  const { cell, name, isFrom, kind = null, before } = column;
  const found = productOf(page, { element: row, place: cell, name });
  if (!found?.product.priceText) return found;
  const { product } = found;
  if (column.head) found.column = { head: column.head, priceText: product.priceText! };
  product.priceText = withTerms(product.priceText!, { isFrom, note: kind });
  const [old] = before ? findPrices(`${visibleText(before, 60)} ${columnSign(before) ?? ""}`) : [];
  if (old && found.cents !== null && old.cents > found.cents) product.beforeText = old.text;
  return found;
}

function unpricedCard(page: HtmlPage, element: Element, name: string): SiteProduct {
  const description = descriptionOf({ element, place: element, name });
  const told = description ? { description } : {};
  return { name, ...noPrice, ...told, ...linksOf(page, element) };
}
