import type { Industry } from "#server/features/workers/copywriter/lexicon/industry.ts";
import type { Season } from "#server/features/workers/copywriter/lexicon/seasons.ts";
import type { Dice } from "#server/features/workers/copywriter/seed.ts";
import type { Angle } from "../creatives/creative.ts";
import { ofAnyShop, waiting } from "./angle-lines.ts";
import type { SourceWords } from "./site-words.ts";
import { isOfTrade } from "./trades.ts";

interface LineChoice {
  trade: Industry;
  source: SourceWords;
  /** Its things are picked one instead of another. */
  isChoice: boolean;
  season: Season | undefined;
  chance: Dice;
}

/** Of a week's seven each takes a line of its own. */
const few = 3;

/** What an advertisement may be built on, the best first. */
export function linesOf(angle: Angle, choice: LineChoice): string[] {
  const { trade, source, isChoice, season, chance } = choice;
  const isKnown = trade.id !== "general" && trade.id !== "ecommerce";
  const about = (pool: readonly string[] | undefined) =>
    chance.shuffle((pool ?? []).filter((line) => isOfTrade(line, trade, source)));
  const says = about(trade.says);
  const hooks = about(trade.hooks);
  const asks = about(trade.asks);
  const asked = isChoice
    ? chance.shuffle(["¿{N} o {alt}?", ...asks])
    : // Beside a service, a question of the trade can be about another one.
      [...(source.products.length > 0 ? ["¿[Buscas|Busca|Buscás] {n} en {town}?"] : []), ...asks];
  const isSober = trade.sober || trade.solemn;
  const puttingOff =
    source.products.length === 0 ? waiting.unnamed : isSober ? waiting.sober : waiting.easy;
  const pools: Record<Angle, readonly string[]> = {
    problem: [...about(trade.pains), ...hooks],
    benefit: [...hooks, ...says],
    offer: [...says, ...hooks],
    proof: [],
    // What is said of the product's own family suits it better than a scene of the trade.
    in_use: says.length > 0 ? [...hooks, ...says] : [...about(trade.scenes), ...hooks],
    question: asked,
    // Those that name the product are nobody else's.
    urgency: [
      ...chance.shuffle(season?.hooks ?? []),
      ...chance.shuffle(season?.lines ?? []),
      ...chance.shuffle(puttingOff),
    ],
  };
  const ofTrade = pools[angle];
  // A trade whose lines are of other goods than these is as good as unknown.
  const isAnyShop = (!isKnown || ofTrade.length < few) && source.products.length > 0;
  const anyShop = isAnyShop ? chance.shuffle(ofAnyShop[angle] ?? []) : [];
  return [...anyShop, ...ofTrade];
}
