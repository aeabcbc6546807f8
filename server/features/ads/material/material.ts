import type { Ad } from "../copy/ad-copy.ts";
import type { Creative, Logo, Picture } from "../creatives/creative.ts";

/**
 * A site's prepared pictures and logo. Plain data; the files are under
 * `<folder>/material/<id>.png|jpg`, where the folder is `analyses/<id>` before an order and
 * `orders/<id>` in one. Colours are not part of it, because the buyer can edit them.
 */
export interface Material {
  /** Best first, without duplicates. */
  pictures: StoredPicture[];
  logo: StoredLogo | null;
  /** URLs that need not be fetched again, whether they gave a picture or not. */
  tried?: string[];
  /** URLs that gave nothing yet and may be fetched again. */
  late?: RetryableSource[];
}

export interface RetryableSource {
  url: string;
  /** `site`: it did not answer; `us`: preparing took too long. */
  by: "site" | "us";
  /** How often it was fetched. */
  times: number;
}

export interface StoredPicture extends Picture {
  /** URL on the site; matches a product's `pictureUrl`. */
  sourceUrl: string;
  extension: "png" | "jpg";
}

export interface StoredLogo extends Logo {
  sourceUrl: string;
  extension: "png";
}

/** The two formats of an order: square for Instagram, wide for Facebook. */
export const deliveredFormats = ["square", "wide"] as const;
export type DeliveredFormat = (typeof deliveredFormats)[number];

/** A whole ad: equal values give equal texts and pictures. */
export interface ComposedAd {
  copy: Ad;
  creatives: Record<DeliveredFormat, Creative>;
}

/** Key of a delivered picture. */
export function adFileKey(
  orderId: string,
  ad: { number: number; version: number },
  format: DeliveredFormat,
): string {
  return `orders/${orderId}/ads/${ad.number}-v${ad.version}-${format}.png`;
}

/** Key of its thumbnail. */
export function adThumbnailKey(
  orderId: string,
  ad: { number: number; version: number },
  format: DeliveredFormat,
): string {
  return `orders/${orderId}/ads/${ad.number}-v${ad.version}-${format}.webp`;
}

/** Key of a prepared picture; `folder` is `analyses/<id>` or `orders/<id>`. */
export function materialFileKey(
  folder: string,
  kept: Pick<StoredPicture | StoredLogo, "id" | "extension">,
): string {
  return `${folder}/material/${kept.id}.${kept.extension}`;
}
