import type { Analysis } from "#server/features/websites/websites.ts";
import type { EditedFacts } from "../campaign/edited-facts.ts";
import type { Ad } from "../copy/ad-copy.ts";
import type { Creative, CreativeTexts, DrawnCreative } from "../creatives/creative.ts";
import { type ComposedAd, deliveredFormats, type Material } from "../material/material.ts";
import type { Keepable } from "./wishes.ts";

/** What is known of an order when one of its advertisements is changed. */
export interface RevisionContext {
  businessName: string;
  websiteUrl: string;
  /** As they were read, and with what the buyer changed. */
  facts: Analysis["facts"];
  edited: EditedFacts;
  material: Material;
  /** Of this advertisement, the first one first: nothing comes that was there already. */
  versions: readonly ComposedAd[];
  today: Date;
  keeps: ReadonlySet<Keepable>;
}

/** Advertisements of the same argument and product in other words, all the site's own. */
export interface OtherAds {
  usual: readonly Ad[];
  /** Without a price in any of its texts. */
  priceless: readonly Ad[];
}

/** What wishes are applied with. */
export interface WishesContext extends RevisionContext {
  otherAds: OtherAds;
}

/** What of a picture that is set tells whether a wish came true. */
export type Shown = Pick<DrawnCreative, "layout" | "boxes" | "subject" | "sceneHash">;

export type Check = ((before: Shown, after: Shown) => boolean) & {
  /** In every format, where that is possible; else the square one will do. */
  everywhere?: true;
};

export const everywhere = (check: Check): Check =>
  Object.assign((before: Shown, after: Shown) => check(before, after), {
    everywhere: true as const,
  });

/** An advertisement on its way to another version. */
export interface Draft {
  ad: ComposedAd;
  /** What was done, for people: «El precio, más grande». */
  changes: string[];
  /** All must hold once it is set. */
  checks: Check[];
  /** What to say where no way shows it; a sentence. */
  unseen?: string;
  /** The picture is to go. */
  bare?: true;
  /** Other ways to the same end, the nearest first; each is tried until all checks hold. */
  variants: ((ad: ComposedAd) => ComposedAd | null)[];
}

/** A wish that cannot be met as it is; says what could be. */
export class Unmet extends Error {
  override name = "Unmet";
}

export function withCreatives(
  ad: ComposedAd,
  change: (creative: Creative) => Creative,
): ComposedAd {
  const both = deliveredFormats.map((format) => [format, change(ad.creatives[format])]);
  return { ...ad, creatives: Object.fromEntries(both) as ComposedAd["creatives"] };
}

export const withTexts = (
  ad: ComposedAd,
  change: (texts: CreativeTexts) => CreativeTexts,
): ComposedAd => withCreatives(ad, (creative) => ({ ...creative, texts: change(creative.texts) }));

export const withCopy = (ad: ComposedAd, change: (copy: Ad) => Ad): ComposedAd => ({
  ...ad,
  copy: change(ad.copy),
});

export const differs: Check = (before, after) => before.sceneHash !== after.sceneHash;
