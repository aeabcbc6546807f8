import { hueDistance, type Lch, lchOf, mixColors } from "../colors/color.ts";
import type { Box, Pattern, Scheme } from "../creative.ts";
import { addRect, addShape, px, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf } from "../typography/type-pairs.ts";
import { initialOf } from "./brand-mark.ts";
import { addLine } from "./text-block.ts";

/** From quiet to loud, on the pattern's own ground. */
interface PatternColors {
  ground: string;
  half: string;
  full: string;
}

/** Colours of more distant hues mix to mud. */
const muddyFrom = 75;
/** How much of the button's colour the loud and the quiet tiles have; more would outshine the words. */
const shareOfFull = 0.55;
const shareOfHalf = 0.28;
/** Of black or white instead of a colour that mixes to mud. */
const mutedShare = 0.4;

function colorsOn({ ground, cta }: Scheme): PatternColors {
  const [under, over] = [lchOf(ground)!, lchOf(cta.fill)!];
  const isDistant = Math.min(under.c, over.c) > 0.04 && hueDistance(under.h, over.h) > muddyFrom;
  // Dark yellow is khaki.
  const isMuddy = isDistant || (isYellow(over) && under.l < 0.5);
  const tint = isMuddy ? (under.l > 0.5 ? "#000000" : "#ffffff") : cta.fill;
  const share = isMuddy ? mutedShare : 1;
  const mixed = (part: number) => mixColors(tint, ground, share * part);
  return { ground, half: mixed(shareOfHalf), full: mixed(shareOfFull) };
}

const isRed = ({ c, h }: Lch) => c > 0.1 && (h < 42 || h > 350);
const isYellow = ({ c, h }: Lch) => c > 0.1 && h > 80 && h < 118;

/** Stripes of red and yellow are a flag. */
function isFlag({ ground, cta }: Scheme): boolean {
  const [one, other] = [lchOf(ground)!, lchOf(cta.fill)!];
  return (isRed(one) && isYellow(other)) || (isYellow(one) && isRed(other));
}

interface Tile {
  x: number;
  y: number;
  column: number;
  row: number;
}

interface Grid {
  tiles: Tile[];
  side: number;
}

/** Whole square tiles across the box; only the canvas may cut the last row. */
function gridOf(box: Box, wanted: number): Grid {
  const columns = Math.max(2, Math.round(box.width / wanted));
  const side = box.width / columns;
  const rows = Math.max(1, Math.ceil(box.height / side - 0.1));
  const tiles = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return { column, row, x: box.x + column * side, y: box.y + row * side };
  });
  return { tiles, side };
}

const square = ({ x, y }: Tile, side: number) =>
  `M${px(x)} ${px(y)}h${px(side)}v${px(side)}h${px(-side)}Z`;

const disc = (x: number, y: number, r: number) =>
  `M${px(x - r)} ${px(y)}a${px(r)} ${px(r)} 0 1 0 ${px(2 * r)} 0a${px(r)} ${px(r)} 0 1 0 ${px(-2 * r)} 0Z`;

/** A quarter disc around the tile's bottom left or, where `turned`, top right corner. */
function quarter({ x, y }: Tile, side: number, radius: number, turned: boolean): string {
  const r = px(radius);
  return turned
    ? `M${px(x + side)} ${px(y)}h${px(-radius)}a${r} ${r} 0 0 0 ${r} ${r}Z`
    : `M${px(x)} ${px(y + side)}h${r}a${r} ${r} 0 0 0 ${px(-radius)} ${px(-radius)}Z`;
}

type Path = { fill: string; d: string };

/** A drawing of at most three paths, whatever the number of tiles. */
const drawings: Record<
  Exclude<Pattern, "letters">,
  (grid: Grid, colors: PatternColors, box: Box) => Path[]
