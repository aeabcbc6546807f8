import type { BrandTone } from "#shared/brain.ts";
import { adTradeOf } from "../copy/ad-trade.ts";
import type { TypePairName } from "../creatives/creative.ts";

const pairsByTone: Record<BrandTone, readonly TypePairName[]> = {
  professional: ["claro", "tecnico", "mercado"],
  casual: ["mercado", "claro", "amable"],
  friendly: ["mercado", "amable", "tienda"],
  authoritative: ["obra", "claro", "editorial"],
  playful: ["amable", "mercado", "cartel"],
  luxury: ["elegante", "editorial"],
};

/** One pair per order: the trade's first that also suits the tone, else the trade's first. */
export function typePairFor(tradeId: string, tone: BrandTone): TypePairName {
  const tonePairs = pairsByTone[tone];
  const { pairs } = adTradeOf(tradeId);
  const candidates = pairs.length > 0 ? pairs : tonePairs;
  return candidates.find((name) => tonePairs.includes(name)) ?? candidates[0]!;
}
