import type { DeliveredFormat, StoredLogo, StoredPicture } from "#db/schema-creatives.ts";

export {
  type ComposedAd,
  type DeliveredFormat,
  deliveredFormats,
  type Material,
  type OwnStoredPicture,
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

/** Key of its thumbnail: a JPEG, in older orders WebP, which it is named after. */
export function adThumbnailKey(
  orderId: string,
  ad: { number: number; version: number },
  format: DeliveredFormat,
): string {
  return `orders/${orderId}/ads/${ad.number}-v${ad.version}-${format}.webp`;
}

/** The `sourceUrl` of a picture that was uploaded: no site has it. */
export const ownSourceUrl = (id: string): string => `own:${id}`;

/** Folder of an uploaded picture's files, so that they can be deleted alone. */
export const ownPictureFolder = (folder: string, id: string): string => `${folder}/own/${id}`;

/** Key of a prepared picture; `folder` is `analyses/<id>` or `orders/<id>`. */
export function materialFileKey(
  folder: string,
  kept: Pick<StoredPicture | StoredLogo, "id" | "extension" | "sourceUrl">,
): string {
  if (kept.sourceUrl === ownSourceUrl(kept.id)) {
    return `${ownPictureFolder(folder, kept.id)}/picture.${kept.extension}`;
  }
  return `${folder}/material/${kept.id}.${kept.extension}`;
}