> = {
  stripes: ({ tiles, side }, { full }, box) => {
    const bars = tiles.filter(({ row }) => row === 0);
    const d = bars.map(
      ({ x }) => `M${px(x)} ${px(box.y)}h${px(side / 2)}v${px(box.height)}h${px(-side / 2)}Z`,
    );
    return [{ fill: full, d: d.join("") }];
  },
  checks: ({ tiles, side }, { half, full }) => {
    const of = (odd: (tile: Tile) => boolean) =>
      tiles
        .filter(odd)
        .map((tile) => square(tile, side))
        .join("");
    return [
      { fill: half, d: of(({ row, column }) => (row + column) % 2 === 1) },
      { fill: full, d: of(({ row, column }) => row % 2 === 0 && column % 2 === 0) },
    ];
  },
  dots: ({ tiles, side }, { full }) => {
    const inner = side / 4;
    const d = tiles.flatMap(({ x, y }) => [
      disc(x + side / 4, y + side / 4, inner * 0.62),
      disc(x + (3 * side) / 4, y + (3 * side) / 4, inner * 0.62),
    ]);
    return [{ fill: full, d: d.join("") }];
  },
  arcs: ({ tiles, side }, { ground, half, full }) => {
    const rings = (radius: number) =>
      tiles
        .map((tile) => quarter(tile, side, radius * side, (tile.row + tile.column) % 2 === 1))
        .join("");
    return [
      { fill: full, d: rings(1) },
      { fill: ground, d: rings(0.68) },
      { fill: half, d: rings(0.36) },
    ];
  },
  rounds: ({ tiles, side }, { half, full }) => {
    const of = (parity: number) =>
      tiles
        .filter(({ row, column }) => (row + column) % 2 === parity)
        .map((tile) => quarter(tile, side, side, tile.row % 2 === 1))
        .join("");
    return [
      { fill: full, d: of(0) },
      { fill: half, d: of(1) },
    ];
  },
};

/** The brand's initial over and over in rows and columns. */
function addLetters(stage: Stage, scene: Scene, box: Box, unit: number, scheme: Scheme): void {
  const { half, full } = colorsOn(scheme);
  const rows = Math.max(1, Math.round(box.height / (1.5 * unit)));
  const side = box.height / rows;
  const columns = Math.max(1, Math.round(box.width / side));
  const pitch = box.width / columns;
  const letter = initialOf(stage);
  const style = stage.pair.display;
  const across = stage.widthOf(letter, style, 1);
  const size = Math.min((0.68 * side) / capHeightOf(style), (0.84 * pitch) / across);
  const cap = capHeightOf(style) * size;
  for (let at = 0; at < rows * columns; at++) {
    const [row, column] = [Math.floor(at / columns), at % columns];
    addLine(scene, {
      text: letter,
      x: box.x + column * pitch + (pitch - across * size) / 2,
      baseline: box.y + row * side + (side + cap) / 2,
      size,
      style,
      color: (row + column) % 2 === 0 ? full : half,
    });
  }
}

/**
 * Fills a box with the order's pattern in the scheme's button colour on its ground. `unit` is about
 * the side of a tile in pixels. Without a pattern or an initial, stripes.
 */
export function addPattern(
  stage: Stage,
  scene: Scene,
  box: Box,
  { scheme, unit }: { scheme: Scheme; unit: number },
): void {
  const pattern = stage.scheme.pattern ?? "stripes";
  addRect(scene, box, scheme.ground);
  if (pattern === "letters" && initialOf(stage) !== "") {
    addLetters(stage, scene, box, unit, scheme);
    return;
  }
  const named = pattern === "letters" ? "stripes" : pattern;
  const name = named === "stripes" && isFlag(scheme) ? "rounds" : named;
  const paths = drawings[name](gridOf(box, unit), colorsOn(scheme), box);
  const svg = paths.map(({ fill, d }) => `<path d="${d}" fill="${fill}"/>`);
  addShape(scene, svg.join(""), box);
}
