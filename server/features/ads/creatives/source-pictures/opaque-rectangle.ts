import type { Box } from "../creative.ts";
import type { Mask } from "./alpha-mask.ts";

/** Largest radius of a rounded rectangle's corners, in shares of its shorter side. */
const largestRadius = 0.34;
/** Share of the box in which the mask may differ from the rounded rectangle. */
const mostDifferent = 0.02;
/** The area that a rounded corner misses, in shares of its radius squared. */
const cornerArea = 1 - Math.PI / 4;

/**
 * Whether what is opaque in a box (pixels of the mask) is a rectangle, perhaps with round corners:
 * a photo or a product picture in a transparent file, and not a cut-out.
 */
export function isOpaqueRectangle({ width, flags }: Mask, box: Box): boolean {
  let opaque = 0;
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) opaque += flags[y * width + x]!;
  }
  const area = box.width * box.height;
  const short = Math.min(box.width, box.height);
  const radius = Math.sqrt((area - opaque) / (4 * cornerArea));
  if (radius > largestRadius * short) return false;
  let different = 0;
  for (let y = 0; y < box.height; y++) {
    const down = Math.max(0, radius - Math.min(y + 0.5, box.height - y - 0.5));
    // Where the corner's arc begins in this row.
    const inset = radius - Math.sqrt(Math.max(0, radius * radius - down * down));
    for (let x = 0; x < box.width; x++) {
      const expected = Math.min(x + 0.5, box.width - x - 0.5) >= inset ? 1 : 0;
      if (flags[(box.y + y) * width + box.x + x] !== expected) different++;
    }
  }
  return different <= mostDifferent * area;
}
