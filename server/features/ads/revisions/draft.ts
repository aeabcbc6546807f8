import type { Analysis } from "#server/features/websites/websites.ts";
import type { EditedFacts } from "../campaign/edited-facts.ts";
import type { Ad } from "../copy/ad-copy.ts";
import type { Creative, CreativeTexts, DrawnCreative } from "../creatives/creative.ts";
import { type ComposedAd, deliveredFormats, type Material } from "../material/material.ts";
import type { Keepable } from "./wishes.ts";

/** Data of an order that a revision of one of its advertisements needs. */
export interface RevisionContext {
  businessName: string;
  websiteUrl: string;
  /** As read from the website; `edited` has the changes of the buyer. */
  facts: Analysis["facts"];
  edited: EditedFacts;
  material: Material;
  /** Versions of this advertisement, the shown one last; «otro» must not repeat them. */
  versions: readonly ComposedAd[];
  today: Date;
  keeps: ReadonlySet<Keepable>;
}

/** Other texts for the same angle and product, with facts of the site only. */
export interface OtherAds {
  usual: readonly Ad[];
  /** Without a price in any of its texts. */
  priceless: readonly Ad[];
}

/** Everything that applying a wish may need. */
export interface ApplyContext extends RevisionContext {
  otherAds: OtherAds;
}

/** The parts of a laid-out picture from which checks tell whether a wish is fulfilled. */
export type PictureLayout = Pick<DrawnCreative, "layout" | "boxes" | "subject" | "sceneHash">;

export type Check = ((before: PictureLayout, after: PictureLayout) => boolean) & {
  /** Should hold in every format; the square one is enough if the others cannot. */
  inAllFormats?: true;
};

export const inAllFormats = (check: Check): Check =>
  Object.assign((before: PictureLayout, after: PictureLayout) => check(before, after), {
    inAllFormats: true as const,
  });

/** A revision that has not been laid out yet. */
export interface Draft {
  ad: ComposedAd;
  /** Descriptions for the customer: «El precio, más grande». */
  changes: string[];
  /** All must hold after layout. */
  checks: Check[];
  /** Sentence for the customer if no candidate passes the checks. */
  noEffectMessage?: string;
  /** The customer asked to remove the picture. */
  removesPicture?: true;
  /** Alternatives that are tried in order until all checks hold. */
  variants: ((ad: ComposedAd) => ComposedAd | null)[];
}

/** A wish that cannot be fulfilled; the message is a question to the customer. */
export class UnfulfillableWish extends Error {
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

export const pictureDiffers: Check = (before, after) => before.sceneHash !== after.sceneHash;
