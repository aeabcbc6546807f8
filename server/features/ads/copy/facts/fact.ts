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
  /** What it is about, as the page has it above it: «Entregas»; null where it says so itself. */
  kicker: string | null;
  /** The page's own question to which the sentence is the answer. */
  question: string | null;
  /** What stands under the question, where the sentence has both. */
  answer?: string;
  /** Among the site's products; null if it is about none or about all. */
  productIndex: number | null;
  /** How much of this business alone it is; higher is better. */
  worth: number;
  /** The heading of its section on the page. */
  under: string | null;
  /** It is the page's own title. */
  isTitle?: true;
  /** The picture that stands beside it on the page. */
  pictureUrl?: string;
  /** In the page's order. */
  at: number;
}
