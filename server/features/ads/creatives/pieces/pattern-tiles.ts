import { mixColors } from "../colors/color.ts";
import type { Box, Pattern, Scheme } from "../creative.ts";
import { randomFrom } from "../random.ts";
import { addShape, intersect, px, rectSvg, type Scene } from "../scene.ts";
import { chooseHighlightedCells } from "./highlighted-cells.ts";
import type { HoneycombRules } from "./honeycomb-rules.ts";

interface Tile extends Box {
  across: number;
  down: number;
}

/** Square tiles from the region's top right corner. */
function* tilesOf(region: Box, side: number, canvas: Box): Generator<Tile> {
  const reachesEnd = region.y + region.height >= canvas.y + canvas.height - 1;
  for (let y = region.y; y < region.y + region.height; y += side) {
    if (!reachesEnd && y + side > region.y + region.height) return;
    for (let x = region.x + region.width - side; x > region.x - side; x -= side) {
      if (x < region.x && region.x > canvas.x) continue;
      yield {
        x,
        y,
        width: side,
        height: side,
        across: Math.min(1, Math.max(0, (x + side / 2 - region.x) / region.width)),
        down: Math.min(1, Math.max(0, (y + side / 2 - region.y) / region.height)),
      };
    }
  }
}

/** A quarter disc in one of the tile's corners, or a whole disc in its middle. */
function roundSvg({ x, y, width }: Box, turn: number, fill: string): string {
  const [left, right, top, low] = [px(x), px(x + width), px(y), px(y + width)];
  const r = px(width);
  const quarters = [
    `M${left} ${top}H${right}A${r} ${r} 0 0 1 ${left} ${low}Z`,
    `M${right} ${top}V${low}A${r} ${r} 0 0 1 ${left} ${top}Z`,
    `M${right} ${low}H${left}A${r} ${r} 0 0 1 ${right} ${top}Z`,
    `M${left} ${low}V${top}A${r} ${r} 0 0 1 ${right} ${low}Z`,
  ];
  const quarter = quarters[turn];
  if (quarter) return `<path d="${quarter}" fill="${fill}"/>`;
  const half = width / 2;
  return `<circle cx="${px(x + half)}" cy="${px(y + half)}" r="${px(half)}" fill="${fill}"/>`;
}

/** A tile of a pattern; `turn` is 0 to 4. */
function tileSvg(pattern: Pattern, tile: Box, turn: number, fill: string): string {
  const { x, y, width } = tile;
  if (pattern === "stripes") return rectSvg({ ...tile, width: width / 2 }, fill);
  if (pattern === "checks") return rectSvg(tile, fill);
  if (pattern === "dots" || pattern === "letters") {
    return roundSvg(
      { x: x + width / 6, y: y + width / 6, width: width / 1.5, height: width },
      4,
      fill,
    );
  }
  return roundSvg(tile, pattern === "arcs" ? turn % 4 : turn, fill);
}

/** Like `addHoneycomb`, with square tiles of the scheme's pattern. */
export function addPatternTiles(scene: Scene, scheme: Scheme, rules: HoneycombRules): void {
  const { region, free, density } = rules;
  const side = rules.cellWidth * 0.94;
  const random = randomFrom(rules.seed);
  const canvas = { x: 0, y: 0, ...scene.size };
  const likely = [...tilesOf(region, side, canvas)].filter((tile) => {
    const chance = random();
    return !free.some((box) => intersect(box, tile)) && chance < density(tile.across, tile.down);
  });
  // Drops tiles without a neighbour.
  const touches = (one: Tile, other: Tile) =>
    one !== other && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < side * 1.1;
  const tiles = likely.filter((tile) => likely.some((other) => touches(tile, other)));
  const lit = chooseHighlightedCells(
    tiles,
    Math.max(1, Math.floor(tiles.length / 8)),
    side,
    random,
  );
  const echoes = chooseHighlightedCells(
    tiles.filter((tile) => !lit.includes(tile)),
    Math.ceil(lit.length * 1.5),
    side,
    random,
  );
  const echo = mixColors(scheme.cta.fill, scheme.ground, 0.42);
  const svg = tiles.map((tile) => {
    const tone = scheme.shapes[Math.floor(random() * 2.3)]!;
    const fill = lit.includes(tile) ? scheme.cta.fill : echoes.includes(tile) ? echo : tone;
    return tileSvg(scheme.pattern ?? "rounds", tile, Math.floor(random() * 5), fill);
  });
  if (svg.length > 0) addShape(scene, svg.join(""), canvas);
}
