import { isWithin, limits } from "../ad-copy.ts";

/** A price with what belongs to it, and the conditions that stand beside it. */
interface PriceParts {
  price: string;
  /** In small letters, without brackets; empty when there is none. */
  notes: string[];
}

const currency =
  "€|£|\\$|₡|₲|[A-Z]{3}(?!\\p{L})|(?:[Ee]uros?|[Pp]esos|[Ss]oles|[Cc]olones|[Gg]uaraníes|[Bb]olivianos|[Dd]ólares)(?!\\p{L})";
const amount = new RegExp(
  `^(\\D{0,20}\\d(?:[\\d.,’' \\u00a0]*\\d)?(?:,-)?(?:\\s?(?:${currency}))?)(.*)$`,
  "u",
);
const unit =
  /^\s?(?:\/ ?\S+|c\/u|(?:por|al|a la|la|el|cada) (?:(?:dos|tres|cuatro|\d+) )?[\p{L}\d²³]+(?: y \p{L}+)?)(?=[\s,(]|$)/u;

/** «S/ 36.00 soles» says its money twice. */
const twice = /^((?:\p{L}+ )?(?:[$€]|S\/) ?[\d.,]+) ?(?:soles|pesos|euros|dólares)$/iu;

/**
 * «$ 23.900 por persona + impoconsumo» as «$ 23.900 por persona» and «+ impoconsumo»; a price that has room
 * and no brackets stays whole. Pure.
 */
export function partPrice(priceText: string): PriceParts {
  const text = priceText.trim().replace(/\.$/, "").replace(twice, "$1");
  const isBracketed = /\([^()]+\)$/.test(text);
  const isLong = !isWithin(text, limits.priceText);
  if (!isBracketed && !isLong) return { price: text, notes: [] };
  const [, sum = text, rest = ""] = amount.exec(text) ?? [];
  const per = unit.exec(rest)?.[0] ?? "";
  const isRoomy = isWithin(`${sum}${per}`, limits.priceText);
  const bare = rest.slice(per.length);
  const told = isRoomy || per === "" ? [] : [per.trim()];
  const words = [...told, ...bare.split(/[()]/)].map((part) =>
    part.replace(/^[\s,;·]+|[\s,;·.]+$/g, ""),
  );
  // «39 € colocado (dos manos)»: short words stay where they are.
  const [first = "", ...more] = words.filter(Boolean);
  const stays =
    isBracketed &&
    per === "" &&
    !bare.startsWith(" (") &&
    isWithin(`${sum} ${first}`, limits.priceText);
  return stays
    ? { price: `${sum} ${first}`.trim(), notes: more }
    : { price: isRoomy ? `${sum}${per}`.trim() : sum.trim(), notes: words.filter(Boolean) };
}

const tax = /(?<!\p{L})(?:I\.?V\.?A\.?|IGV|ITBIS|ISV|ITBMS|impoconsumo|impuestos)(?!\p{L})/iu;
const besides = /(?<!\p{L})(?:no|sin|más|mas|aparte|añadir)(?!\p{L})|\+/iu;

/** The tax that comes on top of a price: «+ IVA» of «Estos precios no llevan el IVA»; null where none does. */
export function taxOf(note: string): string | null {
  const [found] = tax.exec(note) ?? [];
  if (!found || !besides.test(note)) return null;
  return `+ ${/^i.?[vgst]/i.test(found) && found.length < 7 ? found.replaceAll(".", "").toUpperCase() : found.toLowerCase()}`;
}

const ofTax =
  /^(?:los|estos|todos|nuestros|precios?|tarifas?|con|sin|el|ya|no|incluid[oa]s?|incluyen?|incluy\p{L}+|incl\.?|llevan?|m[aá]s|aparte|a|añadir|y|ni|de|del|servicio|propina|por|cuenta|cliente|en|todos|todas|tod[oa]|la|las|carta|[\d+%() ]+)$/iu;

/** A note without its parts that only tell of a tax: nobody pays more than expected where an included one goes untold. */
export const withoutTax = (note: string): string =>
  note
    .split(/, (?=\p{L})/u)
    .filter((part) => {
      const rest = part.replace(tax, " ").split(/\s+/).filter(Boolean);
      return !tax.test(part) || rest.some((word) => !ofTax.test(word));
    })
    .join(", ");

/** A price with its tax, where there is room for both. */
export function withTax(price: string, added: string | null): string | null {
  if (added === null || tax.test(price)) return price;
  const text = `${price} ${added}`;
  return isWithin(text, limits.priceText) ? text : null;
}

const ownUnit = /(?<!S)\/|(?<!\p{L})(?:por|al|a la|la|el|cada|c\/u)(?!\p{L})/iu;
const hers =
  /^(?:unidad|porción|porcion|ración|racion|copa|docena|bolsa|bandeja|pieza|botella|caja)$/iu;

/** A price with the unit that a name ended in: «40 € por sesión», «190 € el par»; without one where it is none. */
export function withUnit(
  price: string,
  condition: string | null,
): { price: string; unit: string | null } {
  const none = { price, unit: null };
  if (condition === null || price === "" || ownUnit.test(price)) return none;
  const said = /^(?:por|al|a la|cada) \p{L}+$/iu.test(condition)
    ? condition
    : hers.test(condition)
      ? `la ${condition.toLowerCase()}`
      : condition.toLowerCase() === "par"
        ? "el par"
        : null;
  const text = `${price} ${said}`;
  return said && isWithin(text, limits.priceText) ? { price: text, unit: said } : none;
}
