import type { Review } from "#db/schema-site-facts.ts";
import { childItems, itemText, type SchemaItem } from "./structured-data.ts";
import { plainText } from "./texts.ts";

/** Reviews from structured data only; other text that praises is not counted. */
export function readReviews(items: readonly SchemaItem[]): Review[] {
  return items
    .filter((item) => item.types.some((type) => /^(Review|UserReview|CriticReview)$/.test(type)))
    .flatMap((item) => {
      const text = plainText(itemText(item, "reviewBody", "description") ?? "", 400);
      const author = plainText(itemText(item, "author") ?? "", 80) || null;
      return text.length < 8 ? [] : [{ text, author, rating: ratingOf(item) }];
    })
    .slice(0, 10);
}

function ratingOf(item: SchemaItem): number | null {
  const [rating] = childItems(item, "reviewRating");
  const value = Number(itemText(rating, "ratingValue")?.replace(",", "."));
  const best = Number(itemText(rating, "bestRating") ?? "5") || 5;
  return value > 0 && value <= best ? Math.round((value / best) * 50) / 10 : null;
}

const factNames: [name: string, label: string][] = [
  ["openingHours", "Horario"],
  ["priceRange", "Precios"],
  ["servesCuisine", "Cocina"],
  ["foundingDate", "Desde"],
  ["areaServed", "Zona"],
  ["award", "Premio"],
  ["amenityFeature", "Servicio"],
  ["slogan", "Lema"],
];

/** Short facts about the business from structured data: hours, cuisine, awards, rating. */
export function readFacts(items: readonly SchemaItem[]): string[] {
  const facts: string[] = [];
  for (const item of items) {
    for (const [name, label] of factNames) {
      for (const value of (item.values.get(name) ?? []).slice(0, 4)) {
        const raw = typeof value === "string" ? value : (itemText(value, "name", "value") ?? "");
        const text = plainText(raw, 160);
        if (text !== "" && !/^(true|false)$/i.test(text)) facts.push(`${label}: ${text}`);
      }
    }
    const [rating] = childItems(item, "aggregateRating");
    const value = itemText(rating, "ratingValue");
    const count = itemText(rating, "reviewCount", "ratingCount");
    if (value && count && /^[\d.,]{1,4}$/.test(value) && /^\d{1,7}$/.test(count)) {
      const best = itemText(rating, "bestRating");
      const of = best && /^\d{1,3}$/.test(best) ? best : "5";
      facts.push(`Valoración: ${value.replace(".", ",")} de ${of}, ${count} opiniones`);
    }
  }
  return [...new Set(facts)].slice(0, 12);
}
