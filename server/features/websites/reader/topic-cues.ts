import type { StatementTopic } from "#db/schema-site-facts.ts";

/** How much a word says about the topic: `sure` decides whatever else is said. */
export type Strength = "sure" | "likely" | "maybe";

/**
 * The words that tell what a statement is about, as regular expressions over folded text, each between
 * word boundaries; «… » stands for up to four words, «# » for a number. Between equals the earlier topic wins.
 */
export type TopicCues = Partial<Record<StatementTopic, Record<Strength, readonly string[]>>>;
