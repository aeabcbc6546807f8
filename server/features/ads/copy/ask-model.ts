import type { Llm } from "#server/external/llm.ts";
import type { AskedAds } from "./model-ads.ts";

const outputTokensMax = 4_096;

/** Asks a language model for the words of seven advertisements. Never throws for what it does. */
export async function askModel(
  llm: Pick<Llm, "reply">,
  { system, content }: { system: string; content: string },
  signal: AbortSignal,
): Promise<AskedAds> {
  let text = "";
  const request = {
    system,
    messages: [{ role: "user" as const, content }],
    brief: {},
    maxOutputTokens: outputTokensMax,
    signal,
  };
  for await (const part of llm.reply(request)) {
    if (part.type === "failed") return { ok: false, failure: part.failure };
    if (part.type === "text") text += part.text;
    if (part.type === "finished") return { ok: true, text };
  }
  return { ok: false, failure: { kind: "timeout", detail: "The model was given up on" } };
}
