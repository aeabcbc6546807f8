import { dataOf } from "#copywriter/data.ts";
import type { Trade } from "#copywriter/trades/trade.ts";
import { tradeNamed, tradeOf } from "#copywriter/trades/trade-of.ts";
import type { TypePairName } from "../creatives/creative.ts";
import { type ActionName, actions } from "./actions.ts";

/** When a trade's customers look at their phones; `campaign/rhythms.ts` has the hours. */
export type RhythmName = "table" | "shop" | "appointments" | "office" | "leisure";

/** What advertisements take from a trade. */
export interface AdTrade {
  id: string;
  /** «Óptica». */
  label: string;
  rhythm: RhythmName;
  /** The call to action where the page has no button of its own. */
  action: ActionName;
  /** Type pairs that suit it, best first; when empty, the tone decides. */
  pairs: readonly TypePairName[];
  tags: readonly string[];
  traits: readonly string[];
}

const adTrade = ({ id, label, ads, tags, traits }: Trade): AdTrade => ({
  id,
  label,
  rhythm: ads.rhythm,
  action: ads.action in actions ? (ads.action as ActionName) : "look",
  pairs: ads.pairs as TypePairName[],
  tags,
  traits,
});

/** The trade with an id; the general one for a trade without a file. */
export function adTradeOf(id: string): AdTrade {
  const isKnown = dataOf<{ id: string }[]>("trades/index").some((trade) => trade.id === id);
  return adTrade(dataOf<Trade>(`trades/${isKnown ? id : "general"}`));
}

/** The trade that one of these titles names and nothing else: «Taller de zapatero» is no garage. */
export function adTradeOfTitle(titles: readonly string[]): AdTrade | undefined {
  for (const title of titles) {
    const { trade } = tradeOf({ industry: title, service: "", products: [] });
    if (trade) return adTrade(trade);
  }
  return undefined;
}

/** The trade that the first of these texts that names one sounds like; undefined where none does. */
export function adTradeNamed(texts: readonly string[]): AdTrade | undefined {
  for (const text of texts) {
    const trade = tradeNamed(text);
    if (trade) return adTrade(trade);
  }
  return undefined;
}
