import { createHash } from "node:crypto";
import type { BrandTone } from "#shared/brain.ts";
import { adTradeOf } from "../copy/ad-trade.ts";
import type { TypePairName } from "../creatives/creative.ts";
import { type FontCharacter, fontCharacterOf } from "./font-character.ts";

const pairsByTone: Record<BrandTone, readonly TypePairName[]> = {
  professional: ["claro", "tecnico", "mercado", "compas", "cuaderno", "imprenta", "taller"],
  casual: ["mercado", "claro", "amable", "compas", "suave", "taller", "imprenta"],
  friendly: ["mercado", "amable", "tienda", "suave", "cuaderno", "imprenta", "compas"],
  authoritative: ["obra", "claro", "editorial", "imprenta", "cuaderno", "taller", "tecnico"],
  playful: ["amable", "mercado", "cartel", "suave", "taller", "tienda"],
  luxury: ["elegante", "editorial", "galeria", "cuaderno"],
};

/** The nearest pairs to the character of a page's fonts. */
const pairsByCharacter: Record<FontCharacter, readonly TypePairName[]> = {
  "contrast-serif": ["galeria", "elegante"],
  "book-serif": ["cuaderno", "editorial"],
  "soft-serif": ["editorial", "tienda"],
  slab: ["imprenta"],
  condensed: ["taller", "cartel"],
  rounded: ["suave", "amable"],
  hand: ["amable", "tienda"],
  heavy: ["obra", "mercado"],
  geometric: ["compas", "claro", "tecnico"],
};

/** Pairs that do the same job as one that a trade names. */
const relatives: Record<TypePairName, readonly TypePairName[]> = {
  mercado: ["compas", "imprenta"],
  editorial: ["cuaderno"],
  cartel: ["taller"],
  claro: ["compas", "cuaderno"],
  elegante: ["galeria"],
  amable: ["suave"],
  tienda: ["imprenta", "cuaderno"],
  tecnico: ["compas", "taller"],
  obra: ["taller", "imprenta"],
  imprenta: [],
  taller: [],
  galeria: [],
  cuaderno: [],
  compas: [],
  suave: [],
};

interface BrandCharacter {
  tradeId: string;
  tone: BrandTone;
  /** The page's font families, most used first. */
  fonts: readonly string[];
  /** Stable for a site, such as its address or name: neighbours in a trade should differ. */
  seed: string;
}

/**
 * One pair per order: near to the page's own fonts where those have a character, else one that suits
 * the trade; among these, one that also suits the tone where several do; among the rest, by the seed.
 */
export function typePairFor({ tradeId, tone, fonts, seed }: BrandCharacter): TypePairName {
  const character = fontCharacterOf(fonts);
  const fitting = character ? pairsByCharacter[character] : pairsOfTrade(tradeId, tone);
  const toned = fitting.filter((name) => pairsByTone[tone].includes(name));
  const choices = toned.length > 1 ? toned : fitting;
  const number = createHash("sha256").update(seed).digest().readUInt32BE();
  return choices[number % choices.length]!;
}

/** The trade's pairs and their relatives; the tone's for a trade that names none. */
function pairsOfTrade(tradeId: string, tone: BrandTone): TypePairName[] {
  const { pairs } = adTradeOf(tradeId);
  const named = pairs.length > 0 ? pairs : pairsByTone[tone];
  return [...new Set(named.flatMap((name) => [name, ...relatives[name]]))];
}
