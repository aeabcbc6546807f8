import type { Files } from "#server/platform/files/files.ts";
import {
  adFileKey,
  adThumbnailKey,
  type DeliveredFormat,
  deliveredFormats,
} from "../material/material.ts";

/** The files of each picture of an ad: full size, and a thumbnail for pages. */
export const adPictureFiles = ["png", "thumbnail"] as const;

/** The files of an ad's pictures. */
export type AdPictures = Record<DeliveredFormat, Record<(typeof adPictureFiles)[number], Buffer>>;

const pictureBytesMax = 16 * 1024 * 1024;

/** Stores the pictures of one version; overwrites those of an earlier try. */
export async function saveAdPictures(
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
        contentType: "image/jpeg",
        maxBytes: pictureBytesMax,
      }),
    ]),
  );
}
