import type { Files } from "#server/platform/files/files.ts";
import {
  adFileKey,
  adThumbnailKey,
  type DeliveredFormat,
  deliveredFormats,
} from "../material/material.ts";

/** What each picture of an advertisement is drawn as: whole, and small for pages that show it. */
export const adPictureFiles = ["png", "thumbnail"] as const;

/** An advertisement's pictures as files. */
export type AdPictures = Record<DeliveredFormat, Record<(typeof adPictureFiles)[number], Buffer>>;

const pictureBytesMax = 16 * 1024 * 1024;

/** Keeps the pictures of one version, in the place of what another try may have kept. */
export async function keepAdPictures(
  files: Files,
  orderId: string,
  ad: { number: number; version: number },
  pictures: AdPictures,
): Promise<void> {
  await Promise.all(
    deliveredFormats.flatMap((format) => [
      files.put(adFileKey(orderId, ad, format), pictures[format].png, {
        contentType: "image/png",
        maxBytes: pictureBytesMax,
      }),
      files.put(adThumbnailKey(orderId, ad, format), pictures[format].thumbnail, {
        contentType: "image/webp",
        maxBytes: pictureBytesMax,
      }),
    ]),
  );
}
