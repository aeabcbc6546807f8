import { converter, formatHex } from "culori";
import sharp from "sharp";
import { headBytes, mediaTypeOf } from "#server/platform/files/kinds.ts";

const kinds = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
const sideMax = 64;
const oklch = converter("oklch");

export interface PictureColors {
  /** `#rrggbb`, the most of the picture first; four at most. */
  colors: string[];
}

/**
 * The colours that make out a picture, without paper and ink; none where it cannot be drawn. Call it
 * in a process of its own: native code reads a stranger's bytes here.
 */
export async function pictureColors(body: Buffer): Promise<PictureColors> {
  const pixels = await smallPixels(body);
  return { colors: pixels ? mainColors(pixels) : [] };
}

function mainColors(pixels: Uint8Array): string[] {
  // Hue, lightness and colourfulness in steps: what the eye calls one colour.
  const heaps = new Map<string, { count: number; r: number; g: number; b: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const { l, c, h = 0 } = oklch({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
    if (c < 0.045 || l > 0.96 || l < 0.12) continue;
    const key = `${Math.round(h / 24) % 15} ${Math.round(l * 6)} ${Math.round(c * 12)}`;
    const heap = heaps.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    heap.count += 1;
    heap.r += r;
    heap.g += g;
    heap.b += b;
    heaps.set(key, heap);
  }
  return [...heaps.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, 4)
    .filter(({ count }) => count >= 12)
    .map(({ count, r, g, b }) =>
      formatHex({ mode: "rgb", r: r / count / 255, g: g / count / 255, b: b / count / 255 }),
    );
}

async function smallPixels(body: Buffer): Promise<Uint8Array | null> {
  // Before it reaches a decoder: a drawing may take minutes to be opened, which no limit ends.
  if (!kinds.has(mediaTypeOf("picture", body.subarray(0, headBytes)))) return null;
  try {
    return await sharp(body, { limitInputPixels: 16_000_000, pages: 1 })
      .timeout({ seconds: 3 })
      .resize(sideMax, sideMax, { fit: "inside", kernel: "nearest" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer();
  } catch (error) {
    // sharp says in plain errors that a stranger's picture cannot be decoded.
    if (error instanceof Error) return null;
    throw error;
  }
}
