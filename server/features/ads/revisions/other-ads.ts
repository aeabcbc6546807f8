import type { Ad } from "../copy/ad-copy.ts";
import { writeOtherLocalAds } from "../copy/local-ads.ts";
import type { ComposedAd } from "../material/material.ts";
import type { OtherAds, RevisionContext } from "./draft.ts";
import type { Wish } from "./wishes.ts";

const rewrites = new Set<Wish["kind"]>(["rewrite", "shorten"]);

/** Writes the alternative texts that these wishes can use; empty lists if they use none. */
export function otherAdsFor({
  shown,
  wishes,
  context,
}: {
  shown: ComposedAd;
  wishes: readonly Wish[];
  context: RevisionContext;
}): OtherAds {
  const isPriceless = wishes.some((wish) => wish.kind === "remove" && wish.part === "price");
  return {
    usual: wishes.some(({ kind }) => rewrites.has(kind)) ? writeOtherAds(shown, context) : [],
    priceless: isPriceless ? writeOtherAds(shown, context, true) : [],
  };
}

/** Writes other texts for the same angle and product, with facts of the site only. */
export function writeOtherAds(
  ad: ComposedAd,
  { edited, businessName, today, versions }: RevisionContext,
  priceless = false,
): Ad[] {
  const { angle, productIndex } = ad.copy;
  const products = edited.products.map((product) =>
    priceless
      ? { ...product, priceText: null, priceCents: null, currency: null, beforeText: undefined }
      : product,
  );
  const site = { ...edited, products };
  const seed = `${ad.copy.headline} ${versions.length}`;
  const told = [ad, ...versions].flatMap(({ copy }) => copy.source ?? []);
  return writeOtherLocalAds({ site, businessName, seed, today }, { angle, productIndex, told });
}
