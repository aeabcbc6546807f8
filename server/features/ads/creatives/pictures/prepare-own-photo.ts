import { thumbnailWidth } from "../creative.ts";
import { sharpOf } from "./bitmap.ts";
import { decodePicture, type Rejected } from "./decode.ts";
import { type PreparedPicture, prepareDecoded } from "./prepare-picture.ts";

/** A photo that somebody keeps, and what of it is set into drawings. */
export interface PreparedOwnPhoto {
  /** All of it, right side up, in sRGB, with nothing else in its file: a JPEG, or a PNG where it is not opaque. */
  whole: { bytes: Buffer; width: number; height: number };
  /** A small WebP of it. */
  thumbnail: Buffer;
  drawn: PreparedPicture;
}

/** Makes of somebody's file the photo that is kept, or says why not; see `preparePicture`. */
export async function prepareOwnPhoto(bytes: Buffer): Promise<PreparedOwnPhoto | Rejected> {
  const decoded = await decodePicture(bytes);
  if ("rejected" in decoded) return decoded;
  const drawn = await prepareDecoded(decoded);
  if ("rejected" in drawn) return drawn;
  const { bitmap } = decoded;
  const { width, height } = bitmap;
  const image = sharpOf(bitmap);
  const { isOpaque } = await image.stats();
  const whole = isOpaque
    ? image.removeAlpha().jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    : image.png({ compressionLevel: 6 });
  return {
    whole: { bytes: await whole.toBuffer(), width, height },
    thumbnail: await sharpOf(bitmap)
      .resize({ width: thumbnailWidth, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
    drawn,
  };
}
