import type { SiteProduct } from "#db/schema-site-facts.ts";
import { metaTexts } from "./head.ts";
import { placeOfPage } from "./money.ts";
import { type HtmlPage, pageText } from "./page.ts";
import { itemText, type SchemaItem } from "./structured-data.ts";
import { foldText } from "./texts.ts";

/** The money of the countries that write «$». */
const ofCountry: Record<string, string> = {
  ar: "ARS",
  cl: "CLP",
  co: "COP",
  mx: "MXN",
  uy: "UYU",
  do: "DOP",
  us: "USD",
  ec: "USD",
  sv: "USD",
  pa: "USD",
  pr: "USD",
};
const dialled: Record<string, string> = {
  "54": "ar",
  "56": "cl",
  "57": "co",
  "52": "mx",
  "598": "uy",
  "593": "ec",
  "503": "sv",
  "507": "pa",
};
/** Words for a country, its taxes and its money; lower case, without accents. */
const told: [country: string, words: RegExp][] = [
  ["ar", /\b(argentin[oa]s?|buenos aires|cuit|mercado ?pago argentina)\b/g],
  ["cl", /\b(chilen[oa]s?|chile|webpay|fonasa)\b/g],
  ["co", /\b(colombian[oa]s?|colombia|bogota|nequi|daviplata)\b/g],
  ["mx", /\b(mexican[oa]s?|mexico|cdmx|oxxo|spei)\b/g],
  ["uy", /\b(uruguay[oa]s?|uruguay|montevideo)\b/g],
  ["ec", /\b(ecuatorian[oa]s?|ecuador|quito|guayaquil)\b/g],
];
const moneyCodes = /\b(ARS|CLP|COP|MXN|UYU|USD)\b/g;

/** The ISO 4217 code that a bare «$» stands for on this page, or null when the page does not tell. */
function dollarOf(page: HtmlPage, items: readonly SchemaItem[]): string | null {
  const metas = metaTexts(page);
  const stated = [
    ...items.slice(0, 400).map((item) => itemText(item, "priceCurrency")),
    ...["product:price:currency", "og:price:currency"].flatMap((name) => metas.get(name) ?? []),
  ].flatMap((code) => code?.trim().toUpperCase().match(moneyCodes) ?? []);
  if (stated.length > 0) return only(stated);
  const text = pageText(page, 20_000);
  const named = /\bpesos? (argentin|chilen|colombian|mexican|uruguay|dominican)/.exec(
    foldText(text),
  );
  if (named) return byPeso[named[1]!] ?? null;
  const printed = only(text.match(moneyCodes) ?? []);
  const locales = [page.$("html").attr("lang"), metas.get("og:locale")?.[0]];
  const place = placeOfPage(locales, page.url);
  // Makers of templates write «en-US» without a thought.
  if (place && place !== "us" && ofCountry[place]) return ofCountry[place];
  const country = addressCountry(items) ?? dialledCountry(page) ?? toldCountry(foldText(text));
  return (country && ofCountry[country]) || printed || null;
}

const byPeso: Record<string, string> = {
  argentin: "ARS",
  chilen: "CLP",
  colombian: "COP",
  mexican: "MXN",
  uruguay: "UYU",
  dominican: "DOP",
};

function only(codes: readonly string[]): string | null {
  const [code] = codes;
  return code !== undefined && codes.every((one) => one === code) ? code : null;
}

function addressCountry(items: readonly SchemaItem[]): string | null {
  for (const item of items.slice(0, 400)) {
    const country = foldText(itemText(item, "addressCountry") ?? "");
    if (/^[a-z]{2}$/.test(country)) return country;
    const named = country === "" ? null : toldCountry(country);
    if (named) return named;
  }
  return null;
}

/** The country of the telephone numbers that the page's links dial. */
function dialledCountry({ $ }: HtmlPage): string | null {
  const links = $('a[href^="tel:" i], a[href*="wa.me/"], a[href*="whatsapp.com/send"]');
  for (const { attribs } of links.toArray().slice(0, 20)) {
    const number = /(?:tel:\s*(?:\+|00)|wa\.me\/\+?|phone=\+?)(\d{9,14})/i.exec(attribs.href ?? "");
    const prefix = /^(?:598|593|503|507|5[2467])/.exec(number?.[1] ?? "")?.[0];
    if (prefix) return dialled[prefix] ?? null;
  }
  return null;
}

/** The country that a text names most often; null when two are named alike. */
function toldCountry(text: string): string | null {
  const [first, second] = told
    .map(([country, words]) => ({ country, times: text.match(words)?.length ?? 0 }))
    .sort((one, other) => other.times - one.times);
  return first && first.times > (second?.times ?? 0) ? first.country : null;
}

/** Fills in the currency and the amount of products whose price has a bare «$». */
export function nameDollars(
  page: HtmlPage,
  items: readonly SchemaItem[],
  found: readonly { product: SiteProduct; cents: number | null }[],
): void {
  const bare = found.filter(
    ({ product, cents }) =>
      cents !== null &&
      product.currency === null &&
      /(?<![A-Za-z])\$(?!u)/i.test(product.priceText ?? ""),
  );
  const currency = bare.length > 0 ? dollarOf(page, items) : null;
  if (!currency) return;
  for (const { product, cents } of bare) Object.assign(product, { priceCents: cents, currency });
}
