import { plainText } from "./texts.ts";
import { saidText, saidThings, type Thing } from "./things.ts";

export interface Review {
  text: string;
  author: string | null;
  /** Out of five. */
  rating: number | null;
}

/** Reviews that the page marks up as such; words that merely look like praise are none. */
export function readReviews(things: readonly Thing[]): Review[] {
  return things
    .filter((thing) => thing.types.some((type) => /^(Review|UserReview|CriticReview)$/.test(type)))
    .flatMap((thing) => {
      const text = plainText(saidText(thing, "reviewBody", "description") ?? "", 400);
      const author = plainText(saidText(thing, "author") ?? "", 80) || null;
      return text.length < 8 ? [] : [{ text, author, rating: ratingOf(thing) }];
    })
    .slice(0, 10);
}

function ratingOf(thing: Thing): number | null {
  const [rating] = saidThings(thing, "reviewRating");
  const value = Number(saidText(rating, "ratingValue")?.replace(",", "."));
  const best = Number(saidText(rating, "bestRating") ?? "5") || 5;
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

/** Short statements about the business that it marks up itself: hours, cuisine, prizes, rating. */
export function readFacts(things: readonly Thing[]): string[] {
  const facts: string[] = [];
  for (const thing of things) {
    for (const [name, label] of factNames) {
      for (const value of (thing.values.get(name) ?? []).slice(0, 4)) {
        const said = typeof value === "string" ? value : (saidText(value, "name", "value") ?? "");
        const text = plainText(said, 160);
        if (text !== "" && !/^(true|false)$/i.test(text)) facts.push(`${label}: ${text}`);
      }
    }
    const [rating] = saidThings(thing, "aggregateRating");
    const value = saidText(rating, "ratingValue");
    const count = saidText(rating, "reviewCount", "ratingCount");
    if (value && count && /^[\d.,]{1,4}$/.test(value) && /^\d{1,7}$/.test(count)) {
      const best = saidText(rating, "bestRating");
      const of = best && /^\d{1,3}$/.test(best) ? best : "5";
      facts.push(`Valoración: ${value.replace(".", ",")} de ${of}, ${count} opiniones`);
    }
  }
  return [...new Set(facts)].slice(0, 12);
}
