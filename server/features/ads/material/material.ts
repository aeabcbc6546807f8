import type { DeliveredFormat, StoredLogo, StoredPicture } from "#db/schema-creatives.ts";

export {
  type ComposedAd,
  type DeliveredFormat,
  deliveredFormats,
  type Material,
  type RetryableSource,
  type StoredLogo,
  type StoredPicture,
} from "#db/schema-creatives.ts";

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
