import type { SiteProduct } from "#db/schema-site-facts.ts";
import { metaTexts } from "./head.ts";
import { findListedProducts } from "./listed-products.ts";
import { absoluteUrl, type HtmlPage } from "./page.ts";
import { findPrices, parseDataCents } from "./prices.ts";
import { childItems, itemPictureUrl, itemText, type SchemaItem } from "./structured-data.ts";
import { foldText, plainText } from "./texts.ts";

const productsMax = 40;

/**
 * The page's products: those in structured data, completed by those shown with a price. Prices and
 * pictures come only from the page.
 */
export function readProducts(page: HtmlPage, items: readonly SchemaItem[]): SiteProduct[] {
  const found = new Map<string, SiteProduct>();
  const add = (product: SiteProduct | null) => {
    if (!product) return;
    const key = foldText(product.name);
    const existing = found.get(key);
    if (!existing) {
      if (found.size < productsMax) found.set(key, product);
      return;
    }
    existing.pictureUrl ??= product.pictureUrl;
    existing.url ??= product.url;
    if (existing.priceText === null) {
      const { priceCents, currency, priceText } = product;
      Object.assign(existing, { priceCents, currency, priceText });
    }
  };
  for (const item of items) add(structuredProduct(page, item));
  const shared = sharedProduct(page);
  if (found.size === 0 || shared?.priceText) add(shared);
  const structuredCount = found.size;
  const listed = findListedProducts(page);
  // On a product page, the other listed products are recommendations.
  const isProductPage = structuredCount > 0 && structuredCount <= 2 && hasMainProduct(page, items);
  const structured = [...found.values()];
  for (const product of listed) {
    if (found.has(foldText(product.name))) add(product);
    else if (!isProductPage && !repeatsStructured(structured, product)) add(product);
  }
  return [...found.values()];
}

/** A line with a structured product's price and no picture of its own repeats that product. */
function repeatsStructured(
  structured: readonly SiteProduct[],
  { priceCents, pictureUrl, url }: SiteProduct,
): boolean {
  return structured.some(
    (one) =>
      one.priceCents !== null &&
      one.priceCents === priceCents &&
      (pictureUrl === null || (url !== null && url === one.url)),
  );
}

const productTypes =
  /^(Product|ProductGroup|IndividualProduct|ProductModel|SomeProducts|Vehicle|Car|MenuItem|Service|Course|Book|SoftwareApplication|HotelRoom|Suite|Room|Accommodation|Apartment|House|TouristTrip|Event|Offer)$/;

function structuredProduct(page: HtmlPage, item: SchemaItem): SiteProduct | null {
  if (!item.types.some((type) => productTypes.test(type))) return null;
  const isOffer = item.types.includes("Offer");
  const [offered] = isOffer ? childItems(item, "itemOffered") : [];
  // An offer without a name takes the name of the offered item.
  const name = plainText(itemText(offered ?? item, "name", "title", "alternateName") ?? "", 160);
  if (name === "") return null;
  const offers = isOffer ? [item] : childItems(item, "offers", "offer");
  const variants = childItems(item, "hasVariant").flatMap((one) => childItems(one, "offers"));
  const price = [...offers, ...variants, item].map(priceOf).find((one) => one !== null);
  if (!price && item.types.some((type) => /^(Event|Offer|Service|Book|Course)$/.test(type))) {
    return null;
  }
  const picture = itemPictureUrl(offered ?? item, "image", "photo", "thumbnailUrl");
  return {
    name,
    ...(price ?? noPrice),
    pictureUrl: absoluteUrl(picture ?? undefined, page.base),
    url: absoluteUrl(itemText(offered ?? item, "url") ?? undefined, page.base),
  };
}

const noPrice = { priceCents: null, currency: null, priceText: null };
type ReadPrice = Pick<SiteProduct, "priceCents" | "currency" | "priceText">;

function priceOf(offer: SchemaItem): ReadPrice | null {
  const inner = childItems(offer, "priceSpecification");
  for (const holder of [offer, ...inner]) {
    const amount = itemText(holder, "price", "lowPrice", "minPrice");
    if (amount === null) continue;
    const fromText = findPrices(amount)[0];
    const cents = fromText?.cents ?? parseDataCents(amount);
    const currency =
      itemText(holder, "priceCurrency") ?? itemText(offer, "priceCurrency") ?? fromText?.currency;
    if (cents === null) continue;
    const isFrom = itemText(holder, "price") === null;
    return pricedAs(cents, currency ?? null, fromText?.text, isFrom);
  }
  return null;
}

function pricedAs(
  cents: number,
  currency: string | null,
  fromText: string | undefined,
  isFrom: boolean,
): ReadPrice {
  const code = /^[A-Za-z]{3}$/.test(currency ?? "") ? currency!.toUpperCase() : null;
  const digits = cents % 100 === 0 ? 0 : 2;
  const amount = (cents / 100).toLocaleString("es", { minimumFractionDigits: digits });
  const text = fromText ?? `${amount}${code ? ` ${code === "EUR" ? "€" : code}` : ""}`;
  return {
    priceCents: code ? cents : null,
    currency: code,
    priceText: plainText(isFrom ? `desde ${text}` : text, 40),
  };
}

/** The product in a page's Open Graph metadata. */
function sharedProduct(page: HtmlPage): SiteProduct | null {
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
  return {
    name,
    ...(cents === null ? noPrice : pricedAs(cents, currency, undefined, false)),
    pictureUrl: absoluteUrl(first("og:image:secure_url", "og:image") ?? undefined, page.base),
    url: absoluteUrl(first("og:url") ?? undefined, page.base),
  };
}

function hasMainProduct(page: HtmlPage, items: readonly SchemaItem[]): boolean {
  const isShared = metaTexts(page).get("og:type")?.[0]?.includes("product") ?? false;
  const products = items.filter((one) => one.types.some((type) => /^Product/.test(type)));
  return isShared || (products.length > 0 && products.length <= 2);
}
