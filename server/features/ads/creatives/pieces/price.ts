import type { Box } from "../creative.ts";
import type { Scene } from "../scene.ts";
import { px } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { capHeightOf, type TypeStyle } from "../typography/type-pairs.ts";
import { addLine } from "./text-block.ts";

/** A price split into the parts that are set at different sizes. */
interface PriceParts {
  /** «desde», in a line of its own above the figures. */
  lead: string;
  /** «MXN», small. */
  before: string;
  /** «$», «S/», as large as the figures, with the page's space after it. */
  sign: string;
  figures: string;
  decimals: string;
  /** «€», «USD», small. */
  after: string;
  /** «por persona», «/mes», small, on the figures' baseline. */
  tail: string;
}

/** Currencies whose sign is «$»; their code after the amount is how machines write, not shops. */
const pesos = /^(?:ARS|CLP|COP|MXN)$/;
const signAtEnd = /(?:[A-Z]{0,2}\$U?|S\/\.?|R\$|€|£|₡|₲)\s*$/u;
const currencyAtStart = /^(?:€|£|₡|₲|\$|[A-Z]{3}(?![\p{L}])|euros?(?![\p{L}])|pesos?(?![\p{L}]))/u;

/** Null if it has no figures; it is then set as plain text. */
export function readPrice(text: string): PriceParts | null {
  const match = /^([^\d]*)(\d[\d.,'’ \u00a0]*?)([.,]\d{2})?(?!\d)(\D*)$/u.exec(text.trim());
  if (!match) return null;
  const [, start = "", figures = "", decimals = "", end = ""] = match;
  const sign = signAtEnd.exec(start)?.[0] ?? "";
  const words = start.slice(0, start.length - sign.length).trim();
  const currency = currencyAtStart.exec(end.trim())?.[0] ?? "";
  const tail = end.trim().slice(currency.length).trim();
  const isCode = /^[A-Z]{2,3}$/.test(words);
  const isPeso = sign === "" && pesos.test(currency);
  return {
    lead: isCode ? "" : words,
    before: isCode ? words : "",
    sign: isPeso ? "$ " : sign.replace(/\s+$/u, " "),
    figures: figures.trim(),
    decimals,
    after: isPeso ? "" : currency,
    tail,
  };
}

/** The sizes of decimals and currency, and of a line above or under, relative to the figures. */
const smallShare = 0.46;
const lineShare = 0.36;
const unitShare = 0.4;
/** The gap between the figures and such a line, in em of the figures. */
const lineGap = 0.15;
/** Where the sign rises above the figures, as «$» does. */
const highSignGap = 0.25;

interface Run {
  text: string;
  x: number;
  size: number;
  /** The row, and whether the text is aligned with the top of the figures. */
  at: "above" | "raised" | "figures";
}

interface Runs {
  runs: Run[];
  width: number;
  /** Em above the figures' capitals. */
  above: number;
}

function runsOf(stage: Stage, text: string, style: TypeStyle): Runs {
  const parts = readPrice(text);
  if (!parts) {
    const width = stage.widthOf(text.trim(), style, 1);
    const run = { text: text.trim(), x: 0, size: 1, at: "figures" } as const;
    return { runs: [run], width, above: 0 };
  }
  const row: Omit<Run, "x">[] = [
    { text: parts.before, size: smallShare, at: "raised" },
    { text: parts.sign.trim(), size: 1, at: "figures" },
    { text: parts.figures, size: 1, at: "figures" },
    { text: parts.decimals, size: smallShare, at: "raised" },
    { text: parts.after, size: smallShare, at: "raised" },
  ];
  const runs: Run[] = [];
  let x = 0;
  for (const piece of row.filter((one) => one.text !== "")) {
    const isAfterSign = runs.at(-1)?.text === parts.sign.trim() && piece.text === parts.figures;
    if (isAfterSign) x += parts.sign.endsWith(" ") ? 0.16 : 0.02;
    else if (runs.length > 0 && !/^[.,]/.test(piece.text)) x += 0.05;
    runs.push({ ...piece, x });
    x += stage.widthOf(piece.text, style, piece.size);
  }
  // The unit is on the baseline, under the raised decimals and currency if there are some.
  const raised = runs.filter((run) => run.at === "raised" && run.text !== parts.before);
  const unitAt = (raised[0]?.x ?? x) + (raised.length > 0 ? 0.06 : 0.12);
  const unit = { text: parts.tail, x: unitAt, size: unitShare, at: "figures" } as const;
  const lead = { text: parts.lead, x: 0, size: lineShare, at: "above" } as const;
  const extra = [unit, lead].filter(({ text: words }) => words !== "");
  const ends = extra.map((run) => run.x + stage.widthOf(run.text, style, run.size));
  const gap = /[$₡₲]/u.test(parts.sign) ? highSignGap : lineGap;
  const room = gap + capHeightOf(style) * lineShare;
  return {
    runs: [...runs, ...extra],
    width: Math.max(x, ...ends),
    above: parts.lead === "" ? 0 : room,
  };
}

export const priceWidthEm = (stage: Stage, text: string, style: TypeStyle): number =>
  runsOf(stage, text, style).width;

/** From the top of the highest line to the baseline of the lowest, in em of the figures. */
export function priceHeightEm(stage: Stage, text: string, style: TypeStyle): number {
  return runsOf(stage, text, style).above + capHeightOf(style);
}

interface PricePlace {
  /** The left edge, or the middle with `isCentered`. */
  x: number;
  top: number;
  /** Of the figures, in pixels. */
  size: number;
  color: string;
  style: TypeStyle;
  role?: "item";
  isCentered?: true;
}

/** Adds a price whose lines begin at `top`. Returns its box. */
export function addPrice(stage: Stage, scene: Scene, text: string, place: PricePlace): Box {
  const { size, style, color } = place;
  const { runs, width, above } = runsOf(stage, text, style);
  const cap = capHeightOf(style) * size;
  const left = place.isCentered ? place.x - (width * size) / 2 : place.x;
  const figuresTop = place.top + above * size;
  for (const run of runs) {
    const own = run.size * size;
    const ownCap = capHeightOf(style) * own;
    const baseline = {
      above: place.top + ownCap,
      raised: figuresTop + ownCap,
      figures: figuresTop + cap,
    }[run.at];
    const centered = run.at === "above" && place.isCentered;
    const shift = centered ? (width * size - stage.widthOf(run.text, style, own)) / 2 : 0;
    addLine(scene, {
      text: run.text,
      x: left + run.x * size + shift,
      baseline,
      size: own,
      style,
      color,
    });
  }
  const height = above * size + cap;
  const box = { x: left, y: place.top, width: width * size, height };
  scene.boxes.push({ ...box, role: place.role ?? "price", text, color });
  return box;
}

/** The line through an old price. */
const strikeSvg = (box: Box, color: string, width: number): string =>
  `<path d="M${px(box.x - width)} ${px(box.y + box.height * 0.62)}L${px(box.x + box.width + width)} ${px(box.y + box.height * 0.38)}" stroke="${color}" stroke-width="${px(width)}" stroke-linecap="round"/>`;

interface OldPricePlace {
  x: number;
  baseline: number;
  size: number;
  color: string;
  style: TypeStyle;
  role?: "item";
}

/** Adds an old price, crossed out. Returns its box. */
export function addOldPrice(stage: Stage, scene: Scene, text: string, place: OldPricePlace): Box {
  const { x, baseline, size, color, style } = place;
  const cap = capHeightOf(style) * size;
  addLine(scene, { text, x, baseline, size, style, color });
  const struck = { x, y: baseline - cap, width: stage.widthOf(text, style, size), height: cap };
  const thin = Math.max(0.0028 * stage.s, 0.09 * size);
  const within = {
    x: struck.x - 2 * thin,
    y: struck.y - 2 * thin,
    width: struck.width + 4 * thin,
    height: struck.height + 4 * thin,
  };
  scene.elements.push({ kind: "shape", svg: strikeSvg(struck, color, thin), within });
  scene.boxes.push({ ...struck, role: place.role ?? "price", text, color });
  return struck;
}
