import { type Action, wordedAction } from "./actions.ts";
import type { Dice } from "./dice.ts";
import type { Fact } from "./facts/fact.ts";
import type { SourceWords } from "./page/source-words.ts";
import type { Said } from "./texts-input.ts";

/** How often one product or one button may stand in a week. */
export const usesMax = 2;

/** What the advertisements of a week share while they are written, one after another. */
export interface Week {
  source: SourceWords;
  action: Action;
  chance: Dice;
  said: Said;
  /** By index of the product, and by text of the button. */
  uses: Map<string | number, number>;
  /** Facts that no advertisement is built on, the best first. */
  left: Fact[];
}

export const newWeek = (source: SourceWords, chance: Dice, left: Fact[]): Week => ({
  source,
  action: wordedAction(source.action, source.page.statements),
  chance,
  said: new Set(),
  uses: new Map(),
  left,
});

/** Counts a use of a product or button. */
export function countUse({ uses }: Pick<Week, "uses">, key: string | number): void {
  uses.set(key, (uses.get(key) ?? 0) + 1);
}
