import type { StatementTopic } from "#db/schema-site-facts.ts";
import { businessCues } from "./business-cues.ts";
import { offerCues } from "./offer-cues.ts";
import { foldText } from "./texts.ts";
import type { Strength, TopicCues } from "./topic-cues.ts";

const cues: TopicCues = { ...offerCues, ...businessCues };
const numbers =
  "\\d[\\d.]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|" +
  "veint\\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\\w+cient[oa]s|mil";
const strengths: readonly Strength[] = ["sure", "likely", "maybe"];

/** Each topic's cues of one strength as one expression, in the topics' order. */
const expressions = strengths.map((strength) =>
  Object.entries(cues)
    .filter(([, words]) => words[strength].length > 0)
    .map(([topic, words]) => ({
      topic: topic as StatementTopic,
      pattern: new RegExp(`(?<![a-z\\d])(?:${expanded(words[strength])})(?![a-z\\d])`),
    })),
);

function expanded(words: readonly string[]): string {
  return words.join("|").replaceAll("… ", "(?:\\S+ ){0,4}").replaceAll("# ", `(?:${numbers}) `);
}

/** What a statement is about, by its own words and then by those of the heading above it. */
export function topicOf(text: string, under: string | null): StatementTopic {
  const words = foldText(text);
  const heading = under === null ? "" : foldText(under);
  const find = (strength: number, among: string) =>
    expressions[strength]!.find(({ pattern }) => pattern.test(among))?.topic;
  return find(0, words) ?? find(1, words) ?? find(0, heading) ?? find(2, words) ?? "other";
}

/** Whether its own words say what a statement is about. */
export function hasTopic(text: string): boolean {
  const words = foldText(text);
  return expressions.slice(0, 2).some((group) => group.some(({ pattern }) => pattern.test(words)));
}
