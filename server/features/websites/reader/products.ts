import type { SiteProduct } from "#db/schema-site-facts.ts";
import { nameDollars } from "./currency.ts";
import { groupName } from "./group-names.ts";
import { addGroups } from "./grouped-products.ts";
import { metaTexts } from "./head.ts";
import { findListedProducts } from "./listed-products.ts";
import { listedServices } from "./listed-services.ts";
import { formatMoney, placeOfPage } from "./money.ts";
import { withNameTail } from "./name-tails.ts";
import { isWithin, notOwnParts } from "./not-own.ts";
import { withPack } from "./packs.ts";
import { absoluteUrl, type Element, type HtmlPage, visibleText } from "./page.ts";
import type { PricedProduct } from "./price-note.ts";
import { findPrices, parseDataCents } from "./prices.ts";
import { type FindPrinted, readPrintedPrices } from "./printed-prices.ts";
import { wholeSentences } from "./product-details.ts";
import { shownPieces } from "./showcase.ts";
import { childItems, itemPictureUrl, itemText, type SchemaItem } from "./structured-data.ts";
import { foldText, plainText } from "./texts.ts";
import { inSpanish } from "./two-languages.ts";

const productsMax = 40;

/**
 * The page's products: those in structured data, completed by those shown with a price, or else the services
 * it lists. Prices and pictures come only from the page, and prices as it prints them.
 */
export function readProducts(page: HtmlPage, items: readonly SchemaItem[]): PricedProduct[] {
  const notOwn = notOwnParts(page);
  const money = { printed: readPrintedPrices(page), place: placeOf(page) };
  const found = new Map<string, Found>();
  const add = (one: Found | null) => {
    if (!one) return;
    const key = foldText(one.product.name);
    const existing = found.get(key);
    if (existing) complete(existing, one);
    else if (found.size < productsMax) found.set(key, one);
  };
  for (const item of ownItems(items, notOwn)) add(structuredProduct(page, item, money));
  addSections(items, found);
  const shared = sharedProduct(page, money);
  if (found.size === 0 || shared?.product.priceText) add(shared);
  const structuredCount = found.size;
  const listed = findListedProducts(page, notOwn);
  addGroups(page, listed, [...found.values()]);
  // On a product page, the other listed products are recommendations.
  const structured = [...found.values()];
  const isProductPage =
    structuredCount > 0 &&
    structuredCount <= 2 &&
    hasMainProduct(page, items) &&
    !isShopOf(page, structured, listed);
  for (const one of listed) {
    if (found.has(foldText(one.product.name))) add(one);
    else if (repeatsStructured(structured, one)) completeRepeated(structured, one, isProductPage);
    else if (!isProductPage) add(one);
  }
  nameDollars(page, items, [...found.values()]);
  const pictures = [...found.values()].map(({ product }) => product.pictureUrl);
  const isShared = (url: string | null) =>
    pictures.filter((one) => one === url).length >= sharersMin;
  inSpanish(page, [...found.values()]);
  const products = [...found.values()].map(({ product, place = null }) => ({
    product: withPack(
      withNameTail(isShared(product.pictureUrl) ? { ...product, pictureUrl: null } : product),
    ),
    place,
  }));
  if (products.length >= fewProducts) return products;
  const services = listedServices(page, notOwn).filter(({ name }) => !found.has(foldText(name)));
  if (isProductPage) return products;
  const unplaced = (product: SiteProduct) => ({ product, place: null });
  const offered = [...products, ...services.map(unplaced)];
  return offered.length > 0
    ? offered.slice(0, productsMax)
    : shownPieces(page, notOwn).map(unplaced);
}

/** Tells of the dishes of a menu and the items of a catalog the section that lists them. */
function addSections(items: readonly SchemaItem[], found: ReadonlyMap<string, Found>): void {
  for (const section of items.filter(({ types }) => types.some((type) => sections.test(type)))) {
    const group = groupName(plainText(itemText(section, "name") ?? "", 80), new Map());
    if (group === "") continue;
    for (const child of childItems(section, "hasMenuItem", "itemListElement")) {
      const named = childItems(child, "itemOffered")[0] ?? child;
      const one = found.get(foldText(plainText(itemText(named, "name") ?? "", 160)));
      if (one) one.product.group ??= group;
    }
  }
}

