import type { StatementTopic } from "#db/schema-site-facts.ts";

/** What a fact is about; `product` is one thing sold, `business` name and place. */
export type FactTopic = StatementTopic | "product" | "review" | "rating" | "business";

/** One thing that the page says and that an advertisement can be built on. */
export interface Fact {
  /** Equal for two tellings of one fact. */
  key: string;
  topic: FactTopic;
  /** As the page has it, whole, with its stop. */
  sentence: string;
  /** At most eight words, without a stop. */
  short: string;
  /** The heading above the sentence, where both say one thing; null for others. */
  lead: string | null;
  /** The page's own question to which the sentence is the answer. */
  question: string | null;
  /** Among the site's products; null if it is about none or about all. */
  productIndex: number | null;
  /** How much of this business alone it is; higher is better. */
  worth: number;
  /** In the page's order. */
  at: number;
  /** The picture beside it on the page. */
  pictureUrl?: string | undefined;
}
