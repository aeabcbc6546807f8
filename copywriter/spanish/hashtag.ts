/** A phrase as a hashtag: «día de la madre» → «#DiaDeLaMadre»; "" when it would be too long or has no letter. */
export function hashtag(text: string): string {
  const words = text
    .normalize("NFD")
    .replace(/n\u0303/g, "ñ")
    .replace(/\p{M}+/gu, "")
    .split(/[^a-zA-ZÀ-ÖØ-ž\d]+/u)
    .filter(Boolean)
    .slice(0, 4);
  const joined = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
  return joined.length > 1 && joined.length <= 30 && /[a-zA-ZÀ-ÖØ-ž]/u.test(joined)
    ? `#${joined}`
    : "";
}
