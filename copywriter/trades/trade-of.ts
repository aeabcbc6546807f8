import { dataOf } from "../data.ts";
import { fold } from "../spanish/fold.ts";
import type { Family, Trade, TradeEntry, Trait } from "./trade.ts";

interface Neutral {
  heads: readonly string[];
  modifiers: readonly string[];
}

/** How many characters of a folded text a pattern covers from `at`, at a word's beginning; 0 when none. */
function covered(text: string, at: number, pattern: string, mayContinue: boolean): number {
  const isOpen = pattern.endsWith("*");
  const word = isOpen ? pattern.slice(0, -1) : pattern;
  if (!text.startsWith(word, at)) return 0;
  const end = text.indexOf(" ", at + word.length);
  const stop = end < 0 ? text.length : end;
  const rest = text.slice(at + word.length, stop);
  return isOpen || mayContinue || rest === "" || rest === "s" || rest === "es" ? stop - at : 0;
}

/** Whether a text is made of one or more words of a trade and of neutral ones, and of nothing else. */
function isMadeOf(text: string, match: readonly string[], neutral: Neutral): boolean {
  let at = 0;
  let named = 0;
  while (at < text.length) {
    const own = Math.max(0, ...match.map((word) => covered(text, at, word, true)));
    const beside = Math.max(
      0,
      ...(named === 0 ? neutral.heads : []).map((word) => covered(text, at, word, false)),
      ...neutral.modifiers.map((word) => covered(text, at, word, false)),
    );
    if (own === 0 && beside === 0) return false;
    if (own >= beside) named += 1;
    at += Math.max(own, beside) + 1;
  }
  return named > 0;
}

function shows(words: string, pattern: string): boolean {
  for (let at = 0; at >= 0 && at < words.length; ) {
    if (covered(words, at, pattern, false) > 0) return true;
    const space = words.indexOf(" ", at);
    at = space < 0 ? -1 : space + 1;
  }
  return false;
}

const byThemselves: ReadonlySet<Trait> = new Set([
  "goods",
  "edible",
  "rental",
  "lodging",
  "leisure",
  "taught",
]);

/**
 * The trade that the industry names and the traits known of the business. «Hotel canino» is no hotel and
 * «alquiler de veleros» no estate agency: a trade is known only where nothing else stands beside its
 * words, because a neighbour's lines would be guesses.
 */
export function tradeOf(business: {
  industry: string;
  service: string;
  products: readonly string[];
}): { trade: Trade | undefined; traits: ReadonlySet<Trait> } {
  const industry = fold(business.industry).slice(0, 80);
  const neutral = dataOf<Neutral>("trades/neutral");
  const entry = dataOf<TradeEntry[]>("trades/index").find(
    ({ id, match }) => id === industry.replace(/ /g, "_") || isMadeOf(industry, match, neutral),
  );
  const trade = entry && dataOf<Trade>(`trades/${entry.id}`);
  const traits = new Set<Trait>(trade?.traits);
  const words = fold([business.industry, business.service, ...business.products].join(" "));
  for (const [trait, patterns] of Object.entries(dataOf<Record<Trait, string[]>>("trades/traits")))
    if (patterns.some((pattern) => shows(words, pattern))) traits.add(trait as Trait);
  if (![...traits].some((trait) => byThemselves.has(trait))) traits.add("service");
  return { trade, traits };
}

/**
 * The trade that a text names first («Tienda online de cerámica hecha a mano»), if any, for texts that
 * say more than a trade. Less sure than {@link tradeOf}.
 */
export function tradeNamed(text: string): Trade | undefined {
  const words = ` ${fold(text).slice(0, 120)} `;
  let best: { id: string; score: number } | undefined;
  for (const { id, match, unless } of dataOf<TradeEntry[]>("trades/index")) {
    if (unless.some((start) => words.includes(` ${start}`))) continue;
    for (const start of match) {
      const at = words.indexOf(` ${start}`);
      const score = start.length - at * 2;
      if (at >= 0 && score > (best?.score ?? Number.NEGATIVE_INFINITY)) best = { id, score };
    }
  }
  return best && dataOf<Trade>(`trades/${best.id}`);
}

/** The family of a trade to which a thing belongs, if any. */
export function familyOf(trade: Trade | undefined, thing: string): Family | undefined {
  const words = ` ${fold(thing)}`;
  return trade?.families.find(({ match }) => match.some((start) => words.includes(` ${start}`)));
}
