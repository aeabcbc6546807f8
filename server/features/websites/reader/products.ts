import { metaTexts } from "./head.ts";
import { listedProducts } from "./listed-products.ts";
import { type Page, webAddress } from "./page.ts";
import { centsOfData, pricesIn } from "./prices.ts";
import { folded, plainText } from "./texts.ts";
import { saidPicture, saidText, saidThings, type Thing } from "./things.ts";

export interface Product {
  name: string;
  /** Both or neither; null where the page names no price or no currency that can be told. */
  priceCents: number | null;
  currency: string | null;
  /** As the page writes it. */
  priceText: string | null;
  pictureUrl: string | null;
  url: string | null;
}

const productsMax = 40;

/**
 * What the page sells: what it marks up as such, completed by what it shows beside a price. Prices
 * and pictures are only the page's own.
 */
export function readProducts(page: Page, things: readonly Thing[]): Product[] {
  const found = new Map<string, Product>();
  const add = (product: Product | null) => {
    if (!product) return;
    const key = folded(product.name);
    const known = found.get(key);
    if (!known) {
      if (found.size < productsMax) found.set(key, product);
      return;
    }
    known.pictureUrl ??= product.pictureUrl;
    known.url ??= product.url;
    if (known.priceText === null) {
      const { priceCents, currency, priceText } = product;
      Object.assign(known, { priceCents, currency, priceText });
    }
  };
  for (const thing of things) add(markedProduct(page, thing));
  const shared = sharedProduct(page);
  if (found.size === 0 || shared?.priceText) add(shared);
  const marked = found.size;
  const listed = listedProducts(page);
  // One marked product beside many shown: those are its neighbours' recommendations.
  const isProductPage = marked > 0 && marked <= 2 && hasMainProduct(page, things);
  const stated = [...found.values()];
  for (const product of listed) {
    if (found.has(folded(product.name))) add(product);
    else if (!isProductPage && !isTalkOf(stated, product)) add(product);
  }
  return [...found.values()];
}

/** A line with the price of what the page states as data speaks of that: it has no picture of its own. */
function isTalkOf(stated: readonly Product[], { priceCents, pictureUrl, url }: Product): boolean {
  return stated.some(
    (one) =>
      one.priceCents !== null &&
      one.priceCents === priceCents &&
      (pictureUrl === null || (url !== null && url === one.url)),
  );
}

const sold =
  /^(Product|ProductGroup|IndividualProduct|ProductModel|SomeProducts|Vehicle|Car|MenuItem|Service|Course|Book|SoftwareApplication|HotelRoom|Suite|Room|Accommodation|Apartment|House|TouristTrip|Event|Offer)$/;

function markedProduct(page: Page, thing: Thing): Product | null {
  if (!thing.types.some((type) => sold.test(type))) return null;
  const isOffer = thing.types.includes("Offer");
  const [item] = isOffer ? saidThings(thing, "itemOffered") : [];
  // A nameless offer is read with what it is an offer for.
  const name = plainText(saidText(item ?? thing, "name", "title", "alternateName") ?? "", 160);
  if (name === "") return null;
  const offers = isOffer ? [thing] : saidThings(thing, "offers", "offer");
  const variants = saidThings(thing, "hasVariant").flatMap((one) => saidThings(one, "offers"));
  const price = [...offers, ...variants, thing].map(priceOf).find((one) => one !== null);
  if (!price && thing.types.some((type) => /^(Event|Offer|Service|Book|Course)$/.test(type))) {
    return null;
  }
  const picture = saidPicture(item ?? thing, "image", "photo", "thumbnailUrl");
  return {
    name,
    ...(price ?? noPrice),
    pictureUrl: webAddress(picture ?? undefined, page.base),
    url: webAddress(saidText(item ?? thing, "url") ?? undefined, page.base),
  };
}

const noPrice = { priceCents: null, currency: null, priceText: null };
type SaidPrice = Pick<Product, "priceCents" | "currency" | "priceText">;

function priceOf(offer: Thing): SaidPrice | null {
  const inner = saidThings(offer, "priceSpecification");
  for (const holder of [offer, ...inner]) {
    const amount = saidText(holder, "price", "lowPrice", "minPrice");
    if (amount === null) continue;
    const written = pricesIn(amount)[0];
    const cents = written?.cents ?? centsOfData(amount);
    const currency =
      saidText(holder, "priceCurrency") ?? saidText(offer, "priceCurrency") ?? written?.currency;
    if (cents === null) continue;
    const isFrom = saidText(holder, "price") === null;
    return pricedAs(cents, currency ?? null, written?.text, isFrom);
  }
  return null;
}

function pricedAs(
  cents: number,
  currency: string | null,
  written: string | undefined,
  isFrom: boolean,
): SaidPrice {
  const code = /^[A-Za-z]{3}$/.test(currency ?? "") ? currency!.toUpperCase() : null;
  const digits = cents % 100 === 0 ? 0 : 2;
  const amount = (cents / 100).toLocaleString("es", { minimumFractionDigits: digits });
  const text = written ?? `${amount}${code ? ` ${code === "EUR" ? "€" : code}` : ""}`;
  return {
    priceCents: code ? cents : null,
    currency: code,
    priceText: plainText(isFrom ? `desde ${text}` : text, 40),
  };
}

/** The one product that a page shared in networks says it is about. */
function sharedProduct(page: Page): Product | null {
  const metas = metaTexts(page);
  const first = (...names: string[]) => {
    for (const name of names) if (metas.has(name)) return metas.get(name)?.[0] ?? null;
    return null;
  };
  const amount = first("product:sale_price:amount", "product:price:amount", "og:price:amount");
  const isProduct = first("og:type")?.toLowerCase().includes("product") ?? false;
  if (amount === null && !isProduct) return null;
  const name = plainText(first("og:title") ?? "", 160);
  const cents = amount === null ? null : centsOfData(amount);
  if (name === "" || (cents === null && !isProduct)) return null;
  const currency = first(
    "product:sale_price:currency",
    "product:price:currency",
    "og:price:currency",
  );
  return {
    name,
    ...(cents === null ? noPrice : pricedAs(cents, currency, undefined, false)),
    pictureUrl: webAddress(first("og:image:secure_url", "og:image") ?? undefined, page.base),
    url: webAddress(first("og:url") ?? undefined, page.base),
  };
}

function hasMainProduct(page: Page, things: readonly Thing[]): boolean {
  const isShared = metaTexts(page).get("og:type")?.[0]?.includes("product") ?? false;
  const products = things.filter((one) => one.types.some((type) => /^Product/.test(type)));
  return isShared || (products.length > 0 && products.length <= 2);
}
