import { contrastOf, lchOf } from "./colors/color.ts";
import { schemeOn } from "./colors/palette.ts";
import {
  type Box,
  type Creative,
  type CreativeTexts,
  type Emphasis,
  type Format,
  formatSizes,
  type Logo,
  type Palette,
  type Picture,
  type Scheme,
  type Size,
} from "./creative.ts";
import type { Measure } from "./typography/measure.ts";
import { pairFor, type TypePair, type TypeStyle } from "./typography/type-pairs.ts";

/** Relative luminances 0–1 of a photo's pixels in a box given in fractions of it. */
export type Luminances = (pictureId: string, box: Box) => readonly number[];

/** Type sizes by use; `Min` is the smallest that is still easy to read on a phone. */
interface Sizes {
  body: number;
  bodyMin: number;
  kicker: number;
  kickerMin: number;
  cta: number;
  name: number;
  item: number;
  /** Of an old price, a note or a label. */
  least: number;
  /** Of address and telephone, and the smallest one of these. */
  contact: number;
  contactMin: number;
}

const uprightSizes: Sizes = {
  body: 0.043,
  bodyMin: 0.037,
  kicker: 0.044,
  kickerMin: 0.037,
  cta: 0.038,
  name: 0.046,
  item: 0.042,
  least: 0.0345,
  contact: 0.029,
  contactMin: 0.0248,
};
/** Tall pictures have narrow columns. */
const tallSizes: Sizes = { ...uprightSizes, item: 0.037, least: 0.03 };
const wideSizes: Sizes = {
  body: 0.053,
  bodyMin: 0.0465,
  kicker: 0.06,
  kickerMin: 0.05,
  cta: 0.048,
  name: 0.06,
  item: 0.052,
  least: 0.0435,
  contact: 0.0445,
  contactMin: 0.0415,
};

function sizesOf(format: Format, s: number): Sizes {
  const ofFormat = { wide: wideSizes, square: uprightSizes, portrait: tallSizes, story: tallSizes };
  const shares = Object.entries(ofFormat[format]);
  return Object.fromEntries(shares.map(([use, share]) => [use, share * s])) as unknown as Sizes;
}

/** The input of a layout: the canvas, its units, the brand and the words. */
export interface Stage {
  format: Format;
  size: Size;
  /** The short side in pixels; all measures are shares of it. */
  s: number;
  wide: boolean;
  /** Portrait and story. */
  tall: boolean;
  /** The area for text, logo, price and button. */
  safe: Box;
  /** Type sizes in pixels. */
  sizes: Sizes;
  palette: Palette;
  scheme: Scheme;
  pair: TypePair;
  texts: CreativeTexts;
  seed: number;
  logo?: Logo;
  picture?: Picture;
  scale: Required<Emphasis>;
  brand?: Creative["brand"];
  fadesInto?: Creative["fadesInto"];
  calm?: Creative["calm"];
  /** Width in pixels of a line of text. */
  widthOf: (text: string, style: TypeStyle, size: number) => number;
  luminances: Luminances;
  /** Lines may end in words such as articles, because the text does not fit otherwise. */
  lenient: boolean;
  /** The price may be left out, because nothing else fits. */
  mayLosePrice: boolean;
  /** A picture may be smaller than a square's usual minimum, because nothing else fits. */
  allowsSmallPicture: boolean;
  /** Free pixels under the safe box's bottom that the layouts leave to the contact line. */
  contactRoom: number;
  /** Neither the body nor the business's name may be left out. */
  keepsWords: boolean;
}

function safeBox(format: Format, { width, height }: Size, s: number): Box {
  const margin = s * (format === "wide" ? 0.08 : 0.07);
  const [top, end] = format === "story" ? [0.14 * height, 0.8 * height] : [margin, height - margin];
  return { x: margin, y: top, width: width - 2 * margin, height: end - top };
}

/** Keeps only the first emoji and moves it to the end. */
function withLastEmoji(text: string): string {
  const emoji = text.match(
    /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic})*/gu,
  );
  if (!emoji) return text;
  const bare = emoji.reduce((rest, one) => rest.replace(one, " "), text);
  return `${bare.replace(/\s+/g, " ").trim()}\u00a0${emoji[0]}`;
}

