import type { Ad } from "../copy/ad-copy.ts";
import type { Creative, Logo, Picture } from "../creatives/creative.ts";

/**
 * A site's pictures once they are prepared: plain data, beside files under
 * `<folder>/material/<id>.png|jpg`, whose folder is `analyses/<id>` before an order and `orders/<id>`
 * in one. Colours are not part of it: they are edited.
 */
export interface Material {
  /** Best first, each once. */
  pictures: KeptPicture[];
  logo: KeptLogo | null;
  /** Addresses that need not be asked again, whatever came of them. */
  tried?: string[];
  /** Addresses that gave nothing, and may another time. */
  late?: LateSource[];
}

export interface LateSource {
  url: string;
  /** Whether the site did not answer, or nobody here had the time. */
  by: "site" | "us";
  /** How often it was asked for. */
  times: number;
}

export interface KeptPicture extends Picture {
  /** Where it came from: ties it to a product. */
  sourceUrl: string;
  extension: "png" | "jpg";
}

export interface KeptLogo extends Logo {
  sourceUrl: string;
  extension: "png";
}

/** The two formats that an order is delivered in: Instagram's and Facebook's. */
export const deliveredFormats = ["square", "wide"] as const;
export type DeliveredFormat = (typeof deliveredFormats)[number];

/** One advertisement, all of it: the same value gives the same texts and the same pictures. */
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

/** Key of the same, small. */
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
  kept: Pick<KeptPicture | KeptLogo, "id" | "extension">,
): string {
  return `${folder}/material/${kept.id}.${kept.extension}`;
}
