/** What is offered, by what a customer does with it; it decides the sentences that frame it. */
export type Nature = "thing" | "food" | "service" | "care" | "class" | "place";

/**
 * The sentences of one kind of thing, whole and with their verb, in the template language of templates.ts.
 * A problem is one of the customer's day that this trade solves, never a fault of what is sold.
 */
export interface Kind {
  nature: Nature;
  /** Given to others on feast days. */
  gift?: true;
  /** It takes place elsewhere than where the business is. */
  away?: true;
  problem: readonly string[];
  benefit: readonly string[];
  in_use: readonly string[];
  question: readonly string[];
  /** At most 30 characters each. */
  shorts: readonly string[];
}
