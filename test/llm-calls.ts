import {
  createLlm,
  type Llm,
  type LlmConfig,
  type LlmFailure,
  type LlmLimits,
  type ReplyPart,
  type ReplyRequest,
} from "#server/external/llm.ts";
import type { LlmServer } from "./llm-server.ts";

export const secretKey = "sk-secret-0123456789";
export const shortLimits: Partial<LlmLimits> = {
  firstTokenMs: 2_500,
  silenceMs: 250,
  wholeMs: 4_000,
};

export type Provider = "openai" | "compatible" | "anthropic" | "google";

/** The provider's real client, pointed at the server. */
export function llmAt(
  server: LlmServer,
  provider: Provider = "compatible",
  limits: Partial<LlmLimits> = shortLimits,
): Llm {
  const baseUrl = provider === "google" ? `${server.origin}/v1beta` : server.url;
  const config: LlmConfig = { provider, apiKey: secretKey, model: "model-1", baseUrl, limits };
  return createLlm(config, { localModel: noLocalModel });
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
  tookMs: number;
}

/** Reads a reply to its end. */
export async function collect(source: AsyncIterable<ReplyPart>): Promise<Collected> {
  const startedAt = performance.now();
  const parts: ReplyPart[] = [];
  for await (const part of source) parts.push(part);
  const last = parts.at(-1);
  return {
    parts,
    last,
    text: parts.map((part) => (part.type === "text" ? part.text : "")).join(""),
    failure: last?.type === "failed" ? last.failure : undefined,
    tookMs: performance.now() - startedAt,
  };
}
