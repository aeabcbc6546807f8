import { readFileSync } from "node:fs";
import type { Pen } from "./pen.ts";

// The shapes in the pictures: hexagons, portraits, paper cards and shadows.

const read = (path: string) => readFileSync(new URL(`../../web/${path}`, import.meta.url));
const sprite = read("ui/portraits.svg").toString();
export const logoMark = read("public/favicon.svg").toString();
export const readWebFile = read;

/** A hexagon with rounded corners, by its centre and half its height. */
export function hexagon(pen: Pen, [x, y]: readonly [number, number], radius: number, fill: string) {
  const inner = radius * 0.9;
  const across = inner * Math.sin(Math.PI / 3);
  const points = [
    [0, -inner],
    [across, -inner / 2],
    [across, inner / 2],
    [0, inner],
    [-across, inner / 2],
    [-across, -inner / 2],
  ].map(([dx, dy]) => `${x + dx!},${y + dy!}`);
  pen.svg(
    `<polygon points="${points.join(" ")}" fill="${fill}" stroke="${fill}" stroke-width="${radius * 0.2}" stroke-linejoin="round"/>`,
    { x: x - radius - 1, y: y - radius - 1, width: 2 * radius + 2, height: 2 * radius + 2 },
  );
}

/** A worker's portrait, clipped to its hexagon except for the antennae. */
export function portrait(pen: Pen, worker: string, x: number, y: number, width: number) {
  const shapes = new RegExp(`<symbol id="${worker}"[^>]*>(.*?)</symbol>`).exec(sprite)?.[1];
  if (!shapes) throw new Error(`${worker} has no portrait`);
  const cell = /<path d="([^"]+)"/.exec(shapes)![1];
  const height = (width * 138) / 120;
  pen.svg(
    `<clipPath id="cell"><rect x="-20" y="-4" width="160" height="76"/><path d="${cell}"/></clipPath>
<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 -4 120 138"><g clip-path="url(#cell)">${shapes.replace(/var\(--ant,(#\w+)\)/g, "$1")}</g></svg>`,
    { x: x - 10, y: y - 10, width: width + 20, height: height + 20 },
  );
}

/** A soft shadow like that of the site's cards. */
export function shadow(
  pen: Pen,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) {
  const margin = 48;
  pen.svg(
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
<rect x="${x + 8}" y="${y + 14}" width="${width - 16}" height="${height - 8}" rx="14" fill="#4a3000" fill-opacity="0.3" filter="url(#soft)"/>`,
    {
      x: x - margin,
      y: y - margin,
      width: width + 2 * margin,
      height: height + 2 * margin,
    },
  );
}

/** A picture file as a card with a shadow. */
export function card(pen: Pen, path: string, x: number, y: number, side: number) {
  const box = { x, y, width: side, height: side };
  shadow(pen, box);
  pen.picture(read(path), box);
}