const sections = /^(MenuSection|OfferCatalog)$/;

/** A picture beside so many products is of their list and shows none of them. */
const sharersMin = 3;

/** With this many products, a list of services says nothing new. */
const fewProducts = 3;

/** A product with the amount of its price, also where the currency is unknown. */
interface Found {
  product: SiteProduct;
  cents: number | null;
  /** The element that holds its price. */
  place?: Element;
}

/** Whether the page shows the products in its structured data among others, and its title names none of them. */
function isShopOf(page: HtmlPage, structured: readonly Found[], listed: readonly Found[]): boolean {
  const titles = page.$("h1").toArray().slice(0, 3);
  const titled = foldText(titles.map((title) => visibleText(title, 200)).join(" "));
  const shown = new Set(listed.map(({ product }) => foldText(product.name)));
  const names = structured.map(({ product }) => foldText(product.name));
  return names.every((name) => shown.has(name) && !titled.includes(name)) && shown.size >= 3;
}

/** How this page prints money. */
interface Money {
  printed: FindPrinted;
  place: string | null;
}

function placeOf(page: HtmlPage): string | null {
  const locales = [page.$("html").attr("lang"), metaTexts(page).get("og:locale")?.[0]];
  return placeOfPage(locales, page.url);
}

function complete(existing: Found, { product, cents, place }: Found): void {
  const own = existing.product;
  if (place) existing.place ??= place;
  own.pictureUrl ??= product.pictureUrl;
  own.url ??= product.url;
  if (own.group === undefined && product.group) own.group = product.group;
  if (own.description === undefined && product.description) own.description = product.description;
  if (own.priceText === null) {
    const { priceCents, currency, priceText } = product;
    Object.assign(own, { priceCents, currency, priceText });
    existing.cents = cents;
  }
  if (existing.cents !== cents) return;
  if (product.priceText) own.priceText = product.priceText;
  if (own.beforeText === undefined && product.beforeText) own.beforeText = product.beforeText;
}

/** A product page tells its product's earlier price where it does not repeat the product's name. */
function completeRepeated(structured: readonly Found[], one: Found, isProductPage: boolean): void {
  const [main] = structured;
  if (!isProductPage || structured.length !== 1 || main?.cents !== one.cents) return;
  if (main && one.product.beforeText) main.product.beforeText ??= one.product.beforeText;
}

/** A line with a structured product's price and no picture of its own repeats that product. */
function repeatsStructured(structured: readonly Found[], { product, cents }: Found): boolean {
  const { pictureUrl, url } = product;
  return structured.some(
    (one) =>
      one.cents !== null &&
      one.cents === cents &&
      (pictureUrl === null || (url !== null && url === one.product.url)),
  );
}

/** The items that stand in the page's own parts, and are not what another one is related to. */
function ownItems(items: readonly SchemaItem[], notOwn: ReadonlySet<Element>): SchemaItem[] {
  const related = new Set(
    items.flatMap((item) =>
      childItems(item, "isRelatedTo", "isSimilarTo", "isAccessoryOrSparePartFor"),
    ),
  );
  return items.filter(
    (item) => !related.has(item) && !(item.place && isWithin(notOwn, item.place)),
  );
}

const productTypes =
  /^(Product|ProductGroup|IndividualProduct|ProductModel|SomeProducts|Vehicle|Car|MenuItem|Service|Course|Book|SoftwareApplication|HotelRoom|Suite|Room|Accommodation|Apartment|House|TouristTrip|Event|Offer)$/;

function structuredProduct(page: HtmlPage, item: SchemaItem, money: Money): Found | null {
  if (!item.types.some((type) => productTypes.test(type))) return null;
  const isOffer = item.types.includes("Offer");
  const [offered] = isOffer ? childItems(item, "itemOffered") : [];
  // An offer without a name takes the name of the offered item.
  const name = plainText(itemText(offered ?? item, "name", "title", "alternateName") ?? "", 160);
  if (name === "") return null;
  const offers = isOffer ? [item] : childItems(item, "offers", "offer");
  const variants = childItems(item, "hasVariant").flatMap((one) => childItems(one, "offers"));
  const price = [...offers, ...variants, item]
    .map((offer) => priceOf(offer, money))
    .find((one) => one !== null);
  if (!price && item.types.some((type) => /^(Event|Offer|Service|Book|Course)$/.test(type))) {
    return null;
  }
  const picture = itemPictureUrl(offered ?? item, "image", "photo", "thumbnailUrl");
  const told = itemText(offered ?? item, "description");
  const description = told && wholeSentences(plainText(told, 1_000));
  const { amount = null, ...shown } = price ?? { ...noPrice, amount: null };
  const product: SiteProduct = {
    name,
    ...shown,
    ...(description ? { description } : {}),
    pictureUrl: absoluteUrl(picture ?? undefined, page.base),
    url: absoluteUrl(itemText(offered ?? item, "url") ?? undefined, page.base),
  };
  return { product, cents: amount };
}

