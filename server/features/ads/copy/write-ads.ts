import type { LlmFailure } from "#server/external/llm.ts";
import type { Ad, AdBrief } from "./ad-copy.ts";
import { type AskedAds, mergeAds, type Refusal, readAnswer } from "./model-ads.ts";

export interface WrittenAds {
  /** Seven, one of each angle. */
  ads: Ad[];
  /** `mixed`: the model's, with pieces of the local writer where the model's did not hold. */
  writer: "model" | "mixed" | "local";
  /** For people: «OpenAI · gpt-5», «Modo local». */
  label: string;
  /** Why there is nothing of the model's, where one was asked. */
  failure: LlmFailure | null;
  /** What of the model's was not used; for the log. */
  refusals: Refusal[];
}

/**
 * Seven advertisements of what a model has said, locally where its words do not hold. Pure; never
 * throws for what the model said.
 */
export function takeAnswer(
  brief: AdBrief,
  drafts: Ad[],
  asked: AskedAds,
  label: string,
): WrittenAds {
  const answer = asked.ok ? readAnswer(asked.text) : asked;
  if (!answer.ok) {
    const { failure } = answer;
    return { ads: drafts, writer: "local", label: "Modo local", failure, refusals: [] };
  }
  const { ads, refusals, used } = mergeAds(brief, drafts, answer.ads);
  const writer = used === 0 ? "local" : refusals.length === 0 ? "model" : "mixed";
  return { ads, writer, label: used === 0 ? "Modo local" : label, failure: null, refusals };
}
