import type { Analysis } from "#server/features/websites/websites.ts";
import type { AdEdits } from "#shared/ads.ts";
import type { BrandColor } from "../creatives/colors/palette.ts";

const productsMax = 12;

type SiteFacts = Analysis["facts"];

/** A site as its advertisements know it: what was read, with what the buyer changed. */
export interface EditedFacts extends SiteFacts {
  /** Those that are advertised, at most twelve, in the order of their importance. */
  products: SiteFacts["products"];
}

/** Pure. A product that is no longer among what was read is left out. */
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
      const samePrice = priceText === read.priceText;
      const price = samePrice ? {} : { priceText, priceCents: null, currency: null };
      return [{ ...read, name, ...price }];
    }),
  };
}

/** The brand's colours: the buyer's own in their order, else the site's by use. */
export function editedColors(facts: SiteFacts, { colors }: Pick<AdEdits, "colors">): BrandColor[] {
  if (!colors) return facts.colors;
  return colors.map((hex, at) => ({ hex, weight: 1 / 2 ** at }));
}
