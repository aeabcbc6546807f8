import type { Llm, LlmFailure } from "#server/external/llm.ts";
import type { Ad, AdBrief } from "./ad-copy.ts";
import { writeLocalAds } from "./local-ads.ts";
import { askModel, mergeAds, type Refusal } from "./model-ads.ts";

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

const modelMs = 60_000;

/**
 * Seven advertisements from the words of a site, in Spanish whatever its language, by the model where
 * there is one and locally where its words do not hold. Never throws for what the model does.
 */
export async function writeAds(
  { llm }: { llm: Pick<Llm, "local" | "label" | "reply"> },
  brief: AdBrief,
  signal: AbortSignal,
): Promise<WrittenAds> {
  const drafts = writeLocalAds(brief);
  const local = { ads: drafts, writer: "local" as const, refusals: [] };
  if (llm.local) return { ...local, label: llm.label, failure: null };
  const asked = await askModel(
    llm,
    brief,
    drafts,
    AbortSignal.any([signal, AbortSignal.timeout(modelMs)]),
  );
  if (!asked.ok) return { ...local, label: "Modo local", failure: asked.failure };
  const { ads, refusals, used } = mergeAds(brief, drafts, asked.ads);
  const writer = used === 0 ? "local" : refusals.length === 0 ? "model" : "mixed";
  return { ads, writer, label: used === 0 ? "Modo local" : llm.label, failure: null, refusals };
}
