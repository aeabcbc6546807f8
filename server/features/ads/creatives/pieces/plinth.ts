import { contrastOf, hexOf, lchOf } from "../colors/color.ts";
import type { Box, Palette, Scheme } from "../creative.ts";
import { addShape, px, type Scene } from "../scene.ts";
import { isDark } from "../stage.ts";

interface PlinthPlace {
  /** Centre of the top ellipse. */
  x: number;
  y: number;
  width: number;
  /** Its lower end; may be outside the canvas. */
  bottom: number;
}

/** The plinth's base colour: the ground's hue with a clearly different lightness. */
function plinthColor(scheme: Scheme): string {
  const { l, c, h } = lchOf(scheme.ground)!;
  if (isDark(scheme)) return hexOf({ l: l + 0.13, c: c < 0.006 ? c : c + 0.02, h });
  return hexOf({
    l: Math.max(0.5, l - 0.3),
    c: c < 0.006 ? c : Math.min(0.11, c * 1.5 + 0.015),
    h,
  });
}

/** The button colours on a plinth: ink or paper, whichever has more contrast. */
export function plinthButton(scheme: Scheme, palette: Palette): Scheme["cta"] {
  const color = plinthColor(scheme);
  const [ink, paper] = [palette.schemes.ink.ground, palette.schemes.paper.ground];
  return contrastOf(ink, color) >= contrastOf(paper, color)
    ? { fill: ink, label: paper }
    : { fill: paper, label: ink };
}

/** Adds a round plinth lit from the left, with the shadow of the product on it. */
export function addPlinth(
  scene: Scene,
  scheme: Scheme,
  { x, y, width, bottom }: PlinthPlace,
  footWidth: number,
): void {
  const color = lchOf(plinthColor(scheme))!;
  // A darker side loses colour with its lightness, or a yellow one turns khaki.
  const tone = (step: number) =>
    hexOf({ ...color, l: color.l + step, c: color.c * Math.min(1, 1 + 2.5 * step) });
  const [half, rise] = [width / 2, width * 0.085];
  const left = px(x - half);
  const stops = [
    [0, -0.035],
    [0.28, 0.045],
    [0.62, -0.02],
    [1, -0.12],
  ].map(([at, step]) => `<stop offset="${at}" stop-color="${tone(step!)}"/>`);
  const ellipse = (rx: number, ry: number, cy: number, fill: string) =>
    `<ellipse cx="${px(x)}" cy="${px(cy)}" rx="${px(rx)}" ry="${px(ry)}" fill="${fill}"/>`;
  const svg = [
    `<defs><linearGradient id="plinth">${stops.join("")}</linearGradient></defs>`,
    `<path d="M${left} ${px(y)}V${px(bottom)}H${px(x + half)}V${px(y)}Z" fill="url(#plinth)"/>`,
    ellipse(half, rise, y, tone(0.075)),
    ellipse(Math.min(half * 0.86, footWidth * 0.66), rise * 0.62, y + rise * 0.06, tone(-0.03)),
  ];
  const top = y - rise;
  const within = { x: x - half, y: top, width, height: Math.max(y + rise, bottom) - top };
  addShape(scene, svg.join(""), within);
}

/** Adds the shadow under a product that stands on a floor of one colour. */
export function addContactShadow(scene: Scene, floor: string, product: Box): void {
  const { l, c, h } = lchOf(floor)!;
  const fill = hexOf({ l: Math.max(0, l - 0.09), c, h });
  const [rx, ry] = [product.width * 0.47, product.width * 0.035];
  const [x, y] = [product.x + product.width / 2, product.y + product.height - ry * 0.25];
  const svg = `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="${fill}"/>`;
  addShape(scene, svg, { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry });
}
