import type { Review } from "#db/schema-site-facts.ts";
import type { HtmlPage } from "./page.ts";
import { authorIn } from "./review-authors.ts";
import { readShownReviews, wholeReview } from "./shown-reviews.ts";
import { childItems, itemText, type SchemaItem } from "./structured-data.ts";
import { foldText, plainText } from "./texts.ts";

const reviewsMax = 20;

/** Reviews from the structured data and from what the page shows, each once: at most 20, whole sentences. */
export function readReviews(page: HtmlPage, items: readonly SchemaItem[]): Review[] {
  const reviews: Review[] = [];
  for (const review of [...declaredReviews(items), ...readShownReviews(page)]) {
    const key = keyOf(review);
    const known = reviews.find((one) => keyOf(one).startsWith(key) || key.startsWith(keyOf(one)));
    if (!known) reviews.push(review);
    else {
      known.author ??= review.author;
      known.rating ??= review.rating;
      if (review.text.length > known.text.length) known.text = review.text;
    }
  }
  return reviews.slice(0, reviewsMax);
}

const keyOf = ({ text }: Review) => foldText(text).replace(/[^\p{L}\d]+/gu, "");

function declaredReviews(items: readonly SchemaItem[]): Review[] {
  return items
    .filter((item) => item.types.some((type) => /^(Review|UserReview|CriticReview)$/.test(type)))
    .slice(0, reviewsMax)
    .flatMap((item) => {
      const body = plainText(itemText(item, "reviewBody", "description") ?? "", 4_000);
      const text = wholeReview(body);
      const author = authorIn(plainText(itemText(item, "author") ?? "", 80));
      return text.length < 8 ? [] : [{ text, author, rating: ratingOf(item) }];
    });
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
