import type { TypePairName } from "../creative.ts";
import { type FontName, fonts } from "./fonts.ts";

/** A font with its settings; sizes are in em. */
export interface TypeStyle {
  font: FontName;
  weight: number;
  /** Optical size, where the font has one. */
  opticalSize?: number;
  letterSpacing: number;
  /** Distance of baselines. */
  lineHeight: number;
  uppercase?: true;
}

export interface TypePair {
  display: TypeStyle;
  /** For headlines that are too long for capitals. */
  calm?: TypeStyle;
  body: TypeStyle;
  /** Buttons, names and labels. */
  strong: TypeStyle;
  /** Names in lists and cards. */
  medium: TypeStyle;
  /** Figures of prices. */
  figures: TypeStyle;
}

function pairOf(
  display: TypeStyle,
  textFont: FontName,
  also: Partial<TypePair> = {},
  strongWeight = 700,
): TypePair {
  const text = { font: textFont, letterSpacing: 0 };
  return {
    display,
    body: { ...text, weight: 500, lineHeight: 1.32 },
    medium: { ...text, weight: 600, lineHeight: 1.25 },
    strong: { ...text, weight: strongWeight, lineHeight: 1.2 },
    figures: display,
    ...also,
  };
}

const archivoBlack: TypeStyle = {
  font: "archivo-black",
  weight: 400,
  letterSpacing: -0.022,
  lineHeight: 1.06,
};

export const typePairs: Record<TypePairName, TypePair> = {
  mercado: pairOf(
    { font: "bricolage", weight: 800, letterSpacing: -0.018, lineHeight: 1.04 },
    "figtree",
  ),
  editorial: pairOf(
    { font: "fraunces", weight: 600, opticalSize: 72, letterSpacing: -0.012, lineHeight: 1.1 },
    "figtree",
  ),
  cartel: pairOf(
    { font: "anton", weight: 400, letterSpacing: 0, lineHeight: 1.12, uppercase: true },
    "archivo",
    {
      calm: { font: "archivo", weight: 800, letterSpacing: -0.02, lineHeight: 1.08 },
      figures: { font: "anton", weight: 400, letterSpacing: 0, lineHeight: 1.1 },
    },
  ),
  claro: pairOf(
    { font: "jakarta", weight: 800, letterSpacing: -0.026, lineHeight: 1.12 },
    "jakarta",
  ),
  elegante: pairOf(
    { font: "dm-serif", weight: 400, letterSpacing: -0.006, lineHeight: 1.1 },
    "dm-sans",
  ),
  amable: pairOf(
    { font: "fredoka", weight: 600, letterSpacing: -0.006, lineHeight: 1.1 },
    "nunito",
  ),
  tienda: pairOf(
    { font: "young-serif", weight: 400, letterSpacing: -0.014, lineHeight: 1.12 },
    "figtree",
  ),
  tecnico: pairOf({ font: "sora", weight: 700, letterSpacing: -0.03, lineHeight: 1.16 }, "figtree"),
  obra: pairOf(archivoBlack, "archivo"),
  imprenta: pairOf(
    { font: "zilla-slab", weight: 700, letterSpacing: -0.012, lineHeight: 1.06 },
    "archivo",
  ),
  taller: pairOf(
    { font: "barlow-condensed", weight: 700, letterSpacing: -0.004, lineHeight: 1.02 },
    "archivo",
  ),
  galeria: pairOf(
    { font: "playfair", weight: 700, letterSpacing: -0.012, lineHeight: 1.12 },
    "dm-sans",
  ),
  cuaderno: pairOf(
    { font: "lora", weight: 700, letterSpacing: -0.016, lineHeight: 1.12 },
    "figtree",
  ),
  compas: pairOf({ font: "outfit", weight: 700, letterSpacing: -0.02, lineHeight: 1.08 }, "outfit"),
  suave: pairOf({ font: "nunito", weight: 900, letterSpacing: -0.022, lineHeight: 1.1 }, "nunito"),
};

/** Signs of money that only some faces have. */
const rareSigns = /[₡₲]/u;
const facesWithRareSigns: ReadonlySet<FontName> = new Set([
  "anton",
  "archivo",
  "bricolage",
  "fraunces",
  "jakarta",
  "nunito",
]);

/** Faces with these signs that look like those without; other faces are near Jakarta. */
const relatives: Partial<Record<FontName, TypeStyle>> = {
  "dm-serif": {
    font: "fraunces",
    weight: 600,
    opticalSize: 72,
    letterSpacing: -0.012,
    lineHeight: 1.1,
  },
  lora: { font: "fraunces", weight: 650, opticalSize: 72, letterSpacing: -0.012, lineHeight: 1.1 },
  playfair: {
    font: "fraunces",
    weight: 650,
    opticalSize: 96,
    letterSpacing: -0.012,
    lineHeight: 1.1,
  },
  "young-serif": {
    font: "fraunces",
    weight: 650,
    opticalSize: 48,
    letterSpacing: -0.012,
    lineHeight: 1.1,
  },
  "zilla-slab": {
    font: "fraunces",
    weight: 650,
    opticalSize: 36,
    letterSpacing: -0.012,
    lineHeight: 1.1,
  },
  fredoka: { font: "nunito", weight: 800, letterSpacing: -0.01, lineHeight: 1.1 },
  "archivo-black": { font: "archivo", weight: 800, letterSpacing: -0.015, lineHeight: 1.08 },
  "barlow-condensed": { font: "archivo", weight: 750, letterSpacing: -0.02, lineHeight: 1.06 },
};

/** The style, or one of a related face of about the same weight where its own face lacks the signs. */
function withSigns(style: TypeStyle): TypeStyle {
  if (facesWithRareSigns.has(style.font)) return style;
  const other = relatives[style.font] ?? {
    font: "jakarta",
    weight: Math.min(style.weight, 750),
    letterSpacing: Math.min(0, style.letterSpacing),
    lineHeight: style.lineHeight,
  };
  return { ...other, ...(style.uppercase ? { uppercase: true } : {}) };
}

/**
 * The pair of a name; where the words have «₡» or «₲», whole texts are set in related faces that have
 * these signs, the headline only where it has one itself.
 */
export function pairFor(name: TypePairName, words: string, headline = ""): TypePair {
  const pair = typePairs[name];
  if (!rareSigns.test(words)) return pair;
  return {
    ...pair,
    ...(rareSigns.test(headline) ? { display: withSigns(pair.display) } : {}),
    body: withSigns(pair.body),
    medium: withSigns(pair.medium),
    strong: withSigns(pair.strong),
    figures: withSigns(pair.figures),
  };
}

/** Height of the capitals of a style, in em. */
export const capHeightOf = (style: TypeStyle): number => fonts[style.font].capHeight;
