import type { Box, Scheme } from "../creative.ts";
import { bottom, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import type { TypeStyle } from "../typography/type-pairs.ts";
import { addButton, buttonSize } from "./button.ts";
import { addHeading, fitHeading, type Heading } from "./heading.ts";
import { fitPriceLine, hasPrice, type PriceLine } from "./price-line.ts";
import {
  addBlock,
  descentEm,
  fitBlock,
  fitBody,
  fitFullBlock,
  type TextBlock,
} from "./text-block.ts";

interface ColumnRules {
  /** Left edge, or the middle of a centred column. */
  x: number;
  width: number;
  top: number;
  bottom: number;
  align?: "left" | "center";
  /**
   * `bottom`: everything is at the bottom. `split`: the words are at the top and the button at the
   * bottom. `middle`: the words are in the middle and the button at the bottom.
   */
  anchor: "bottom" | "split" | "middle";
  /** The headline's size limits, in shares of the short side. */
  max: number;
  min: number;
  maxLines: number;
  style?: TypeStyle;
  scheme?: Scheme;
  body?: string;
  bodyLines?: number;
  /** True when absent. */
  button?: boolean;
  /** The headline grows until it fills the column. */
  fills?: true;
  /** Shows the price, if the ad has one, between the words and the button. */
  price?: boolean;
  /** The words stand on a photo. */
  isOnPhoto?: boolean;
}

export interface Column {
  /** With the kicker above it. */
  headline: Box;
  body: Box | null;
  button: Box | null;
}

/** The least headline size in sizes of the body. */
const leastRatio = 1.5;
/** The gap between words and button, in shares of the short side. */
const gapButton = 0.06;
/** The gap between words and price. */
const gapPrice = 0.066;
/** The smallest size of a button's label, in shares of the short side. */
const leastLabel = 0.0285;

/** The gap below the headline; it grows with the type size. */
const gapUnder = (stage: Stage, headlineSize: number): number =>
  Math.max(0.045 * stage.s, 0.55 * headlineSize);

interface Parts {
  headline: Heading;
  body: TextBlock | null;
  gap: number;
  price: PriceLine | null;
  /** From the first capitals to the last baseline of the words. */
  height: number;
}

/** Tries the normal body size, then the smallest one, which also allows a smaller headline. */
function fitParts(stage: Stage, rules: ColumnRules, room: number): Parts | null {
  const { body, bodyMin } = stage.sizes;
  return fitPartsWith(stage, rules, room, body) ?? fitPartsWith(stage, rules, room, bodyMin);
}

function fitPartsWith(
  stage: Stage,
  rules: ColumnRules,
  room: number,
  bodySize: number,
): Parts | null {
  const { s } = stage;
  const lines = rules.bodyLines ?? (rules.width < stage.size.width * 0.5 && !stage.wide ? 6 : 3);
  const body = rules.body ? fitBody(stage, rules.body, rules.width, lines, bodySize) : null;
  if (rules.body && !body) return null;
  const price = rules.price ? fitPriceLine(stage, rules.width) : null;
  if (rules.price && hasPrice(stage) && !price) return null;
  const under = price ? price.height + gapPrice * s : 0;
  const fit = rules.fills ? fitFullBlock : fitBlock;
  const min = Math.max(rules.min * s, body ? body.size * leastRatio : 0);
  let max = Math.max(min, rules.max * s);
  for (;;) {
    const gap = body ? gapUnder(stage, max) : 0;
    const space = {
      width: rules.width,
      height: room - under - (body ? gap + body.height : 0),
      maxSize: max,
      minSize: min,
      maxLines: rules.maxLines,
      style: rules.style ?? stage.pair.display,
    };
    const headline = fitHeading(stage, space, fit);
    if (headline) {
      const own = body ? gapUnder(stage, headline.size) : 0;
      const words = headline.height + (body ? own + body.height : 0);
      return { headline, body, gap: own, price, height: words + under };
    }
    // The gap was computed for the largest size; a smaller headline needs a smaller one.
    if (max <= min) return null;
    max = Math.max(min, max * 0.85);
  }
}

/** Adds headline, body, price and button in one column; null if they do not fit. */
export function addColumn(stage: Stage, scene: Scene, rules: ColumnRules): Column | null {
  const { s } = stage;
  const { scheme = stage.scheme, align = "left" } = rules;
  const withButton = rules.button ?? true;
  const button = withButton ? buttonSize(stage, rules.width) : null;
  if (button && button.size < leastLabel * s) return null;
  const hanging = descentEm * (rules.body ? stage.sizes.body : s * 0.06);
  const buttonRoom = button ? button.height + Math.max(gapButton * s, hanging) : hanging;
  const room = rules.bottom - rules.top - buttonRoom;
  const parts = fitParts(stage, rules, room);
  if (!parts) return null;
  const share = { split: 0, middle: 0.5, bottom: 1 }[rules.anchor];
  const top = rules.top + (room - parts.height) * share;
  const place = { x: rules.x, align };
  const headline = addHeading(stage, scene, parts.headline, {
    ...place,
    top,
    scheme,
    isOnPhoto: rules.isOnPhoto,
  });
  const body =
    parts.body &&
    addBlock(stage, scene, parts.body, {
      ...place,
      top: top + parts.headline.height + parts.gap,
      color: scheme.muted,
      role: "body",
    });
  if (parts.price) {
    const foot = rules.anchor === "bottom" ? top + parts.height : rules.top + room;
    const colors = rules.isOnPhoto ? { ...scheme, key: scheme.text } : scheme;
    parts.price.add(scene, { ...place, top: foot - parts.price.height, scheme: colors });
  }
  const pill = withButton
    ? addButton(stage, scene, scheme.cta, {
        ...place,
        bottom: rules.bottom,
        mostWidth: rules.width,
      })
    : null;
  return { headline, body, button: pill };
}

/** The bottom of a column's words. */
export const bottomOfWords = (column: Column): number => bottom(column.body ?? column.headline);
