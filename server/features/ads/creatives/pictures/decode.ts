import sharp from "sharp";
import { type Bitmap, bitmapOf } from "./bitmap.ts";

/** Why a file is no picture for an advertisement. */
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
  /** As it is on the site, right side up. */
  sourceWidth: number;
  sourceHeight: number;
}

const mostBytes = 12_000_000;
const mostPixels = 40_000_000;
/** Enough for a story filled by a crop of the picture. */
const longestSide = 2400;
const mostSeconds = 10;

/** What browsers show and nothing else reaches a decoder. */
const signs: readonly (readonly [format: string, at: number, sign: string])[] = [
  ["jpeg", 0, "\xff\xd8\xff"],
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["gif", 0, "GIF8"],
  ["webp", 8, "WEBP"],
  ["avif", 4, "ftypavif"],
  ["avif", 4, "ftypavis"],
];

export type PictureFormat = "jpeg" | "png" | "gif" | "webp" | "avif" | "svg";

/** By its first bytes, whatever it is called; null if it is no picture of the web. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  const head = bytes.subarray(0, 1024).toString("latin1");
  const found = signs.find(([, at, sign]) => head.startsWith(sign, at));
  if (found) return found[0] as PictureFormat;
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(head) &&
    bytes.includes("<svg")
    ? "svg"
    : null;
}

/**
 * The first frame, right side up, in sRGB, its longer side at most 2400 pixels. Call it in a process
 * of its own: native code reads a stranger's bytes here.
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
  // The size is asked for first, without unfolding anything.
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
