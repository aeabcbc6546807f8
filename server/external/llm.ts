import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { type ReplyDeadlines, startAttempt } from "./llm-attempt.ts";
import { isTransient, type LlmFailure } from "./llm-failure.ts";
import { openModel } from "./llm-providers.ts";
import type { LlmConfig, LlmLimits, ReplyPart, ReplyRequest } from "./llm-reply.ts";

export type { FailureKind, LlmFailure } from "./llm-failure.ts";

const defaultLimits: LlmLimits = {
  firstTokenMs: 20_000,
  silenceMs: 20_000,
  wholeMs: 120_000,
  textLengthMax: 60_000,
  retryPauseMaxMs: 5_000,
};

export interface Llm {
  /** For people: «Modo local», «OpenAI · gpt-5». */
  label: string;
  /** True for the local copywriter, which is not a language model. */
  local: boolean;
  /**
   * Yields text parts and then exactly one `finished` or `failed`; nothing more once the request's
   * signal aborts. A provider's failure is a part, never thrown. Leaving the loop early stops the provider.
   */
  reply(request: ReplyRequest): AsyncIterable<ReplyPart>;
  /** Loads and compiles the model's code so that the first reply does not wait for it. */
  warm(): Promise<void>;
}

/** Pause before a retry when the provider names none. */
const retryPauseMs = 500;

/** Dependencies of a model besides its configuration. */
export interface LlmDeps {
  /** Creates the model of provider `local`; called once, at first use. */
  localModel: () => LanguageModelV4 | Promise<LanguageModelV4>;
  /** Warms up the local model with replies that are discarded; see {@link Llm.warm}. */
  warmLocal?: () => Promise<void>;
  /** Waits before a retry; false when the signal aborted first. */
  pause?: typeof pauseFor;
}

export function createLlm(config: LlmConfig, parts: LlmDeps): Llm {
  const limits = { ...defaultLimits, ...config.limits };
  let opened: Promise<LanguageModelV4> | undefined;
  const model = () => (opened ??= openModel(config, parts.localModel));

  return {
    label: labelOf(config),
    local: config.provider === "local",
    reply: (request) => withRetry(config, limits, model, request, parts.pause ?? pauseFor),
    warm: async () => {
      await model();
      if (config.provider === "local") await parts.warmLocal?.();
    },
  };
}

async function* withRetry(
  config: LlmConfig,
  limits: LlmLimits,
  model: () => Promise<LanguageModelV4>,
  request: ReplyRequest,
  pause: typeof pauseFor,
): AsyncGenerator<ReplyPart> {
  const startedAt = performance.now();
  const clock: ReplyDeadlines = {
    firstTokenBy: startedAt + limits.firstTokenMs,
    wholeBy: startedAt + limits.wholeMs,
    silenceMs: limits.silenceMs,
  };
  const providerOptions =
    config.provider === "local"
      ? { kolmena: request.brief, kolmenaCall: { caller: request.caller ?? "" } }
      : undefined;
  for (let attempt = 1; ; attempt += 1) {
    const run = startAttempt({ model, request, providerOptions, clock, limits });
    const failure = yield* run.parts;
    if (failure === undefined) return;
    const pauseMs = failure.retryAfterSeconds
      ? failure.retryAfterSeconds * 1000
      : Math.min(retryPauseMs, limits.retryPauseMaxMs);
    const shouldRetry =
      attempt === 1 &&
      !run.hasOutput() &&
      isTransient(failure) &&
      pauseMs <= limits.retryPauseMaxMs &&
      performance.now() + pauseMs < clock.firstTokenBy;
    if (!shouldRetry) {
      yield { type: "failed", failure: withoutKey(failure, config) };
      return;
    }
    if (!(await pause(pauseMs, request.signal))) return;
  }
}

/** Waits; false when the signal aborted first. */
export async function pauseFor(pauseMs: number, signal: AbortSignal): Promise<boolean> {
  try {
    await delay(pauseMs, undefined, { signal });
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

/** Some servers repeat the key that they refuse; the detail goes to the log. */
function withoutKey(failure: LlmFailure, config: LlmConfig): LlmFailure {
  if (config.provider === "local" || !config.apiKey) return failure;
  return { ...failure, detail: failure.detail.replaceAll(config.apiKey, "[key]") };
}

const providerNames = { openai: "OpenAI", anthropic: "Anthropic", google: "Google" };

function labelOf(config: LlmConfig): string {
  if (config.provider === "local") return "Modo local";
  const provider =
    config.provider === "compatible"
      ? new URL(config.baseUrl).host
      : providerNames[config.provider];
  return `${provider} · ${config.model}`;
}
