import { fold } from "#copywriter/spanish/fold.ts";
import type { AdBrief } from "../ad-copy.ts";
import { phoneOf } from "./phone-of.ts";
import { isOrder } from "./planted-orders.ts";

/** What a page said, for looking claims up. */
export interface PageText {
  /** Its statements, each folded. */
  statements: readonly string[];
  /** Without those of prices and percentages. */
  numbers: ReadonlySet<string>;
  /** Prices and percentages: the number with what it counts. */
  amounts: ReadonlySet<string>;
  reviews: readonly string[];
  /** What it says to whoever writes, folded; never to be said. */
  orders: readonly string[];
}

/** Any number of a text, without marks of thousands: «1.250,00» is `1250`, «4,8» is `4.8`. */
function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,:’ \u00a0\u202f]\d+)*/g) ?? []).flatMap((found) =>
    /[:]/.test(found) ? found.split(":").map(plainNumber) : plainNumber(found),
  );
}

function plainNumber(written: string): string {
  const bare = written.replace(/[.,’ \u00a0\u202f](?=\d{3}(?!\d))/g, "").replace(",", ".");
  const value = Number(bare);
  return Number.isFinite(value) ? String(value) : bare;
}

const amount =
  /(?:(US\$|MX\$|R\$|S\/|[€$£])\s*(\d[\d.,’ \u00a0\u202f]*))|(?:(\d[\d.,’ \u00a0\u202f]*?)\s*(%|€|\$|£|(?:euros?|eur|usd|mxn|cop|clp|ars|pen|dólares|pesos|por ciento)\b))/giu;
const units: Record<string, string> = { euro: "€", euros: "€", eur: "€", "por ciento": "%" };

/** The numbers that are neither price nor percentage: 39 € are no 39 years. */
export const countsIn = (text: string): string[] => numbersIn(text.replace(amount, " "));

/** Prices and percentages of a text: `18 €`, `15 %`. */
export function amountsIn(text: string): string[] {
  return [...text.matchAll(amount)].map((match) => {
    const unit = (match[1] ?? match[4] ?? "").toLowerCase();
    return `${numbersIn(match[2] ?? match[3] ?? "").join(" ")} ${units[unit] ?? unit}`;
  });
}

/** All that the page says that is no attempt to give us orders. */
export function pageTextOf({ site, businessName }: AdBrief): PageText {
  const everything = [
    businessName,
    site.title,
    site.description,
    site.siteName,
    site.town,
    site.address,
    site.phone,
    site.priceNote,
    phoneOf(site),
    ...site.facts,
    ...(site.says ?? []).flatMap(({ text, under }) => [text, ...(under ? [under] : [])]),
    ...site.products.flatMap(({ name, priceText, beforeText, description, group }) => [
      ...(group ? [`${group}: ${name}`] : []),
      `${name}: ${priceText ?? ""}`,
      name,
      ...(beforeText ? [`${name}: ${beforeText}`] : []),
      ...(description ? [description] : []),
    ]),
  ].filter((text): text is string => Boolean(text));
  const said = everything.filter((text) => !isOrder(text));
  const reviews = site.reviews.map(({ text }) => text).filter((text) => !isOrder(text));
  const authors = site.reviews.map(({ author }) => author ?? "");
  // Each by itself: a number that ends one statement is no price because the next begins with «$».
  const all = [...said, ...reviews, ...authors];
  return {
    statements: said.flatMap((text) => text.split(/[.!?;]\s+/)).map(fold),
    numbers: new Set(all.flatMap(countsIn)),
    amounts: new Set(all.flatMap(amountsIn)),
    reviews,
    orders: [...everything, ...site.reviews.map(({ text }) => text)].filter(isOrder).map(fold),
  };
}