const noPrice = { priceCents: null, currency: null, priceText: null };

/** `amount` are the cents, also where the currency is unknown. */
type ReadPrice = Pick<SiteProduct, "priceCents" | "currency" | "priceText" | "beforeText"> & {
  amount: number;
};

function priceOf(offer: SchemaItem, money: Money): ReadPrice | null {
  const inner = childItems(offer, "priceSpecification");
  const isList = (one: SchemaItem) =>
    /ListPrice|StrikethroughPrice|SRP|MSRP/.test(itemText(one, "priceType") ?? "");
  const before = inner.find(isList);
  for (const holder of [offer, ...inner.filter((one) => !isList(one))]) {
    const amount = itemText(holder, "price", "lowPrice", "minPrice");
    if (amount === null) continue;
    const fromText = findPrices(amount)[0];
    const cents = fromText?.cents ?? parseDataCents(amount);
    const currency =
      itemText(holder, "priceCurrency") ?? itemText(offer, "priceCurrency") ?? fromText?.currency;
    if (cents === null) continue;
    const isFrom = itemText(holder, "price") === null;
    const price = pricedAs(cents, currency ?? null, { money, text: fromText?.text, isFrom });
    const old = before ? parseDataCents(itemText(before, "price") ?? "") : null;
    if (old === null || old <= cents) return price;
    const { priceText } = pricedAs(old, currency ?? null, { money });
    return { ...price, ...(priceText ? { beforeText: priceText } : {}) };
  }
  return null;
}

function pricedAs(
  cents: number,
  currency: string | null,
  { money, text, isFrom = false }: { money: Money; text?: string | undefined; isFrom?: boolean },
): ReadPrice {
  const code = /^[A-Za-z]{3}$/.test(currency ?? "") ? currency!.toUpperCase() : null;
  const printed = text ?? money.printed(cents, code) ?? formatMoney(cents, code, money.place);
  const isTold = /^desde/i.test(printed);
  return {
    priceCents: code ? cents : null,
    currency: code,
    priceText: plainText(isFrom && !isTold ? `desde ${printed}` : printed, 40),
    amount: cents,
  };
}

/** The product in a page's Open Graph metadata. */
function sharedProduct(page: HtmlPage, money: Money): Found | null {
  const metas = metaTexts(page);
  const first = (...names: string[]) => {
    for (const name of names) if (metas.has(name)) return metas.get(name)?.[0] ?? null;
    return null;
  };
  const amount = first("product:sale_price:amount", "product:price:amount", "og:price:amount");
  const isProduct = first("og:type")?.toLowerCase().includes("product") ?? false;
  if (amount === null && !isProduct) return null;
  const name = plainText(first("og:title") ?? "", 160);
  const cents = amount === null ? null : parseDataCents(amount);
  if (name === "" || (cents === null && !isProduct)) return null;
  const currency = first(
    "product:sale_price:currency",
    "product:price:currency",
    "og:price:currency",
  );
  const { amount: own, ...shown } =
    cents === null ? { ...noPrice, amount: null } : pricedAs(cents, currency, { money });
  const product: SiteProduct = {
    name,
    ...shown,
    pictureUrl: absoluteUrl(first("og:image:secure_url", "og:image") ?? undefined, page.base),
    url: absoluteUrl(first("og:url") ?? undefined, page.base),
  };
  return { product, cents: own };
}

function hasMainProduct(page: HtmlPage, items: readonly SchemaItem[]): boolean {
  const isShared = metaTexts(page).get("og:type")?.[0]?.includes("product") ?? false;
  const products = items.filter((one) => one.types.some((type) => /^Product/.test(type)));
  return isShared || (products.length > 0 && products.length <= 2);
}
