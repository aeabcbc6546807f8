import type { TradeId } from "#server/features/workers/copywriter/lexicon/industry.ts";
import type { ActionName } from "./copy/kinds/actions.ts";
import type { TypePairName } from "./creatives/creative.ts";

/** When a trade's customers look at their phones; `campaign/rhythms.ts` has the hours. */
export type RhythmName = "table" | "shop" | "appointments" | "office" | "leisure";

/** How ads of a trade are scheduled, worded and set. */
interface TradeTraits {
  /** When its customers look at their phones and decide. */
  rhythm: RhythmName;
  /** The call to action, unless the page offers a better one. */
  action: ActionName;
  /** Type pairs that suit it, best first; when empty, the tone decides. */
  pairs: readonly TypePairName[];
}

export const tradeTraits: Readonly<Record<TradeId, TradeTraits>> = {
  electrician: { rhythm: "office", action: "quote", pairs: ["obra", "claro"] },
  plumber: { rhythm: "office", action: "quote", pairs: ["obra", "claro"] },
  carpentry: { rhythm: "office", action: "quote", pairs: ["obra", "tienda", "editorial"] },
  laundry: { rhythm: "office", action: "quote", pairs: ["claro", "amable"] },
  stationery: { rhythm: "shop", action: "shop", pairs: ["editorial", "tienda"] },
  toys: { rhythm: "shop", action: "shop", pairs: ["amable", "mercado"] },
  music: { rhythm: "appointments", action: "class", pairs: ["editorial", "amable", "mercado"] },
  dance: { rhythm: "appointments", action: "class", pairs: ["elegante", "cartel", "mercado"] },
  painter: { rhythm: "office", action: "quote", pairs: ["obra", "claro"] },
  gardener: { rhythm: "office", action: "quote", pairs: ["tienda", "claro"] },
  pests: { rhythm: "office", action: "quote", pairs: ["claro", "obra"] },
  haberdashery: { rhythm: "shop", action: "shop", pairs: ["tienda", "editorial", "mercado"] },
  household: { rhythm: "shop", action: "shop", pairs: ["tienda", "mercado", "claro"] },
  gifts: { rhythm: "shop", action: "shop", pairs: ["tienda", "amable", "mercado"] },
  perfumery: { rhythm: "shop", action: "shop", pairs: ["elegante", "editorial"] },
  outdoors: { rhythm: "leisure", action: "night", pairs: ["cartel", "mercado"] },
  rental: { rhythm: "office", action: "quote", pairs: ["obra", "mercado"] },
  carers: { rhythm: "office", action: "talk", pairs: ["amable", "claro"] },
  shades: { rhythm: "office", action: "quote", pairs: ["claro", "obra"] },
  upholstery: { rhythm: "office", action: "quote", pairs: ["tienda", "editorial"] },
  transfers: { rhythm: "office", action: "quote", pairs: ["claro", "tecnico"] },
  coworking: { rhythm: "office", action: "look", pairs: ["claro", "tecnico"] },
  restaurant: { rhythm: "table", action: "table", pairs: ["editorial", "tienda", "mercado"] },
  ecommerce: { rhythm: "shop", action: "shop", pairs: [] },
  saas: { rhythm: "office", action: "look", pairs: ["tecnico", "claro"] },
  fitness: { rhythm: "appointments", action: "class", pairs: ["cartel", "obra", "tecnico"] },
  beauty: {
    rhythm: "appointments",
    action: "appointment",
    pairs: ["elegante", "editorial", "claro"],
  },
  education: { rhythm: "appointments", action: "class", pairs: ["claro", "amable", "mercado"] },
  finance: { rhythm: "office", action: "talk", pairs: ["claro", "editorial"] },
  healthcare: { rhythm: "appointments", action: "appointment", pairs: ["claro", "amable"] },
  real_estate: { rhythm: "office", action: "look", pairs: ["claro", "elegante"] },
  automotive: { rhythm: "office", action: "look", pairs: ["obra", "tecnico"] },
  cafe: { rhythm: "table", action: "menu", pairs: ["tienda", "editorial", "mercado"] },
  bakery: { rhythm: "table", action: "look", pairs: ["tienda", "editorial", "amable"] },
  hair: {
    rhythm: "appointments",
    action: "appointment",
    pairs: ["elegante", "editorial", "mercado"],
  },
  fashion: { rhythm: "shop", action: "shop", pairs: ["elegante", "editorial", "claro"] },
  jewelry: { rhythm: "shop", action: "shop", pairs: ["elegante", "editorial"] },
  florist: { rhythm: "shop", action: "shop", pairs: ["editorial", "elegante", "tienda"] },
  vet: { rhythm: "appointments", action: "appointment", pairs: ["amable", "claro"] },
  dental: { rhythm: "appointments", action: "appointment", pairs: ["claro", "amable"] },
  psychology: { rhythm: "appointments", action: "appointment", pairs: ["editorial", "claro"] },
  yoga: { rhythm: "appointments", action: "class", pairs: ["editorial", "elegante", "amable"] },
  law: { rhythm: "office", action: "talk", pairs: ["editorial", "elegante"] },
  advisory: { rhythm: "office", action: "talk", pairs: ["claro", "tecnico"] },
  architecture: { rhythm: "office", action: "talk", pairs: ["claro", "elegante"] },
  reforms: { rhythm: "office", action: "quote", pairs: ["obra", "claro"] },
  photography: { rhythm: "leisure", action: "quote", pairs: ["elegante", "claro"] },
  events: { rhythm: "leisure", action: "quote", pairs: ["mercado", "editorial"] },
  hotel: { rhythm: "leisure", action: "night", pairs: ["editorial", "elegante"] },
  travel: { rhythm: "leisure", action: "night", pairs: ["editorial", "mercado"] },
  languages: { rhythm: "appointments", action: "class", pairs: ["amable", "mercado"] },
  nursery: { rhythm: "appointments", action: "look", pairs: ["amable", "claro"] },
  cleaning: { rhythm: "office", action: "quote", pairs: ["claro", "amable"] },
  workshop: { rhythm: "office", action: "appointment", pairs: ["obra", "mercado"] },
  technology: { rhythm: "office", action: "look", pairs: ["tecnico", "claro"] },
  ngo: { rhythm: "office", action: "look", pairs: ["claro", "mercado"] },
  gaming: { rhythm: "leisure", action: "shop", pairs: ["tecnico", "cartel"] },
  bookshop: { rhythm: "shop", action: "shop", pairs: ["editorial", "tienda"] },
  funeral: { rhythm: "office", action: "look", pairs: ["editorial"] },
  bicycles: { rhythm: "shop", action: "shop", pairs: ["mercado", "obra", "claro"] },
  optician: { rhythm: "appointments", action: "appointment", pairs: ["claro", "tecnico"] },
  crafts: { rhythm: "shop", action: "shop", pairs: ["tienda", "editorial", "mercado"] },
  grocer: { rhythm: "table", action: "shop", pairs: ["mercado", "tienda", "claro"] },
  bar: { rhythm: "table", action: "menu", pairs: ["cartel", "mercado", "obra"] },
  hardware: { rhythm: "shop", action: "shop", pairs: ["obra", "mercado"] },
  agency: { rhythm: "office", action: "talk", pairs: ["mercado", "tecnico"] },
  driving: { rhythm: "appointments", action: "class", pairs: ["mercado", "claro"] },
  locksmith: { rhythm: "office", action: "look", pairs: ["obra", "claro"] },
  "pet-shop": { rhythm: "shop", action: "shop", pairs: ["amable", "mercado"] },
  "ice-cream": { rhythm: "table", action: "menu", pairs: ["amable", "tienda", "mercado"] },
  tattoo: { rhythm: "appointments", action: "appointment", pairs: ["cartel", "elegante"] },
  plants: { rhythm: "shop", action: "shop", pairs: ["tienda", "editorial"] },
  removals: { rhythm: "office", action: "quote", pairs: ["obra", "mercado"] },
  "car-wash": { rhythm: "office", action: "look", pairs: ["tecnico", "obra"] },
  tailor: { rhythm: "office", action: "quote", pairs: ["tienda", "elegante"] },
  general: { rhythm: "shop", action: "look", pairs: [] },
};
