import type { TypePairName } from "./creative.ts";
import { type FontName, fonts } from "./fonts.ts";

/** A face at a weight, and how it is set; sizes are in em. */
export interface TypeStyle {
  font: FontName;
  weight: number;
  /** Optical size, where the font has one. */
  opticalSize?: number;
  letterSpacing: number;
  /** From baseline to baseline. */
  lineHeight: number;
  uppercase?: true;
}

export interface TypePair {
  display: TypeStyle;
  /** Headlines that are too long for capitals are set in this. */
  calm?: TypeStyle;
  body: TypeStyle;
  /** Buttons, names and labels. */
  strong: TypeStyle;
  /** Names of things in lists and cards. */
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
    body: { ...text, weight: 400, lineHeight: 1.36 },
    medium: { ...text, weight: 500, lineHeight: 1.25 },
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
};

/** What the words of a site sound like, as the reader of sites says it. */
export type Tone = "friendly" | "premium" | "professional" | "energetic" | "warm" | "neutral";

const byIndustry: readonly (readonly [RegExp, TypePairName])[] = [
  [/gimnas|crossfit|boxeo|deporte|fitness|moto|m[uú]sica|festival|discoteca/, "cartel"],
  [/fontaner|cerrajer|electricis|obra|reforma|constru|taller|mec[aá]nic|limpieza|mudanza/, "obra"],
  [/peluquer|est[eé]tica|belleza|cosm[eé]tic|joyer|moda|boda|flor|spa|perfum/, "elegante"],
  [/dental|dentista|cl[ií]nica|salud|fisio|psic[oó]log|veterinari|[oó]ptica|farmacia/, "claro"],
  [/hotel|casa rural|alojamiento|viaje|vino|bodega|restaurante|libro|editorial/, "editorial"],
  [/academia|escuela|idioma|guarder|infantil|juguete|mascota|helad/, "amable"],
  [/panader|pasteler|horno|artesan|mueble|decoraci|cer[aá]mica|queso|miel/, "tienda"],
  [
    /asesor|abogad|gestor|software|inform[aá]tic|tecnolog|finan|segur|inmobiliari|consult/,
    "tecnico",
  ],
  [/tienda|caf[eé]|planta|bici|mercado|fruta|ropa|comida|bar\b/, "mercado"],
];

const byTone: Record<Tone, readonly TypePairName[]> = {
  friendly: ["mercado", "amable", "claro"],
  premium: ["elegante", "editorial"],
  professional: ["tecnico", "claro"],
  energetic: ["cartel", "obra", "mercado"],
  warm: ["tienda", "editorial", "amable"],
  neutral: ["claro", "mercado", "tecnico"],
};

/**
 * One pair for all the pictures of an order, so that they look like one brand: by the industry,
 * in Spanish and in any words, else by the tone, else by the seed.
 */
export function choosePair(industry: string, tone: Tone, seed: number): TypePairName {
  const words = industry.toLowerCase();
  const known = byIndustry.find(([pattern]) => pattern.test(words))?.[1];
  const fitting = byTone[tone];
  if (known && (tone === "neutral" || tone === "friendly" || fitting.includes(known))) return known;
  if (known && tone === "professional") return known;
  return fitting[Math.abs(Math.trunc(seed)) % fitting.length]!;
}

/** Height of the capitals of a style, in em. */
export const capHeightOf = (style: TypeStyle): number => fonts[style.font].capHeight;
