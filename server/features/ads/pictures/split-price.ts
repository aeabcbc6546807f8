/** A price at the beginning or end of a line, with the words that introduce it. */
const places: readonly RegExp[] = [
  /^(?:un |el )?\d\s?[x×]\s?\d(?!\d)(?: (?:en|de|para))? (?=\p{L})/iu,
  /[\s,:]+(?:con |a |al |en |por )?(?:un |el )?\d\s?[x×]\s?\d$/iu,
  /^(?:un |el |[-−])?\d{1,2}\s?%(?: de (?:descuento|dto\.?|rebaja))? (?:en|para|sobre) /iu,
  /[\s,:]+(?:con |a |al |por |de )?(?:un |el |[-−])?\d{1,2}\s?%(?: de (?:descuento|dto\.?|rebaja)| menos)?$/iu,
  /[\s,:]+(?:a |por |solo |sólo )*(?:\$\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?|pesos|soles))(?: (?:el|la|al|por) \p{L}+)?$/iu,
];

/**
 * Splits a line into headline and price: «Roscón de Reyes» and «18 €».
 * @returns null when there is no price or the headline would make no sense without it
 */
export function splitPrice(
  line: string,
): { headline: string; price: { text: string; note?: string } } | null {
  for (const place of places) {
    const [match = ""] = place.exec(line) ?? [];
    const price = match === "" ? null : priceOf(match);
    if (!price) continue;
    const remaining = line.replace(match, "").replace(/[\s,:;]+$/u, "");
    const headline = remaining.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    // «Ramos desde» waits for its price.
    if (/ (?:desde|hasta|entre|de)$/iu.test(remaining)) continue;
    if ((remaining.match(/\p{L}/gu)?.length ?? 0) >= 3 && !/\d/.test(remaining))
      return { headline, price };
  }
  return null;
}

/** The price or discount in a part of a line, in digits and signs. */
function priceOf(part: string): { text: string; note?: string } | null {
  const [, first, second] = /(\d)\s?[x×]\s?(\d)/iu.exec(part) ?? [];
  if (first) return { text: `${first}×${second}` };
  const percent = /(\d{1,2})\s?%(?: (de (?:descuento|rebaja)))?/iu.exec(part);
  if (percent)
    return { text: `−${percent[1]} %`, ...(percent[2] ? { note: percent[2].toLowerCase() } : {}) };
  const dollars = /\$\s?(\d[\d.,]*)/u.exec(part)?.[1];
  if (dollars) return { text: `$${dollars}` };
  const [, amount, currency = "", note] =
    /(\d[\d.,]*)\s?(€|euros?|pesos|soles)(?: ((?:el|la|al|por) \p{L}+))?/iu.exec(part) ?? [];
  if (!amount) return null;
  const text = /^(?:€|euro)/iu.test(currency) ? `${amount} €` : `${amount} ${currency}`;
  return { text, ...(note ? { note } : {}) };
}
