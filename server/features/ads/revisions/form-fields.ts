import type { RevisionInput } from "#shared/revisions.ts";
import type { ComposedAd } from "../material/material.ts";
import { revisableTextsOf } from "../orders/describe-ads.ts";
import type { AdPart, Wish } from "./wishes.ts";

type Fields = NonNullable<RevisionInput["fields"]>;

const partOf = {
  primaryText: "post",
  headline: "adTitle",
  description: "adDescription",
  pictureHeadline: "title",
  pictureBody: "body",
  pictureCta: "cta",
  picturePrice: "price",
} as const satisfies Partial<Record<keyof Fields, AdPart>>;

/** Wishes for the form's fields that differ from the ad. */
export function wishesOfFields(fields: Fields, ad: ComposedAd): Wish[] {
  const current = revisableTextsOf(ad);
  const texts = Object.entries(partOf).flatMap(([name, part]): Wish[] => {
    const key = name as keyof typeof partOf;
    const value = fields[key];
    if (value === undefined || value === current[key]) return [];
    if (value === null || value === "") {
      if (current[key] === null || (part !== "body" && part !== "price")) return [];
      return [{ kind: "remove", part }];
    }
    return [{ kind: "write", part, text: value }];
  });
  const { hashtags, colors, showLogo } = fields;
  const sameTags = hashtags?.join(" ") === current.hashtags.join(" ");
  const { logo, brand } = ad.creatives.square;
  const showsBrand = brand !== "name" && brand !== "none";
  // Without a logo, an initial stands in its place and is removed as well.
  const isLogoChange = showLogo ? !(showsBrand && logo && !logo.opaque) : showsBrand;
  return [
    ...texts,
    ...(hashtags && !sameTags
      ? [
          hashtags.length === 0
            ? ({ kind: "remove", part: "hashtags" } as const)
            : ({ kind: "hashtags", tags: hashtags, only: true } as const),
        ]
      : []),
    ...(colors ? [{ kind: "colors", hexes: colors } as const] : []),
    ...(showLogo !== undefined && isLogoChange ? [{ kind: "logo", shown: showLogo } as const] : []),
  ];
}
