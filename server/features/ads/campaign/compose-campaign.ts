import type { Llm } from "#server/external/llm.ts";
import type { AdWriter } from "../ad-writer.ts";
import { askModel } from "../copy/ask-model.ts";
import type { Campaign, CampaignInput } from "./campaign.ts";

const modelMs = 60_000;

/**
 * Composes an order's ads, without drawing them; by a language model where one is configured. A
 * model's failure never throws.
 * @throws AppError `unavailable`; the signal's reason when it is aborted
 */
export async function composeCampaign(
  { llm, writer }: { llm: Pick<Llm, "local" | "label" | "reply">; writer: AdWriter },
  input: CampaignInput,
  call: { caller: string; signal: AbortSignal },
): Promise<Campaign> {
  const { signal } = call;
  const question = llm.local ? null : await writer.campaignRequest(input, call);
  if (!question) return await writer.composeLocalCampaign(input, call);
  const asked = await askModel(
    llm,
    question,
    AbortSignal.any([signal, AbortSignal.timeout(modelMs)]),
  );
  signal.throwIfAborted();
  return await writer.composeModelCampaign({ input, asked, label: llm.label }, call);
}
