import sharp from "sharp";
import { paintScene } from "#server/features/ads/creatives/paint.ts";
import { addRect, createScene, type Scene } from "#server/features/ads/creatives/scene.ts";
import type { TypeSetter } from "#server/features/ads/creatives/typography/measure.ts";
import { originals, type TextLine } from "./originals.ts";

const side = 1080;
const whole = { x: 0, y: 0, width: 1, height: 1 };
/** Imitates a phone's photo in poor light. */
const dimLight = { saturation: 0.72, brightness: 0.86 };

type Objects = (typeof originals)[string]["objects"];

/** Composes the background and its objects into one photo. */
async function composePhoto(
  ground: string,
  things: Objects,
  drawings: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const layers = await Promise.all(
    things.map(async ({ drawing, x, y, width, turn = 0 }) => {
      const rotated = await sharp(drawings.get(drawing)!)
        .resize({ width })
        .modulate(dimLight)
        .rotate(turn, { background: "#0000" })
        .png()
        .toBuffer();
      // After rotation it may exceed the square, and is cropped.
      const meta = await sharp(rotated).metadata();
      const cropped = {
        width: Math.min(meta.width, side - x),
        height: Math.min(meta.height, side - y),
      };
      const input = await sharp(rotated)
        .extract({ left: 0, top: 0, ...cropped })
        .png()
        .toBuffer();
      return { input, left: x, top: y };
    }),
  );
  return await sharp(Buffer.from(ground)).composite(layers).png().toBuffer();
}

async function addWords(scene: Scene, setter: TypeSetter, words: TextLine): Promise<void> {
  const { text, font, weight, size, color, align, baseline, underlined, strip } = words;
  const style = { font, weight, letterSpacing: 0, lineHeight: 1.2 };
  const width = (await setter.composeMeasured((measure) => measure(text, style))) * size;
  const x = align === "center" ? words.x - width / 2 : words.x;
  if (strip) {
    const box = { x: x - 18, y: baseline - size * 0.95, width: width + 36, height: size * 1.32 };
    addRect(scene, box, strip, 10);
  }
  if (underlined)
    addRect(scene, { x, y: baseline + size * 0.13, width, height: size * 0.055 }, color);
  scene.elements.push({ kind: "text", text, x, baseline, size, style, color });
}

/** Draws a sector's original post as a PNG. */
export async function drawOriginal(
  sector: string,
  setter: TypeSetter,
  drawings: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const { background, objects, textLines } = originals[sector]!;
  const photo = await composePhoto(background, objects, drawings);
  const scene = createScene({ width: side, height: side }, "#ffffff");
  const at = { x: 0, y: 0, width: side, height: side };
  scene.elements.push({ kind: "picture", id: "photo", from: whole, at });
  for (const line of textLines) await addWords(scene, setter, line);
  const pixels = await paintScene(setter.renderer, scene, new Map([["photo", photo]]));
  const raw = { width: side, height: side, channels: 4 as const };
  return await sharp(pixels, { raw }).removeAlpha().png({ compressionLevel: 4 }).toBuffer();
}
