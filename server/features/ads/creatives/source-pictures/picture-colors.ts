import { converter, formatHex } from "culori";
import sharp from "sharp";
import { detectMediaType, headBytes } from "#server/platform/files/media-types.ts";

const kinds = new Set(["image/png", "image/jpeg", "image/webp", "image/gif"]);
const sideMax = 64;
const oklch = converter("oklch");

export interface PictureColors {
  /** `#rrggbb`, the most used first; at most four. */
  colors: string[];
}

/**
 * The main colours of a picture, without near-white, near-black and grey; none if it cannot be
 * decoded. Call it in a separate process, because native code decodes a stranger's bytes.
 */
export async function pictureColors(body: Buffer): Promise<PictureColors> {
  const pixels = await smallPixels(body);
  return { colors: pixels ? mainColors(pixels) : [] };
}

function mainColors(pixels: Uint8Array): string[] {
  // Groups similar colours by steps of hue, lightness and chroma.
  const groups = new Map<string, { count: number; r: number; g: number; b: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const { l, c, h = 0 } = oklch({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
    if (c < 0.045 || l > 0.96 || l < 0.12) continue;
    const key = `${Math.round(h / 24) % 15} ${Math.round(l * 6)} ${Math.round(c * 12)}`;
    const group = groups.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    group.count += 1;
    group.r += r;
    group.g += g;
    group.b += b;
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, 4)
    .filter(({ count }) => count >= 12)
    .map(({ count, r, g, b }) =>
      formatHex({ mode: "rgb", r: r / count / 255, g: g / count / 255, b: b / count / 255 }),
    );
}

async function smallPixels(body: Buffer): Promise<Uint8Array | null> {
  // Checked before decoding, because opening an SVG can take minutes and ignores the timeout.
  if (!kinds.has(detectMediaType("picture", body.subarray(0, headBytes)))) return null;
  try {
    return await sharp(body, { limitInputPixels: 16_000_000, pages: 1 })
      .timeout({ seconds: 3 })
      .resize(sideMax, sideMax, { fit: "inside", kernel: "nearest" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer();
  } catch (error) {
    // sharp throws plain errors for pictures that cannot be decoded.
    if (error instanceof Error) return null;
    throw error;
  }
}
