import { readFileSync } from "node:fs";
import type { Pen } from "./pen.ts";

// The things that the pictures are made of: cells, faces, papers, shadows.

const read = (path: string) => readFileSync(new URL(`../../web/${path}`, import.meta.url));
const sprite = read("ui/portraits.svg").toString();
export const mark = read("public/favicon.svg").toString();
export const readPicture = read;

/** A cell whose corners are a little round, by its middle and half of its height. */
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

/** A worker's face in its cell, from which only the antennae rise. */
export function portrait(pen: Pen, worker: string, x: number, y: number, width: number) {
  const drawn = new RegExp(`<symbol id="${worker}"[^>]*>(.*?)</symbol>`).exec(sprite)?.[1];
  if (!drawn) throw new Error(`${worker} has no portrait`);
  const cell = /<path d="([^"]+)"/.exec(drawn)![1];
  const height = (width * 138) / 120;
  pen.svg(
    `<clipPath id="cell"><rect x="-20" y="-4" width="160" height="76"/><path d="${cell}"/></clipPath>
<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 -4 120 138"><g clip-path="url(#cell)">${drawn.replace(/var\(--ant,(#\w+)\)/g, "$1")}</g></svg>`,
    { x: x - 10, y: y - 10, width: width + 20, height: height + 20 },
  );
}

/** As soft as the site's shadow of things that lie on the paper. */
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

/** A picture of a file as a paper that lies on the sheet. */
export function paper(pen: Pen, path: string, x: number, y: number, side: number) {
  const box = { x, y, width: side, height: side };
  shadow(pen, box);
  pen.picture(read(path), box);
}
