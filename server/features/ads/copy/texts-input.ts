import type { Fact } from "./facts/fact.ts";
import type { ProductWords, SourceWords } from "./page/source-words.ts";

/** Texts of a week that are said already, folded: none is said twice. */
export type Said = Set<string>;

/** What the texts of one advertisement are written from. */
export interface TextsInput {
  source: SourceWords;
  fact: Fact;
  /** Asked in the picture and answered by the fact. */
  question: string | null;
  /** What the fact is about. */
  product: ProductWords | undefined;
  /** Another fact that is told beside it; `isNear`: from the same section of the page. */
  beside?: { fact: Fact; isNear: boolean };
  /** Facts in few words that no advertisement tells, the best first. */
  asides: readonly string[];
  /** What the reader is asked to do, in other words each time, `{biz}` for the name. */
  acts: readonly string[];
  said: Said;
}
