import type { BrandTone } from "#shared/brain.ts";
import type { TypePairName } from "../creatives/creative.ts";

/** What suits a trade, the first first; by the trade's id in the copywriter's language. */
const ofTrades: Record<string, readonly TypePairName[]> = {
  restaurant: ["editorial", "tienda", "mercado"],
  bar: ["cartel", "mercado", "obra"],
  cafe: ["tienda", "editorial", "mercado"],
  bakery: ["tienda", "editorial", "amable"],
  grocer: ["mercado", "tienda", "claro"],
  fashion: ["elegante", "editorial", "claro"],
  jewelry: ["elegante", "editorial"],
  crafts: ["tienda", "editorial", "mercado"],
  bookshop: ["editorial", "tienda"],
  stationery: ["editorial", "tienda"],
  haberdashery: ["tienda", "editorial", "mercado"],
  toys: ["amable", "mercado"],
  florist: ["editorial", "elegante", "tienda"],
  hardware: ["obra", "mercado"],
  bicycles: ["mercado", "obra", "claro"],
  gaming: ["tecnico", "cartel"],
  beauty: ["elegante", "editorial", "claro"],
  hair: ["elegante", "editorial", "mercado"],
  fitness: ["cartel", "obra", "tecnico"],
  yoga: ["editorial", "elegante", "amable"],
  dental: ["claro", "amable"],
  healthcare: ["claro", "amable"],
  psychology: ["editorial", "claro"],
  optician: ["claro", "tecnico"],
  vet: ["amable", "claro"],
  nursery: ["amable", "claro"],
  education: ["claro", "amable", "mercado"],
  languages: ["amable", "mercado"],
  music: ["editorial", "amable", "mercado"],
  dance: ["elegante", "cartel", "mercado"],
  law: ["editorial", "elegante"],
  finance: ["claro", "editorial"],
  advisory: ["claro", "tecnico"],
  saas: ["tecnico", "claro"],
  technology: ["tecnico", "claro"],
  agency: ["mercado", "tecnico"],
  architecture: ["claro", "elegante"],
  reforms: ["obra", "claro"],
  electrician: ["obra", "claro"],
  plumber: ["obra", "claro"],
  carpentry: ["obra", "tienda", "editorial"],
  painter: ["obra", "claro"],
  gardener: ["tienda", "claro"],
  pests: ["claro", "obra"],
  laundry: ["claro", "amable"],
  workshop: ["obra", "mercado"],
  automotive: ["obra", "tecnico"],
  cleaning: ["claro", "amable"],
  real_estate: ["claro", "elegante"],
  hotel: ["editorial", "elegante"],
  travel: ["editorial", "mercado"],
  outdoors: ["cartel", "mercado"],
  events: ["mercado", "editorial"],
  photography: ["elegante", "claro"],
  funeral: ["editorial"],
  ngo: ["claro", "mercado"],
};

const ofTones: Record<BrandTone, readonly TypePairName[]> = {
  professional: ["claro", "tecnico", "mercado"],
  casual: ["mercado", "claro", "amable"],
  friendly: ["mercado", "amable", "tienda"],
  authoritative: ["obra", "claro", "editorial"],
  playful: ["amable", "mercado", "cartel"],
  luxury: ["elegante", "editorial"],
};

/** One pair for all of an order: what the trade and the tone agree on, else the trade's own. */
export function typePairFor(tradeId: string, tone: BrandTone): TypePairName {
  const toned = ofTones[tone];
  const suited = ofTrades[tradeId] ?? toned;
  return suited.find((name) => toned.includes(name)) ?? suited[0]!;
}
