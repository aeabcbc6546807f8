import { dataOf } from "#copywriter/data.ts";
import type { Trade } from "#copywriter/trades/trade.ts";
import { familyOf } from "#copywriter/trades/trade-of.ts";
import type { TypePairName } from "../../creatives/creative.ts";
import type { ActionName } from "./actions.ts";

/** When a trade's customers look at their phones; `campaign/rhythms.ts` has the hours. */
export type RhythmName = "table" | "shop" | "appointments" | "office" | "leisure";

/** What advertisements take from a trade. */
export interface AdTrade {
  id: string;
  label: string;
  rhythm: RhythmName;
  /** The call to action, unless the page offers a better one. */
  action: ActionName;
  /** Type pairs that suit it, best first; when empty, the tone decides. */
  pairs: readonly TypePairName[];
  tags: readonly string[];
  shorts: readonly string[];
  hooks: readonly string[];
  scenes: readonly string[];
  pains: readonly string[];
  asks: readonly string[];
  /** What is true of its things. */
  says: readonly string[];
  isSolemn: boolean;
}

/** The trade as advertisements use it, about one of its things when one is given. */
export function adTrade(trade: Trade, thing = ""): AdTrade {
  const family = thing === "" ? undefined : familyOf(trade, thing);
  const lines = (use: string) => (trade.lines[use] ?? []).map(({ text }) => text);
  const ofThing = (use: string) => (family?.lines[use] ?? []).map(({ text }) => text);
  return {
    id: trade.id,
    label: trade.label,
    rhythm: trade.ads.rhythm,
    action: trade.ads.action as ActionName,
    pairs: trade.ads.pairs as TypePairName[],
    tags: family && family.tags.length > 0 ? family.tags : trade.tags,
    shorts: lines("short.trade"),
    hooks: lines("hook.trade"),
    scenes: lines("scene.trade"),
    pains: lines("pain.trade"),
    asks: ofThing("ask.trade").length > 0 ? ofThing("ask.trade") : lines("ask.trade"),
    says: ofThing("fact.trade"),
    isSolemn: trade.traits.includes("solemn"),
  };
}

/** The trade with an id; the general one for a trade without a file. */
export const adTradeOf = (id: string): AdTrade => adTrade(tradeWithId(id));

export function tradeWithId(id: string): Trade {
  const isKnown = dataOf<{ id: string }[]>("trades/index").some((trade) => trade.id === id);
  return dataOf<Trade>(`trades/${isKnown ? id : "general"}`);
}
