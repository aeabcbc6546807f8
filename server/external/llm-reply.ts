import type { JSONObject } from "@ai-sdk/provider";
import type { LlmFailure } from "./llm-failure.ts";

export interface LlmLimits {
  /** From the request to the first word, including a retry. */
  firstTokenMs: number;
  /** Between two words. */
  silenceMs: number;
  wholeMs: number;
  /** In UTF-16 units; a longer reply is stopped and fails. */
  textLengthMax: number;
  /** When the provider asks for a longer pause, there is no retry. */
  retryPauseMaxMs: number;
}

export type LlmConfig = (
  | { provider: "local" }
  | { provider: "openai" | "anthropic" | "google"; apiKey: string; model: string; baseUrl?: string }
  | { provider: "compatible"; apiKey?: string; model: string; baseUrl: string }
) & { limits?: Partial<LlmLimits> };

export interface ReplyRequest {
  system: string;
  /** Oldest first; the last one is the person's. */
  messages: readonly { role: "user" | "assistant"; content: string }[];
  /** Input of the local model; never sent to a provider. */
  brief: JSONObject;
  maxOutputTokens: number;
  signal: AbortSignal;
  /** Id of the person: the local model writes one reply per caller at a time. */
  caller?: string;
}

export type ReplyPart =
  /** Text without control characters or lone surrogates, so that it can be stored. */
  | { type: "text"; text: string }
  | { type: "failed"; failure: LlmFailure }
  | {
      type: "finished";
      reason: "stop" | "length";
      /** Set by the local model when the text only says that it has no answer; such a reply is free. */
      isAnswer?: false;
      inputTokens?: number;
      outputTokens?: number;
    };
