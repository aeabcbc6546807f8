import type { Angle } from "#server/features/ads/creatives/creative.ts";
import type { Dice } from "#server/features/workers/copywriter/language/seed.ts";
import type { Industry } from "#server/features/workers/copywriter/lexicon/industry.ts";
import type { Season } from "#server/features/workers/copywriter/lexicon/seasons.ts";
import type { Kind } from "../kinds/kind.ts";
import { hasOwnWords, isFarewell, kinds } from "../kinds/kinds.ts";
import { feast, now } from "./frames.ts";
import { type Circumstances, linesOfAnything } from "./lines-of-anything.ts";

interface LineChoice {
  /** Undefined where nobody knows what it is. */
  kind: Kind | undefined;
  circumstances: Circumstances;
  trade: Industry;
  /** A fee is in no line of a kind, nor is a name that is no noun. */
  standsInLines: boolean;
  season: Season | undefined;
  chance: Dice;
}

const naming = /\{(?:s|S|n|N|un|de s)\}/;
/** Whether a line says the product's name, so that what follows must not. */
export const isNaming = (line: string): boolean => naming.test(line);

/** What an advertisement may be built on, the best first. */
export function linesOf(angle: Angle, choice: LineChoice): string[] {
  const { kind, trade, circumstances, standsInLines, chance } = choice;
  const lines = hasOwnWords(trade)
    ? ofTrade(angle, trade)
    : kind
      ? [
          ...ofKind(angle, kind, choice),
          ...(standsInLines ? [] : linesOfAnything(angle, circumstances)),
        ]
      : linesOfAnything(angle, circumstances);
  const sayable = (line: string) =>
    !isNaming(line) || (circumstances.isNamed && (!kind || standsInLines));
  return lines.flatMap((pool) => chance.shuffle(pool.filter(sayable)));
}

/** Pools, the best first; the last resort is what can be said of anything of its nature. */
function ofKind(
  angle: Angle,
  kind: Kind,
  { season, standsInLines }: LineChoice,
): readonly (readonly string[])[] {
  const { nature } = kind;
  const any = nature === "thing" || nature === "food" ? kinds.thing : kinds.service;
  if (angle === "proof") return [];
  if (angle === "urgency") return [...(season && kind.gift ? [feast] : []), now[nature]];
  // A process is no reason: what is good about the thing is what an offer says beside the price.
  const told = angle === "offer" ? "benefit" : angle;
  return [kind[told], ...(nature === "food" || !standsInLines ? [] : [any[told]])];
}

function ofTrade(angle: Angle, trade: Industry): readonly (readonly string[])[] {
  const says = trade.says ?? [];
  const pools: Record<Angle, readonly (readonly string[])[]> = {
    problem: [trade.pains, trade.hooks],
    benefit: [trade.hooks, says],
    offer: [says, trade.hooks],
    proof: [],
    in_use: [says, trade.scenes],
    // Nobody in mourning is asked questions.
    question: [isFarewell(trade) ? trade.hooks : trade.asks],
    urgency: [now.care],
  };
  return pools[angle];
}