/** Breaks words of 33 letters or more, such as URLs, which would fit into no line. */
const breakLongWords = (text: string): string =>
  text.replace(/[^\s\u00a0]{33,}/gu, (word) => word.replace(/(.{24})/gu, "$1 ").trim());

/** Narrower photos are rarely more than their subject, such as a sign whose letters a crop would cut. */
const smallWidth = 560;

/** A small photo counts as subject in its whole width. */
const withWholeWidth = (picture: Picture): Picture =>
  picture.kind === "photo" && picture.width < smallWidth
    ? { ...picture, subject: { ...picture.subject, x: 0, width: 1 } }
    : picture;

function textsOf({ texts }: Creative): CreativeTexts {
  const kicker = texts.kicker?.trim() ?? "";
  const headline = breakLongWords(withLastEmoji(texts.headline));
  // A kicker that the headline repeats says nothing.
  const isNews = !headline.toLocaleLowerCase("es").includes(kicker.toLocaleLowerCase("es"));
  const contact = texts.contact?.trim() || undefined;
  return { ...texts, headline, kicker: kicker !== "" && isNews ? kicker : undefined, contact };
}

export function createStage(creative: Creative, measure: Measure, luminances: Luminances): Stage {
  const { format, palette } = creative;
  const size = formatSizes[format];
  const s = Math.min(size.width, size.height);
  const wide = format === "wide";
  return {
    format,
    size,
    s,
    wide,
    tall: format === "portrait" || format === "story",
    safe: safeBox(format, size, s),
    sizes: sizesOf(format, s),
    palette,
    scheme: {
      ...palette.schemes[creative.ground],
      ...(creative.pattern ? { pattern: creative.pattern } : {}),
    },
    pair: pairFor(creative.pair, JSON.stringify(creative.texts), creative.texts.headline),
    texts: textsOf(creative),
    seed: creative.seed,
    logo: creative.logo,
    picture: creative.picture && withWholeWidth(creative.picture),
    scale: { headline: 1, price: 1, logo: 1, ...creative.emphasis },
    brand: creative.brand,
    fadesInto: creative.fadesInto,
    calm: creative.calm,
    widthOf: (text, style, pixels) =>
      measure(style.uppercase ? text.toLocaleUpperCase("es") : text, style) * pixels,
    luminances,
    lenient: false,
    allowsSmallPicture: false,
    mayLosePrice: false,
    contactRoom: 0,
    keepsWords: false,
  };
}

/** A scheme of the brand for another ground than its seven, such as a photo's edge colour. */
export function schemeForGround({ schemes }: Palette, ground: string): Scheme {
  const inks = { ink: schemes.ink.ground, paper: schemes.paper.ground };
  const raw = [schemes.paper.cta.fill, schemes.ink.cta.fill, schemes.brand.ground];
  return schemeOn(ground, inks, raw);
}

/** Whether the ground is dark enough for light text. */
export const isDark = ({ ground }: Scheme): boolean => lchOf(ground)!.l < 0.62;

/** Contrasts of a ground with a photo's edge: nearly the same, and clearly another. */
const nearlySame = 1.22;
const clearlyOther = 1.35;

const onGround = (stage: Stage, scheme: Scheme): Stage => {
  const { pattern } = stage.scheme;
  return { ...stage, scheme: pattern ? { ...scheme, pattern } : scheme };
};

/**
 * The stage with a ground that clearly differs from a photo's edge colour, so that the edge looks
 * meant; its own ground if possible.
 */
export function withClearEdge(stage: Stage, picture: Picture): Stage {
  if (picture.kind !== "photo") return stage;
  const contrast = ({ ground }: Scheme) => contrastOf(ground, picture.edgeColor);
  if (contrast(stage.scheme) >= nearlySame) return stage;
  const { tint, soft, deep, brand } = stage.palette.schemes;
  const choices = isDark(stage.scheme) ? [brand, soft, tint] : [tint, soft, brand, deep];
  return onGround(stage, choices.find((one) => contrast(one) >= clearlyOther) ?? deep);
}

/** The stage with a ground on which the cut-out's edge is visible; its own ground if possible. */
export function withContrastingGround(stage: Stage, picture: Picture): Stage {
  const { deep, paper } = stage.palette.schemes;
  const found = [stage.scheme, deep, paper].find(
    ({ ground }) => contrastOf(ground, picture.edgeColor) >= 1.5,
  );
  return onGround(stage, found ?? stage.scheme);
}
