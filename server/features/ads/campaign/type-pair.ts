import type { TradeId } from "#server/features/workers/copywriter/lexicon/industry.ts";
import type { BrandTone } from "#shared/brain.ts";
import type { TypePairName } from "../creatives/creative.ts";
import { tradeTraits } from "../trade-traits.ts";

const ofTones: Record<BrandTone, readonly TypePairName[]> = {
  professional: ["claro", "tecnico", "mercado"],
  casual: ["mercado", "claro", "amable"],
  friendly: ["mercado", "amable", "tienda"],
  authoritative: ["obra", "claro", "editorial"],
  playful: ["amable", "mercado", "cartel"],
  luxury: ["elegante", "editorial"],
};

/** One pair for all of an order: what the trade and the tone agree on, else the trade's own. */
export function typePairFor(tradeId: TradeId, tone: BrandTone): TypePairName {
  const toned = ofTones[tone];
  const { pairs } = tradeTraits[tradeId];
  const suited = pairs.length > 0 ? pairs : toned;
  return suited.find((name) => toned.includes(name)) ?? suited[0]!;
}
