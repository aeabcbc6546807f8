import type { Analysis } from "#server/features/websites/websites.ts";
import type { AdEdits } from "#shared/ads.ts";
import type { BrandColor } from "../creatives/colors/palette.ts";

const productsMax = 12;

type SiteFacts = Analysis["facts"];

/** The facts of a site with the buyer's edits applied. */
export interface EditedFacts extends SiteFacts {
  /** The advertised ones, at most twelve, the most important first. */
  products: SiteFacts["products"];
}

/** Pure. An edit of a product that the facts do not contain is dropped. */
export function editedFacts(
  facts: SiteFacts,
  { products }: Pick<AdEdits, "products">,
): EditedFacts {
  if (!products) return { ...facts, products: facts.products.slice(0, productsMax) };
  return {
    ...facts,
    products: products.flatMap(({ index, name, priceText }) => {
      const read = facts.products[index];
      if (!read) return [];
      const isSamePrice = priceText === read.priceText;
      const price = isSamePrice ? {} : { priceText, priceCents: null, currency: null };
      return [{ ...read, name, ...price }];
    }),
  };
}

/** The brand's colours: the buyer's own in their order, else the site's by use. */
export function editedColors(facts: SiteFacts, { colors }: Pick<AdEdits, "colors">): BrandColor[] {
  if (!colors) return facts.colors;
  return colors.map((hex, at) => ({ hex, weight: 1 / 2 ** at }));
}
