import { contrastOf } from "../colors/color.ts";
import type { Box, Scheme } from "../creative.ts";
import { boundingBoxOf, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { type Align, addBlock, type BlockRules, fitBlock, type TextBlock } from "./text-block.ts";

/** The headline with the kicker above it, if the ad has one. */
export interface Heading {
  kicker: TextBlock | null;
  headline: TextBlock;
  /** Pixels from the kicker's last baseline to the headline's capitals. */
  gap: number;
  /** The headline's type size in pixels. */
  size: number;
  /** From the first capitals to the headline's last baseline. */
  height: number;
}

type Fit = (stage: Stage, text: string, rules: BlockRules) => TextBlock | null;

/** Fits the kicker into one line, or into two where one would be too small; null if there is none. */
export function fitKicker(stage: Stage, width: number): TextBlock | null {
  const { sizes, texts, pair, size } = stage;
  if (!texts.kicker) return null;
  return fitBlock(stage, texts.kicker, {
    width,
    height: size.height,
    maxSize: sizes.kicker,
    minSize: sizes.kickerMin,
    maxLines: 2,
    style: pair.strong,
    lineCost: 0.3,
    lenient: true,
  });
}

/** The gap grows with the headline, whose capitals may have accents. */
export const kickerGap = ({ s }: Stage, headlineSize: number): number =>
  0.024 * s + 0.2 * headlineSize;

function headingOf(stage: Stage, kicker: TextBlock | null, headline: TextBlock): Heading {
  const gap = kicker ? kickerGap(stage, headline.size) : 0;
  const height = headline.height + (kicker ? kicker.height + gap : 0);
  return { kicker, headline, gap, size: headline.size, height };
}

/** A headline has at least this size of its kicker, if it fits. */
const leastOverKicker = 1.3;

/** Fits kicker and headline into a box together; null if they do not fit. */
export function fitHeading(stage: Stage, rules: BlockRules, fit: Fit = fitBlock): Heading | null {
  const { texts } = stage;
  const kicker = fitKicker(stage, rules.width);
  if (texts.kicker && !kicker) return null;
  const larger = kicker ? leastOverKicker * kicker.size : 0;
  const minSize = Math.max(rules.minSize, larger);
  const clear = { ...rules, minSize, maxSize: Math.max(rules.maxSize, minSize) };
  const fitUnder = (above: number): Heading | null => {
    const height = rules.height - above;
    if (height <= 0) return null;
    const block =
      fit(stage, texts.headline, { ...clear, height }) ??
      (kicker ? fit(stage, texts.headline, { ...rules, height }) : null);
    return block && headingOf(stage, kicker, block);
  };
  if (!kicker) return fitUnder(0);
  const heading = fitUnder(kicker.height + kickerGap(stage, rules.minSize));
  if (!heading || heading.height <= rules.height) return heading;
  const tighter = fitUnder(kicker.height + heading.gap);
  return tighter && tighter.height <= rules.height ? tighter : null;
}

/** The kicker's colour: the brand's where it is legible and unlike the headline's. */
export const kickerColor = ({ key, muted, text, ground }: Scheme): string =>
  key !== text && contrastOf(key, ground) >= 4.5 ? key : muted;

interface HeadingPlace {
  /** The left, middle or right of the lines. */
  x: number;
  /** The top of the first line's capitals. */
  top: number;
  align?: Align;
  scheme: Scheme;
  /** On a photo the kicker has the headline's colour. */
  isOnPhoto?: boolean;
}

/** Adds kicker and headline; returns the box around both. */
export function addHeading(
  stage: Stage,
  scene: Scene,
  { kicker, headline, gap }: Heading,
  place: HeadingPlace,
): Box {
  const { x, top, align, scheme } = place;
  const words = { x, align, color: scheme.text } as const;
  if (!kicker) return addBlock(stage, scene, headline, { ...words, top, role: "headline" });
  const above = addKicker(stage, scene, kicker, place);
  const under = top + kicker.height + gap;
  const below = addBlock(stage, scene, headline, { ...words, top: under, role: "headline" });
  return boundingBoxOf(above, below);
}

/** Adds only the kicker, above a headline that a layout sets by itself; returns its box. */
export function addKicker(
  stage: Stage,
  scene: Scene,
  kicker: TextBlock,
  { x, top, align, scheme, isOnPhoto }: HeadingPlace,
): Box {
  const color = isOnPhoto ? scheme.text : kickerColor(scheme);
  return addBlock(stage, scene, kicker, { x, top, align, color, role: "kicker" });
}
