import sharp from "sharp";
import { type Bitmap, bitmapOf } from "./bitmap.ts";

/** Why a file cannot be used as a picture. */
export type Rejection =
  | "not_a_picture"
  | "vector"
  | "broken"
  | "too_heavy"
  | "too_large"
  | "too_small"
  | "tracker"
  | "banner"
  | "uniform"
  | "transparent";

export interface Rejected {
  rejected: Rejection;
}

export interface Decoded {
  bitmap: Bitmap;
  /** Original size, after rotating by EXIF. */
  sourceWidth: number;
  sourceHeight: number;
}

const mostBytes = 12_000_000;
const mostPixels = 40_000_000;
/** Pixels; enough for a crop that fills a story. */
const longestSide = 2400;
const mostSeconds = 10;

/** First bytes of the formats that browsers show; nothing else is passed to a decoder. */
const signatures: readonly (readonly [format: string, at: number, sign: string])[] = [
  ["jpeg", 0, "\xff\xd8\xff"],
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["gif", 0, "GIF8"],
  ["webp", 8, "WEBP"],
  ["avif", 4, "ftypavif"],
  ["avif", 4, "ftypavis"],
];

type PictureFormat = "jpeg" | "png" | "gif" | "webp" | "avif" | "svg";

/** The format by the file's first bytes, whatever its name; null if browsers do not show it. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  const head = bytes.subarray(0, 1024).toString("latin1");
  const found = signatures.find(([, at, sign]) => head.startsWith(sign, at));
  if (found) return found[0] as PictureFormat;
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(head) &&
    bytes.includes("<svg")
    ? "svg"
    : null;
}

/**
 * Decodes the first frame, rotated by EXIF, in sRGB, with a longer side of at most 2400 pixels. Call
 * it in a separate process, because native code decodes a stranger's bytes.
 */
export async function decodePicture(bytes: Buffer): Promise<Decoded | Rejected> {
  const format = formatOf(bytes);
  if (format === null) return { rejected: bytes.length < 200 ? "tracker" : "not_a_picture" };
  if (format === "svg") return { rejected: "vector" };
  if (bytes.length > mostBytes) return { rejected: "too_heavy" };
  const open = () =>
    sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 }).timeout({
      seconds: mostSeconds,
    });
  // Reads the size before decoding anything.
  const size = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .then(
      ({ autoOrient, pageHeight }) => ({ ...autoOrient, height: pageHeight ?? autoOrient.height }),
      () => null,
    );
  if (!size) return { rejected: "broken" };
  const { width, height } = size;
  if (width * height > mostPixels) return { rejected: "too_large" };
  if (width <= 4 || height <= 4) return { rejected: "tracker" };
  const side = { width: longestSide, height: longestSide };
  const bitmap = await bitmapOf(
    open()
      .autoOrient()
      .resize({ ...side, fit: "inside", withoutEnlargement: true }),
  ).catch(() => null);
  if (!bitmap) return { rejected: "broken" };
  return { bitmap, sourceWidth: width, sourceHeight: height };
}
