import { fold } from "#copywriter/spanish/fold.ts";
import { graphemes } from "#copywriter/spanish/sentences.ts";
import type { Ad } from "#server/features/ads/copy/ad-copy.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import { type Check, inAllFormats, withCopy, withTexts } from "../draft.ts";
import { layoutsFor, withLayout } from "./appearance.ts";

export const foldedLetters = (text: string) => fold(text).replaceAll(" ", "");

/** Checks that the picture shows the whole text in one of these roles. */
export const checkShown = (roles: readonly string[], text: string): Check => {
  const wanted = foldedLetters(text);
  return inAllFormats((_, after) =>
    after.boxes.some((box) => roles.includes(box.role) && foldedLetters(box.text) === wanted),
  );
};
export const checkAbsent = (...roles: string[]): Check =>
  inAllFormats((_, after) => !after.boxes.some(({ role }) => roles.includes(role)));

/** Up to five other layouts that fit the texts, in case the present one does not show them. */
export const otherLayouts = (ad: ComposedAd) =>
  layoutsFor(ad)
    .filter((name) => name !== ad.creatives.square.layout)
    .slice(0, 5)
    .map((name) => (other: ComposedAd) => withLayout(other, name));

/** Removes the quotation: a changed title is no longer the customer's words. */
export const withoutQuote = (ad: ComposedAd): ComposedAd =>
  withTexts(
    withCopy(ad, ({ picture: { quote, ...picture }, ...copy }) => ({ ...copy, picture })),
    ({ quoteSource, ...texts }) => texts,
  );

export const truncated = (text: string) =>
  graphemes(text) > 60 ? `${text.slice(0, 57).trimEnd()}…` : text;

/** Changes texts both in the creatives and in the copy that they were made from. */
export function withPictureTexts(
  ad: ComposedAd,
  change: { headline?: string; body?: string | undefined; note?: string | undefined },
): ComposedAd {
  const both = <T extends object>(words: T) =>
    Object.fromEntries(
      Object.entries({ ...words, ...change }).filter(([, value]) => value !== undefined),
    ) as unknown as T;
  return withTexts(
    withCopy(ad, (copy) => ({ ...copy, picture: both(copy.picture) })),
    both,
  );
}

/** Changes the texts around the picture. */
export const mapTexts = (copy: Ad, change: (text: string) => string) => ({
  primaryText: change(copy.primaryText),
  headline: change(copy.headline),
  description: change(copy.description),
});
