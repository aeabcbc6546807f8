import type { Box, Picture } from "../creative.ts";
import { addBrandRow } from "../pieces/brand-row.ts";
import type { Care } from "../pieces/crop-lines.ts";
import { addHeading, fitHeading, type Heading } from "../pieces/heading.ts";
import { isPictureLarge } from "../pieces/picture-share.ts";
import { fitPriceLine, hasPrice, type PriceLine } from "../pieces/price-line.ts";
import { addBlock, descentEm, fitBody, type TextBlock } from "../pieces/text-block.ts";
import { createScene, right, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";

/** In shares of a square's side: the tallest and the lowest picture, one that is tall enough, and the tallest photo. */
const panelHeights = { most: 0.6, least: 0.456, good: 0.54, mostOfPhoto: 0.7 } as const;
/** The headline's sizes to try, in shares of the side. */
const headlines = [0.084, 0.074, 0.065, 0.057, 0.05] as const;
/** Under the picture, between the words, and above the row of button and brand. */
const gaps = { top: 0.05, row: 0.046 } as const;
/** The share of the width for a price to the right of the name; 1 is a row of its own under the words. */
const priceShares = [0.46, 0.38, 1] as const;

/** Between the words and a price under them. */
const rowGap = 0.03;

/** Where a subject's centre is in a panel across a square: hats and candles are cut worse than feet. */
export const headroom = [
  { x: 0.5, y: 0.58 },
  { x: 0.5, y: 0.5 },
] as const;

interface Words {
  heading: Heading;
  body: TextBlock | null;
  price: PriceLine | null;
  /** The price is to the right of the words. */
  isBeside: boolean;
  /** Pixels from the first capitals to the last descenders. */
  height: number;
  gap: number;
}

/** Name and body on the left and the price on the right; null if they do not fit. */
function fitWords(stage: Stage, max: number, priceShare: number): Words | null {
  const { s, safe, texts, pair, size } = stage;
  const price = hasPrice(stage) ? fitPriceLine(stage, priceShare * safe.width, 0.12) : null;
  if (hasPrice(stage) && !price) return null;
  const isBeside = price !== null && priceShare < 1;
  const width = isBeside ? safe.width - price.width - 0.05 * s : safe.width;
  if (width < 0.3 * s) return null;
  const body = texts.body ? fitBody(stage, texts.body, width, isBeside ? 3 : 2) : null;
  if (texts.body && !body) return null;
  // The name is clearly larger than what stands above and below it.
  const least = Math.max((texts.kicker ? 0.06 : 0.046) * s, body ? 1.35 * body.size : 0);
  const heading = fitHeading(stage, {
    width,
    height: 0.36 * size.height,
    maxSize: Math.max(least, max * s),
    minSize: least,
    maxLines: isBeside ? 3 : 2,
    style: pair.display,
  });
  if (!heading) return null;
  const gap = body ? Math.max(0.04 * s, 0.5 * heading.size) : 0;
  const last = body ?? heading.headline;
  const own = heading.height + (body ? gap + body.height : 0) + descentEm * last.size;
  const height =
    price && !isBeside ? own + rowGap * s + price.height : Math.max(own, price?.height ?? 0);
  return { heading, body, price, isBeside, gap, height };
}

/** The heights of the picture to try over words that leave it `room` pixels. */
function heightsOf(stage: Stage, room: number, most: number, isWide: boolean): number[] {
  const { s } = stage;
  const tallest = Math.min(most * s, room);
  const least = panelHeights.least * s;
  // A very wide picture is cut less in a low panel.
  const lower = isWide ? [0.5 * s, least] : [];
  return [tallest, ...lower].filter((height) => height >= least && height <= tallest);
}

interface TopPicture {
  /** Fills the panel on top; false if that cannot show the picture. */
  addPanel: (scene: Scene, panel: Box, care: Care) => boolean;
  picture: Picture;
  /** A crop may be better in a taller panel over smaller words. */
  isCropped?: boolean;
}

/** Smaller words are tried for the sake of a clean crop, and the smallest before a photo hangs in a field. */
const leastForClean = 0.055;

/** What to try in turn: the words over which the picture stands, and how carefully it is cropped. */
function tryouts(
  { s }: Stage,
  { chosen, others }: { chosen: Words; others: readonly Words[] },
  isCropped: boolean,
): { words: Words; care: Care; most: number }[] {
  const usual = { words: chosen, care: "usual", most: panelHeights.most } as const;
  if (!isCropped) return [usual];
  const most = panelHeights.mostOfPhoto;
  const clean = others.filter(({ heading }) => heading.size >= leastForClean * s);
  return [
    { words: chosen, care: "clean", most },
    ...clean.map((words) => ({ words, care: "clean", most }) as const),
    usual,
    ...[chosen, ...others].map((words) => ({ words, care: "loose", most }) as const),
    ...others.map((words) => ({ words, care: "usual", most }) as const),
  ];
}

/**
 * A square with its picture across the full width on top. Under it the kicker, name and body with the
 * price to their right, and a row with the button and the brand. The words are as large as the picture
 * allows, which takes more than half of the square if possible. Null if something does not fit.
 */
export function composeUnderPicture(
  stage: Stage,
  { addPanel, picture, isCropped = false }: TopPicture,
): Scene | null {
  const { s, scheme } = stage;
  const words = createScene(stage.size, scheme.ground);
  const { pill, mark } = addBrandRow(stage, words, scheme);
  const foot = Math.min(pill.y, mark.y) - gaps.row * s;
  const shares = hasPrice(stage) ? priceShares : priceShares.slice(0, 1);
  const fitted = headlines.flatMap((max) =>
    shares.flatMap((share) => fitWords(stage, max, share) ?? []),
  );
  const roomOf = ({ height }: Words) => foot - height - gaps.top * s;
  const tall = fitted.find((one) => roomOf(one) >= panelHeights.good * s);
  const chosen = tall ?? fitted.toSorted((one, other) => roomOf(other) - roomOf(one))[0];
  if (!chosen) return null;
  const others = fitted
    .filter((one) => roomOf(one) > roomOf(chosen) + 0.01 * s)
    .toSorted((one, other) => roomOf(one) - roomOf(other));
  const isWide = picture.width > 1.8 * picture.height;
  for (const { words: set, care, most } of tryouts(stage, { chosen, others }, isCropped)) {
    for (const height of heightsOf(stage, roomOf(set), most, isWide)) {
      const scene = createScene(stage.size, scheme.ground);
      if (!addPanel(scene, { x: 0, y: 0, width: stage.size.width, height }, care)) continue;
      if (!isPictureLarge(stage, scene)) continue;
      scene.elements.push(...words.elements);
      scene.boxes.push(...words.boxes);
      addWords(stage, scene, set, { top: height + gaps.top * s, foot });
      return scene;
    }
  }
  return null;
}

/** In the middle of the room between picture and row. */
function addWords(
  stage: Stage,
  scene: Scene,
  { heading, body, price, isBeside, height, gap }: Words,
  { top, foot }: { top: number; foot: number },
): void {
  const { safe, scheme } = stage;
  const y = top + Math.max(0, foot - top - height) / 2;
  addHeading(stage, scene, heading, { x: safe.x, top: y, scheme });
  if (body) {
    const under = { x: safe.x, top: y + heading.height + gap, color: scheme.muted } as const;
    addBlock(stage, scene, body, { ...under, role: "body" });
  }
  if (!price) return;
  if (!isBeside) {
    price.add(scene, { x: safe.x, top: y + height - price.height, scheme });
    return;
  }
  const own = y + heading.height - price.height;
  price.add(scene, { x: right(safe), top: Math.max(y, own), align: "right", scheme });
}
