import { fold } from "#copywriter/spanish/fold.ts";
import type { SiteWords } from "../ad-copy.ts";
import { isQualifier, isTimeOnly } from "./named-good.ts";
import { isMinor } from "./product-names.ts";
import type { ProductWords } from "./source-words.ts";
import { titleNoun, tradeNoun } from "./variant-groups.ts";

const accessories =
  /^(?:accesorio|recambio|repuesto|complemento|suplemento|extra|adicional|consumible|varios)/;
/** It points at the row above it: «El pulpo también cocido». */
const pointing = /\b(?:tambien|ademas|idem)\b/;

/**
 * The main things of a shop, those that its title names first; what goes with them only where there is
 * nothing else. The page's order otherwise. Pure.
 */
export function byLead(
  products: readonly ProductWords[],
  site: SiteWords,
  trade: string | null,
): ProductWords[] {
  const h1 = (site.says ?? []).find(({ place }) => place === "title")?.text ?? "";
  const titled = new Set((fold(`${site.title ?? ""} ${h1}`).match(/[a-z]{4,}/g) ?? []).map(stem));
  // «Peluca de disfraz» is no costume.
  const headOf = (name: string) => name.split(/ (?:de|del|para|con|a|en) /)[0]!;
  const isTitled = ({ name }: ProductWords) =>
    (fold(headOf(name)).match(/[a-z]{4,}/g) ?? []).map(stem).some((word) => titled.has(word));
  const amounts = products.map(({ price }) => amountOf(price));
  const known = amounts.filter((amount) => amount !== null).toSorted((one, other) => one - other);
  const median = known[Math.floor(known.length / 2)] ?? 0;
  const noun = tradeNoun(trade) ?? titleNoun(site);
  const others = products.filter((product) => !isTitled(product)).length;
  const leads = products.filter(isTitled).flatMap(({ price }) => amountOf(price) ?? []);
  const cheapest = leads.length > 1 && others <= leads.length ? Math.min(...leads) : 0;
  const isAside = (product: ProductWords, at: number): boolean => {
    if (product.isAdded) return false;
    const { name, group, hasPicture, description } = product;
    const amount = amounts[at] ?? Number.POSITIVE_INFINITY;
    const isBare = !hasPicture && description === null;
    const isOfNothing = isQualifier(name) && group === null && noun === null;
    return (
      isMinor(name) ||
      isTimeOnly(name) ||
      isOfNothing ||
      pointing.test(fold(name)) ||
      accessories.test(fold(group ?? "")) ||
      // A patch at the end of a list of repairs.
      (isBare && known.length >= 5 && at * 3 >= products.length * 2 && amount < median * 0.3) ||
      (!isTitled(product) && amount * 2 < cheapest)
    );
  };
  const mains = products.filter((product, at) => !isAside(product, at));
  const found = mains.length > 0 ? mains : products;
  return [...found.filter(isTitled), ...found.filter((product) => !isTitled(product))];
}

/** «mates» is «mate», «disfraces» are «disfraz». */
const stem = (word: string): string => word.replace(/s$/, "").replace(/e$/, "").slice(0, 6);

/** A whole price as a number to compare others with; null of one for a part, as «12 € el metro» is. */
function amountOf(price: string | null): number | null {
  if (price === null || /(?<!S)\/|(?<!\p{L})(?:por|al|el|la|cada|c\/u)(?!\p{L})/iu.test(price))
    return null;
  const [figures] = /\d[\d.,’' ]*/.exec(price) ?? [];
  if (!figures) return null;
  const [, whole = figures] = /^(.*\d)[.,]\d{1,2}\D*$/.exec(figures) ?? [];
  return Number(whole.replace(/\D/g, ""));
}
