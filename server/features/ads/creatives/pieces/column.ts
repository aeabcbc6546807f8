import type { Box, Scheme } from "../creative.ts";
import { bottom, type Scene } from "../scene.ts";
import type { Stage } from "../stage.ts";
import type { TypeStyle } from "../type-pairs.ts";
import { addButton, buttonSize } from "./button.ts";
import { addBlock, descentEm, fitBlock, fitBody, type TextBlock } from "./text-block.ts";

export interface ColumnRules {
  /** Left edge, or the middle of a centred column. */
  x: number;
  width: number;
  top: number;
  bottom: number;
  align?: "left" | "center";
  /**
   * `bottom`: all of it stands on the bottom. `split`: the words hang from the top and the button
   * stands on the bottom.
   */
  anchor: "bottom" | "split";
  /** Of the headline, in shares of the short side. */
  max: number;
  min: number;
  maxLines: number;
  style?: TypeStyle;
  scheme?: Scheme;
  body?: string;
  bodyLines?: number;
  /** Without it the column ends with its words. */
  button?: boolean;
}

export interface Column {
  headline: Box;
  body: Box | null;
  button: Box | null;
}

export const gapBody = 0.045;
export const gapButton = 0.06;

interface Parts {
  headline: TextBlock;
  body: TextBlock | null;
  /** From the headline's capitals to the last baseline of the words. */
  height: number;
}

function fitParts(stage: Stage, rules: ColumnRules, room: number): Parts | null {
  const { s } = stage;
  const lines = rules.bodyLines ?? (rules.width < stage.size.width * 0.5 && !stage.wide ? 4 : 3);
  const body = rules.body ? fitBody(stage, rules.body, rules.width, lines) : null;
  if (rules.body && !body) return null;
  const under = body ? gapBody * s + body.height : 0;
  const min = Math.max(rules.min * s, body ? body.size * 1.8 : 0);
  const headline = fitBlock(stage, stage.texts.headline, {
    width: rules.width,
    height: room - under,
    maxSize: Math.max(min, rules.max * s),
    minSize: min,
    maxLines: rules.maxLines,
    style: rules.style ?? stage.pair.display,
  });
  return headline && { headline, body, height: headline.height + under };
}

/** Headline, body and button in one column; null if they do not fit. */
export function addColumn(stage: Stage, scene: Scene, rules: ColumnRules): Column | null {
  const { s } = stage;
  const { scheme = stage.scheme, align = "left" } = rules;
  const withButton = rules.button ?? true;
  const button = withButton ? buttonSize(stage, rules.width) : null;
  const hanging = descentEm * (rules.body ? stage.sizes.body : s * 0.06);
  const buttonRoom = button ? button.height + Math.max(gapButton * s, hanging) : hanging;
  const parts = fitParts(stage, rules, rules.bottom - rules.top - buttonRoom);
  if (!parts) return null;
  const top = rules.anchor === "split" ? rules.top : rules.bottom - buttonRoom - parts.height;
  const place = { x: rules.x, align };
  const headline = addBlock(stage, scene, parts.headline, {
    ...place,
    top,
    color: scheme.text,
    role: "headline",
  });
  const body =
    parts.body &&
    addBlock(stage, scene, parts.body, {
      ...place,
      top: top + parts.headline.height + gapBody * s,
      color: scheme.muted,
      role: "body",
    });
  const pill = withButton
    ? addButton(stage, scene, scheme.cta, {
        ...place,
        bottom: rules.bottom,
        mostWidth: rules.width,
      })
    : null;
  return { headline, body, button: pill };
}

/** Where the words of a column end. */
export const wordsEnd = (column: Column): number => bottom(column.body ?? column.headline);
