import type { Element } from "./page.ts";

const filled = /★|⭐|🌟|✭|✪/gu;
const row = /(?:[★⭐🌟✭✪☆✩]\ufe0f? ?){2,5}/u;
const spoken =
  /(\d(?:[.,]\d)?)\s*(?:de|sobre|out of|\/)\s*(5|10)\b|^\D{0,20}(\d(?:[.,]\d)?) (?:estrellas?|stars?)/iu;
const starSigns = /[★⭐🌟✭✪☆✩]\ufe0f?/gu;

/** The rating from 0 to 5 that a text shows as «★★★★☆», «5/5» or «4,5 de 5», or null. */
export function ratingIn(text: string): number | null {
  // A single star decorates.
  const full = row.exec(text)?.[0].match(filled)?.length ?? 0;
  if (full > 0) return full;
  const match = spoken.exec(text);
  if (!match) return null;
  const value = Number((match[1] ?? match[3])!.replace(",", "."));
  const best = Number(match[2] ?? "5");
  return value > 0 && value <= best ? Math.round((value / best) * 50) / 10 : null;
}

/** A text without the signs and words of a rating. */
export const withoutRating = (text: string) =>
  text
    .replace(starSigns, " ")
    .replace(/\b\d([.,]\d)?\s?\/\s?(5|10)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What an element shows of a rating without words: its label, or one star where it is an icon. */
export function ratingSign({ name, attribs, children }: Element): string | null {
  const label = attribs["aria-label"] ?? attribs.title ?? attribs.alt ?? "";
  const value = label.length < 60 ? ratingIn(label) : null;
  if (value !== null) return ` ${value}/5 `;
  const given = attribs["data-rating"] ?? attribs["data-stars"] ?? "";
  if (/^[0-5]([.,]\d)?$/.test(given)) return ` ${given}/5 `;
  const names = (attribs.class ?? "").slice(0, 200);
  if (!/^(i|span|svg|img)$/.test(name) || (children.length > 0 && name !== "svg")) return null;
  if (!/(^|[\s_-])(star|estrella)([\s_-]|$)/i.test(names)) return null;
  return /(^|\s)far(\s|$)|empty|outline|off|vacia|star-o(\s|$)/i.test(names) ? "☆" : "★";
}
