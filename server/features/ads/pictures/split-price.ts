/** A price at the beginning or end of a line, with the words that introduce it. */
const places: readonly RegExp[] = [
  /^(?:un |el )?\d\s?[x×]\s?\d(?!\d)(?: (?:en|de|para))? (?=\p{L})/iu,
  /[\s,:]+(?:con |a |al |en |por )?(?:un |el )?\d\s?[x×]\s?\d$/iu,
  /^(?:un |el |[-−])?\d{1,2}\s?%(?: de (?:descuento|dto\.?|rebaja))? (?:en|para|sobre) /iu,
  /[\s,:]+(?:con |a |al |por |de )?(?:un |el |[-−])?\d{1,2}\s?%(?: de (?:descuento|dto\.?|rebaja)| menos)?$/iu,
  /[\s,:]+(?:a |por |solo |sólo )*(?:\$\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?|pesos|soles))(?: (?:el|la|al|por) \p{L}+)?$/iu,
];

const digits = (text: string) => text.replace(/\D/g, "");

/**
 * Splits a line into headline and price: «Roscón de Reyes» and «18 €».
 * @param offer the offer that the copywriter has found in the line
 * @returns null when there is no price or the headline would make no sense without it
 */
export function splitPrice(
  line: string,
  offer: string | undefined,
): { headline: string; price: { text: string; note?: string } } | null {
  const price = priceOf(offer);
  if (!price) return null;
  for (const place of places) {
    const [match = ""] = place.exec(line) ?? [];
    if (!match || digits(match) !== digits(price.text)) continue;
    const remaining = line.replace(match, "").replace(/[\s,:;]+$/u, "");
    const headline = remaining.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    if ((remaining.match(/\p{L}/gu)?.length ?? 0) >= 3 && !/\d/.test(remaining))
      return { headline, price };
  }
  return null;
}

/** The price or discount in an offer, as the person typed it. */
function priceOf(offers: string | undefined): { text: string; note?: string } | null {
  const [offer = ""] = (offers ?? "").split(", ");
  const percent = /^un (\d{1,2} %) (de descuento)$/u.exec(offer);
  if (percent) return { text: `−${percent[1]}`, note: percent[2]! };
  const price = /^(\$?\d[\d.,×]*(?: ?€)?)(?: (.{2,18}))?$/u.exec(offer);
  return price && { text: price[1]!, ...(price[2] ? { note: price[2] } : {}) };
}
