export interface Price {
  cents: number;
  /** ISO 4217 code, null when the text does not name a currency. */
  currency: string | null;
}

const signs: Record<string, string> = {
  "€": "EUR",
  eur: "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  gbp: "GBP",
  us$: "USD",
  usd: "USD",
  mxn: "MXN",
  mx$: "MXN",
  cop: "COP",
  clp: "CLP",
  ars: "ARS",
  "s/": "PEN",
  pen: "PEN",
  chf: "CHF",
  r$: "BRL",
};
const sign =
  "€|£|(?:MXN|USD|ARS|COP|CLP)\\s?\\$|US\\$|MX\\$|R\\$|\\$|S/|EUR(?:OS?)?\\b|USD\\b|GBP\\b|MXN\\b|COP\\b|CLP\\b|ARS\\b|PEN\\b|CHF\\b";
// Menus often write «9'50 €».
const number =
  "\\d{1,3}(?:[.,’' \\u00a0\\u202f]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,’']\\d{1,2})?";
const after = new RegExp(`(?<![\\d.,])(${number})(?:[.,]?[-–—]{1,2})?\\s{0,2}(${sign})`, "gi");
const before = new RegExp(`(${sign})\\s{0,2}(${number})(?![\\d%])`, "gi");

const fromPrefix = /(desde|from|a partir de)[\s:]*$/i;
const unitAfter =
  /^\s?(?:\/\s?|por |al |la |per |a )(?:mes|año|día|noche|hora|sesión|persona|pax|kg|kilo|ud|unidad|month|year|night|hour|person|week|semana|m²|m2)(?!\p{L})/iu;
const anySign = new RegExp(sign, "i");

/** The amounts of money in a text, in order, with their positions. */
export function findPrices(text: string): (Price & { at: number; text: string })[] {
  const excerpt = text.slice(0, 2_000);
  if (!/\d/.test(excerpt) || !anySign.test(excerpt)) return [];
  const found = [
    ...[...excerpt.matchAll(after)].map((match) => [match, match[1], match[2]] as const),
    ...[...excerpt.matchAll(before)].map((match) => [match, match[2], match[1]] as const),
  ].sort(([one], [other]) => one.index - other.index);
  const prices: (Price & { at: number; text: string })[] = [];
  let end = -1;
  for (const [match, amount = "", mark = ""] of found) {
    if (match.index < end) continue;
    const cents = parseCents(amount);
    // Amounts with «millones», «bn» and the like are not prices.
    const rest = excerpt.slice(match.index + match[0].length, match.index + match[0].length + 20);
    if (cents === null || /^\s*(mill|bill|trill|mil\b|bn\b|[mkb]\b(?!²))/i.test(rest)) continue;
    end = match.index + match[0].length;
    const code = /^\s?(MXN|USD|ARS|COP|CLP)\b/.exec(rest)?.[1];
    const currency = code ?? signs[mark.toLowerCase().replace(/(?<=...)\s?\$/, "")] ?? null;
    // «desde 180 €» and «29 €/mes» mean something else than the bare amounts.
    const isFrom = fromPrefix.test(excerpt.slice(Math.max(0, match.index - 16), match.index));
    const unit = unitAfter.exec(rest)?.[0] ?? "";
    const whole = `${isFrom ? "desde " : ""}${match[0].trim()}${unit}`;
    prices.push({ cents, currency, at: match.index, text: whole });
  }
  return prices;
}

const centsMax = 10_000_000_00;

/** The cents of a number written by people, such as `1.250,00`, `1,250.00` or `12,5`; null when it is none. */
export function parseCents(amount: string): number | null {
  const bare = amount.replace(/[’'](\d{1,2})$/, ",$1").replace(/[^\d.,]/g, "");
  const whole = /^(?:(\d{1,3}(?:[.,]\d{3})+)|(\d{1,12}))(?:[.,](\d{1,2})\d{0,6})?$/.exec(bare);
  if (!whole) return null;
  const units = Number((whole[1] ?? whole[2] ?? "").replace(/\D/g, ""));
  const cents = units * 100 + Number((whole[3] ?? "0").padEnd(2, "0"));
  return cents > 0 && cents <= centsMax ? cents : null;
}

/** The cents of a machine-readable number, such as `1250.000` with a decimal point; null when it is none. */
export function parseDataCents(amount: string): number | null {
  const plain = /^\s*\d{1,9}(\.\d+)?\s*$/.test(amount);
  if (!plain) return parseCents(amount.replace(/^[^\d]+|[^\d]+$/g, ""));
  const cents = Math.round(Number(amount) * 100);
  return cents > 0 && cents <= centsMax ? cents : null;
}
