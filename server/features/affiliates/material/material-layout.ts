import { encode } from "uqr";
import { portraitShapes } from "./portraits.ts";

export interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  x: number;
  y: number;
}

type Face = { font: "bricolage" | "figtree"; weight: number; letterSpacing: number };

/** A picture's elements with absolute positions, which the renderer paints without layout. */
export interface MaterialLayout {
  size: Size;
  ground: string;
  elements: (
    | {
        kind: "text";
        text: string;
        x: number;
        baseline: number;
        size: number;
        style: Face & { lineHeight: number };
        color: string;
      }
    | { kind: "shape"; svg: string; within: Box }
  )[];
}

type SheetElement = MaterialLayout["elements"][number];

/** The site's colours (web/ui/tokens.css). */
export const colors = {
  paper: "#fffbf2",
  paper2: "#fff4dc",
  honey: "#ffb800",
  honeyInk: "#9a5b00",
  night: "#1b1530",
  ink2: "#544d66",
  onNight: "#fff6e0",
  onNight2: "#c9bfd9",
  white: "#ffffff",
} as const;

const faces = {
  display: { font: "bricolage", weight: 800, letterSpacing: -0.035 },
  strong: { font: "figtree", weight: 650, letterSpacing: 0 },
  plain: { font: "figtree", weight: 500, letterSpacing: 0 },
} as const satisfies Record<string, Face>;

interface LineOptions {
  x: number;
  baseline: number;
  size: number;
  color: string;
  face?: keyof typeof faces;
}

export function line(text: string, options: LineOptions): SheetElement {
  const { face = "plain", ...place } = options;
  return { kind: "text", text, ...place, style: { ...faces[face], lineHeight: 1.2 } };
}

/** The lines of a headline, from top to bottom; each may have its own colour. */
export function headline(
  lines: readonly (string | { text: string; color: string })[],
  { leading = 0.98, ...first }: LineOptions & { leading?: number },
): SheetElement[] {
  return lines.map((one, at) => {
    const { text, color } = typeof one === "string" ? { text: one, color: first.color } : one;
    const baseline = first.baseline + at * leading * first.size;
    return line(text, { ...first, face: "display", color, baseline });
  });
}

export function rect(within: Box, fill: string, radius = 0): SheetElement {
  const { x, y, width, height } = within;
  return {
    kind: "shape",
    svg: `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`,
    within,
  };
}

/** The logo mark, `size` high, with the product's name. */
export function logo(
  x: number,
  y: number,
  size: number,
  {
    name,
    cell = colors.honey,
    letter = colors.night,
  }: { name: string; cell?: string; letter?: string },
): SheetElement[] {
  const how = 'stroke-width="5" stroke-linejoin="round"';
  return [
    {
      kind: "shape",
      svg: `<g transform="translate(${x} ${y}) scale(${size / 44})"><path d="M22 3L38.5 12.5v19L22 41 5.5 31.5v-19Z" fill="${cell}" stroke="${cell}" ${how}/><path d="M16 13v18M29 14.5L17.5 23 29 30.5" fill="none" stroke="${letter}" stroke-linecap="round" ${how}/></g>`,
      within: { x, y, width: size, height: size },
    },
    line("Kolmena", {
      x: x + size * 1.18,
      baseline: y + size * 0.75,
      size: size * 0.72,
      color: name,
      face: "display",
    }),
  ];
}

/** The hexagon, open at the top so that hair, hats and antennae stick out. */
const openHexagon =
  '<clipPath id="cell"><path d="M48.7,20.5 Q60,14 71.3,20.5 L98.9,36.5 Q110.2,43 110.2,56 L110.2,88 Q110.2,101 98.9,107.5 L71.3,123.5 Q60,130 48.7,123.5 L21.1,107.5 Q9.8,101 9.8,88 L9.8,56 Q9.8,43 21.1,36.5 Z"/><rect x="-20" y="-40" width="160" height="112"/></clipPath>';

/** A worker's portrait in its hexagon, `width` wide. */
export function portrait(
  worker: keyof typeof portraitShapes,
  { x, y, width, antennae }: { x: number; y: number; width: number; antennae: string },
): SheetElement {
  const shapes = portraitShapes[worker].replaceAll("ANTENNAE", antennae);
  const scale = width / 120;
  return {
    kind: "shape",
    svg: `<defs>${openHexagon}</defs><g transform="translate(${x} ${y}) scale(${scale}) translate(0 4)"><g clip-path="url(#cell)">${shapes}</g></g>`,
    within: { x: x - 20 * scale, y: y - 36 * scale, width: 160 * scale, height: 176 * scale },
  };
}

/** The QR standard's quiet zone, in modules. */
const quietModules = 4;

/**
 * A QR code with its quiet zone on a white square of this side. Modules are whole pixels, so that they
 * stay sharp.
 */
export function qrCode(text: string, { x, y, side }: { x: number; y: number; side: number }) {
  const { size, data } = encode(text, { ecc: "M", border: 0 });
  const module = Math.max(1, Math.floor(side / (size + 2 * quietModules)));
  const left = x + Math.floor((side - size * module) / 2);
  const top = y + Math.floor((side - size * module) / 2);
  const dark = data.flatMap((row, down) =>
    row.flatMap((isDark, across) =>
      isDark
        ? [`M${left + across * module} ${top + down * module}h${module}v${module}h-${module}z`]
        : [],
    ),
  );
  const within = { x, y, width: side, height: side };
  const code: SheetElement = {
    kind: "shape",
    svg: `<path d="${dark.join("")}" fill="${colors.night}" shape-rendering="crispEdges"/>`,
    within,
  };
  return [rect(within, colors.white, Math.round(side * 0.06)), code];
}
