import { thumbnailWidth } from "../creative.ts";
import { sharpOf } from "./bitmap.ts";
import { decodePicture, type Rejected } from "./decode.ts";
import { type PreparedPicture, prepareDecoded } from "./prepare-picture.ts";

/** A person's uploaded photo in the forms that are stored and drawn. */
export interface PreparedOwnPhoto {
  /** The full photo, rotated by EXIF, in sRGB, without metadata: a JPEG, or a PNG if not opaque. */
  whole: { bytes: Buffer; width: number; height: number };
  /** A small WebP. */
  thumbnail: Buffer;
  drawn: PreparedPicture;
}

/** Prepares an uploaded photo, or says why it is refused; see `preparePicture`. */
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
