import { mixColors } from "../colors/color.ts";
import type { Box, Scheme } from "../creative.ts";
import { randomFrom } from "../random.ts";
import { addShape, intersect, px, type Scene } from "../scene.ts";
import { chooseHighlightedCells } from "./highlighted-cells.ts";
import type { HoneycombRules } from "./honeycomb-rules.ts";
import { addPatternTiles } from "./pattern-tiles.ts";

interface Cell {
  x: number;
  y: number;
  across: number;
  down: number;
}

const pointsOf = ({ x, y }: Pick<Cell, "x" | "y">, radius: number): string => {
  const half = (radius * Math.sqrt(3)) / 2;
  const corners = [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ];
  return corners.map(([dx, dy]) => `${px(x + dx!)},${px(y + dy!)}`).join(" ");
};

/** A hexagon standing on a corner; `radius` is the distance from its centre to a corner. */
export const hexagonSvg = (at: { x: number; y: number }, radius: number, fill: string): string =>
  `<polygon points="${pointsOf(at, radius)}" fill="${fill}"/>`;

function* gridOf(region: Box, width: number, canvas: Box): Generator<Cell> {
  const rise = (width * Math.sqrt(3)) / 2;
  const right = region.x + region.width;
  for (let row = 0; row * rise < region.height + rise; row++) {
    const y = region.y + row * rise;
    for (let column = 0; column * width < region.width + width; column++) {
      // From the right edge, so that the honeycomb starts in the canvas's corner.
      const x = right - column * width - (row % 2 === 1 ? width / 2 : 0);
      const box = { x: x - width / 2, y: y - rise * 0.67, width, height: rise * 1.34 };
      const leavesLeft = box.x < region.x && region.x > canvas.x;
      const leavesBelow =
        box.y + box.height > region.y + region.height &&
        region.y + region.height < canvas.y + canvas.height - 1;
      if (leavesLeft || leavesBelow) continue;
      yield {
        x,
        y,
        across: Math.min(1, Math.max(0, (x - region.x) / region.width)),
        down: Math.min(1, Math.max(0, (y - region.y) / region.height)),
      };
    }
  }
}

/**
 * Adds hexagons in three tones of one hue, at most one in five highlighted; the tiles of the scheme's
 * pattern where it has one.
 */
export function addHoneycomb(scene: Scene, scheme: Scheme, rules: HoneycombRules): void {
  if (scheme.pattern) addPatternTiles(scene, scheme, rules);
  else addCells(scene, scheme, rules);
}

function addCells(scene: Scene, scheme: Scheme, rules: HoneycombRules): void {
  const { cellWidth, region } = rules;
  const radius = (cellWidth * 0.965) / Math.sqrt(3);
  const random = randomFrom(rules.seed);
  const canvas = { x: 0, y: 0, ...scene.size };
  const cells = [...gridOf(region, cellWidth, canvas)].filter((cell) => {
    const chance = random();
    const box = {
      x: cell.x - cellWidth / 2,
      y: cell.y - radius,
      width: cellWidth,
      height: radius * 2,
    };
    // No slivers: a large part of each cell is inside the canvas.
    const inside = {
      x: canvas.x - cellWidth * 0.2,
      y: canvas.y - radius * 0.5,
      width: canvas.width + cellWidth * 0.4,
      height: canvas.height + radius,
    };
    const stays =
      cell.x >= inside.x &&
      cell.x <= inside.x + inside.width &&
      cell.y >= inside.y &&
      cell.y <= inside.y + inside.height;
    if (!stays || rules.free.some((free) => intersect(free, box))) return false;
    return chance < rules.density(cell.across, cell.down);
  });
  const isVisible = ({ x, y }: Cell) =>
    x > 0 && x < scene.size.width && y > radius * 0.3 && y < scene.size.height - radius * 0.3;
  const visible = cells.filter(isVisible);
  const lit = chooseHighlightedCells(
    visible,
    Math.max(1, Math.floor(visible.length / 9)),
    cellWidth,
    random,
  );
  const rest = visible.filter((cell) => !lit.includes(cell));
  // More cells in a weaker highlight.
  const echoes = chooseHighlightedCells(rest, Math.ceil(lit.length * 1.5), cellWidth, random);
  const echo = mixColors(scheme.cta.fill, scheme.ground, 0.42);
  const svg = cells.map((cell) => {
    const tone = scheme.shapes[Math.floor(random() * 2.3)]!;
    const fill = lit.includes(cell) ? scheme.cta.fill : echoes.includes(cell) ? echo : tone;
    return hexagonSvg(cell, radius, fill);
  });
  if (svg.length > 0) addShape(scene, svg.join(""), canvas);
}
