import type { SiteProduct, SiteStatement } from "#db/schema-site-facts.ts";
import { type AddedFacts, splitGoods, splitStatements } from "#shared/added-facts.ts";

/** The buyer's own words as statements of their page: the offer first. Pure. */
export function addedStatements({ distinct, offer }: AddedFacts): SiteStatement[] {
  const bullet = { place: "bullet", under: null, isAdded: true } as const;
  return [
    ...(offer ? [{ ...bullet, text: offer, about: "discount" as const }] : []),
    ...splitStatements(distinct ?? "").map((text) => ({
      ...bullet,
      text,
      about: "other" as const,
    })),
  ];
}

/** What the buyer sells, as products of their page. Pure. */
export function addedProducts({ sells }: AddedFacts): SiteProduct[] {
  const nothing = { priceCents: null, currency: null, pictureUrl: null, url: null };
  return splitGoods(sells ?? "").map((good) => ({ ...nothing, ...good }));
}
