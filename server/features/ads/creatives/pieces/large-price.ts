import type { Box } from "../creative.ts";
import { bottom, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { addOldPrice, addPrice, priceHeightEm, priceWidthEm } from "./price.ts";

interface PricePlace {
  x: number;
  /** The price's baseline. */
  bottom: number;
  width: number;
  height: number;
  maxSize: number;
  /** The least size of the figures in pixels. */
  leastSize?: number;
}

/** Adds the price as large as possible, with the crossed-out old price above. */
export function addLargePrice(stage: Stage, scene: Scene, place: PricePlace): Box | null {
  const { price } = stage.texts;
  if (!price) return null;
  const { s, pair, scheme } = stage;
  const tall = priceHeightEm(stage, price.text, pair.figures);
  const beforeSize = price.before ? Math.max(0.042 * s, stage.sizes.least) : 0;
  const above = price.before ? beforeSize * 1.5 : 0;
  const size = Math.min(
    place.maxSize,
    (place.width * 0.99) / priceWidthEm(stage, price.text, pair.figures),
    (place.height - above) / tall,
  );
  if (size < (place.leastSize ?? 0.08 * s)) return null;
  const top = place.bottom - tall * size;
  const box = addPrice(stage, scene, price.text, {
    x: place.x,
    top,
    size,
    color: scheme.key,
    style: pair.figures,
  });
  if (!price.before) return box;
  const style = pair.strong;
  const baseline = top - beforeSize * 0.7;
  const old = { x: place.x, baseline, size: beforeSize, style, color: scheme.muted };
  const { y } = addOldPrice(stage, scene, price.before, old);
  return { ...box, y, height: bottom(box) - y };
}

/** The font size, in pixels, of the price in a scene. */
export function priceFontSize(stage: Stage, { boxes }: Scene): number {
  const { pair, texts } = stage;
  const box = boxes.find(({ role, text }) => role === "price" && text === texts.price?.text);
  return box ? box.height / priceHeightEm(stage, box.text, pair.figures) : 0;
}
