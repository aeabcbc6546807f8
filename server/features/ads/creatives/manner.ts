import type { BrandTone } from "#shared/brain.ts";
import type { LayoutName, Pattern } from "./creative.ts";

/** What of the looks suits a business. */
export interface Manner {
  /** Layouts that its ads never have. */
  avoided: readonly LayoutName[];
  /** Never empty. */
  patterns: readonly Pattern[];
  /** Posters are not set in capitals. */
  calm?: true;
}

/** What the looks ask of a trade. */
interface TradeCharacter {
  rhythm: "table" | "shop" | "appointments" | "office" | "leisure";
  traits: readonly string[];
}

const sober: readonly Pattern[] = ["rounds", "stripes", "arcs"];
const lightTones: ReadonlySet<BrandTone> = new Set(["casual", "friendly", "playful"]);
const firmTones: ReadonlySet<BrandTone> = new Set(["professional", "authoritative"]);

/**
 * The manner of a trade and tone. A tablecloth is for tables and shops with a light tone; offices,
 * health and law get plain geometry; a solemn trade gets quiet posters only.
 */
export function mannerOf({ rhythm, traits }: TradeCharacter, tone: BrandTone): Manner {
  if (traits.includes("solemn")) {
    return { avoided: ["pregunta", "etiqueta", "trama", "panal"], patterns: sober, calm: true };
  }
  const isFirm =
    firmTones.has(tone) ||
    rhythm === "office" ||
    traits.some((trait) => ["care", "papers", "sober"].includes(trait));
  if (isFirm) return { avoided: [], patterns: sober };
  const isTable = (rhythm === "table" || rhythm === "shop") && lightTones.has(tone);
  const others: readonly Pattern[] = [...sober, "dots", "letters"];
  return { avoided: [], patterns: isTable ? [...others, "checks"] : others };
}
