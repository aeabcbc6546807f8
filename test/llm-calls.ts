import { createLlm, type Llm, type LlmDeps, type LlmFailure } from "#server/external/llm.ts";
import type { LlmLimits, ReplyPart, ReplyRequest } from "#server/external/llm-reply.ts";
import type { LlmServer } from "./llm-server.ts";

export const secretKey = "sk-secret-0123456789";
/** Longer than any test; a test about one of the limits shortens it. */
export const longLimits: Partial<LlmLimits> = {
  firstTokenMs: 3_600_000,
  silenceMs: 3_600_000,
  wholeMs: 3_600_000,
};

export type Provider = "openai" | "compatible" | "anthropic" | "google";

/** The provider's real client, pointed at the server. */
export function llmAt(
  server: LlmServer,
  provider: Provider = "compatible",
  { pause, ...limits }: Partial<LlmLimits> & Pick<LlmDeps, "pause"> = {},
): Llm {
  const baseUrl = provider === "google" ? `${server.origin}/v1beta` : server.url;
  const access = { apiKey: secretKey, model: "model-1", baseUrl };
  return createLlm(
    { provider, ...access, limits: { ...longLimits, ...limits } },
    { localModel: noLocalModel, ...(pause ? { pause } : {}) },
  );
}

export function noLocalModel(): never {
  throw new Error("The local model was asked for");
}

export function question(signal = new AbortController().signal): ReplyRequest {
  return {
    system: "Eres Teo.",
    messages: [
      { role: "user", content: "Hola" },
      { role: "assistant", content: "¿Qué necesitas?" },
      { role: "user", content: "Un post" },
    ],
    brief: { secret: "never sent" },
    maxOutputTokens: 500,
    signal,
  };
}

export interface Collected {
  text: string;
  parts: ReplyPart[];
  last: ReplyPart | undefined;
  failure: LlmFailure | undefined;
}

/** Reads a reply to its end. */
export async function collect(source: AsyncIterable<ReplyPart>): Promise<Collected> {
  const parts: ReplyPart[] = [];
  for await (const part of source) parts.push(part);
  const last = parts.at(-1);
  return {
    parts,
    last,
    text: parts.map((part) => (part.type === "text" ? part.text : "")).join(""),
    failure: last?.type === "failed" ? last.failure : undefined,
  };
}
