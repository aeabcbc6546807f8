import sharp from "sharp";
import type { DeliveredFormat } from "#server/features/ads/material/material.ts";
import type { StrategyPictures } from "./strategy-html.ts";

/** Pixels. At most four per point of a page, which keeps letters sharp. */
const widths = { square: 1000, wide: 1000, thumb: 320 } as const;

/** Shrinks the ads' PNG files to JPEG for a document; keeps the metadata on how they were made. */
export async function shrinkPictures(
  ads: readonly Record<DeliveredFormat, Uint8Array>[],
): Promise<StrategyPictures> {
  const shrunk: StrategyPictures = [];
  // One after another, because libvips would hold all of them decoded at once.
  for (const { square, wide } of ads) {
    shrunk.push({
      square: await shrink(square, widths.square),
      wide: await shrink(wide, widths.wide),
      thumb: await shrink(square, widths.thumb),
    });
  }
  return shrunk;
}

const shrink = (bytes: Uint8Array, width: number): Promise<Buffer> =>
  sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .keepXmp()
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4" })
    .toBuffer();
