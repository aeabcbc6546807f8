import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { failureOf, type LlmFailure } from "./llm-failure.ts";
import type { LlmLimits, ReplyPart, ReplyRequest } from "./llm-reply.ts";
import { textCleaner } from "./llm-text.ts";

/** Deadlines by `performance.now()`, shared by all attempts of a reply. */
export interface ReplyDeadlines {
  firstTokenBy: number;
  wholeBy: number;
  silenceMs: number;
}

interface AttemptOptions {
  model: () => Promise<LanguageModelV4>;
  request: ReplyRequest;
  providerOptions: LanguageModelV4CallOptions["providerOptions"];
  clock: ReplyDeadlines;
  limits: LlmLimits;
}

export interface Attempt {
  /** Returns the failure, or undefined when the reply finished or the caller stopped it. */
  parts: AsyncGenerator<ReplyPart, LlmFailure | undefined>;
  /** True when the model has produced text or reasoning; a retry would then cost twice. */
  hasOutput(): boolean;
}

/** Calls the provider once. */
export function startAttempt(options: AttemptOptions): Attempt {
  const progress = { hasOutput: false };
  return { parts: run(options, progress), hasOutput: () => progress.hasOutput };
}

async function* run(
  { model, request, providerOptions, clock, limits }: AttemptOptions,
  progress: { hasOutput: boolean },
): AsyncGenerator<ReplyPart, LlmFailure | undefined> {
  const stop = new AbortController();
  const callerSignal = request.signal;
  const source = stream(model, {
    ...callOptions(request),
    providerOptions,
    abortSignal: AbortSignal.any([callerSignal, stop.signal]),
  });
  const cleaner = textCleaner();
  let length = 0;
  let hasText = false;
  // Reset after each part, so that the caller's own time does not count as silence of the model.
  let nextBy = clock.firstTokenBy;
  try {
    for (;;) {
      const waitMs = Math.min(nextBy, clock.wholeBy) - performance.now();
      const next = await nextWithin(source.next(), waitMs, callerSignal);
      if (next === "gone") return undefined;
      if (next === "late") {
        if (clock.wholeBy < nextBy) return { kind: "timeout", detail: "No end in time" };
        const detail = progress.hasOutput ? "Silence in mid-reply" : "No first token in time";
        return { kind: "timeout", detail };
      }
      if (next.done)
        return incompleteReply(progress.hasOutput, "The stream ended without a finish");
      const part = next.value;
      if (part.type === "error") return failureOf(part.error, progress.hasOutput);
      if (part.type === "finish") {
        const rest = cleaner.end();
        if (rest) yield { type: "text", text: rest };
        const reason = part.finishReason.unified;
        const failure = failedFinish(reason, hasText || rest.trim() !== "");
        if (failure) return failure;
        yield {
          type: "finished",
          reason: reason === "length" ? "length" : "stop",
          inputTokens: part.usage.inputTokens.total,
          outputTokens: part.usage.outputTokens.total,
          ...(part.providerMetadata?.kolmena?.isAnswer === false ? { isAnswer: false } : {}),
        };
        return undefined;
      }
      if (part.type === "reasoning-delta") {
        progress.hasOutput = true;
        nextBy = performance.now() + clock.silenceMs;
      }
      if (part.type !== "text-delta") continue;
      const text = cleaner.clean(part.delta);
      if (text === "") continue;
      progress.hasOutput = true;
      hasText ||= text.trim() !== "";
      length += text.length;
      if (length > limits.textLengthMax) {
        return {
          kind: "too_long",
          detail: `The reply went past ${limits.textLengthMax} characters`,
        };
      }
      yield { type: "text", text };
      nextBy = performance.now() + clock.silenceMs;
    }
  } catch (error) {
    if (callerSignal.aborted) return undefined;
    return failureOf(error, progress.hasOutput);
  } finally {
    stop.abort();
    // Not awaited: a silent provider would block it. It rejects when the abort came first.
    source.return(undefined).catch(() => undefined);
  }
}

/**
 * The parts directly from the model. The SDK's `streamText` returns the same parts through a chain of
 * streams that costs 20 to 100 µs per word: 200 parallel replies of 300 words took 7 s, not 0.2 s.
 */
async function* stream(
  model: () => Promise<LanguageModelV4>,
  options: LanguageModelV4CallOptions,
): AsyncGenerator<LanguageModelV4StreamPart, undefined> {
  const { stream } = await (await model()).doStream(options);
  yield* stream;
}

function callOptions(request: ReplyRequest): LanguageModelV4CallOptions {
  return {
    prompt: [
      { role: "system", content: request.system },
      ...request.messages.map(({ role, content }) => ({
        role,
        content: [{ type: "text" as const, text: content }],
      })),
    ],
    maxOutputTokens: request.maxOutputTokens,
  };
}

/** Settles with the promise, with "late" after `waitMs`, or with "gone" when the signal aborts. */
function nextWithin<T>(
  promise: Promise<T>,
  waitMs: number,
  signal: AbortSignal,
): Promise<T | "late" | "gone"> {
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve("gone");
    const timer = setTimeout(() => resolve("late"), Math.max(0, waitMs));
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
    });
  });
}

function incompleteReply(hasOutput: boolean, detail: string): LlmFailure {
  return { kind: hasOutput ? "cut" : "garbage", detail };
}

/** The failure that the provider's finish reason means; undefined when the reply is valid. */
function failedFinish(
  reason: LanguageModelV4FinishReason["unified"],
  hasText: boolean,
): LlmFailure | undefined {
  const detail = `Finished with "${reason}", ${hasText ? "after some" : "without"} text`;
  if (reason === "content-filter") return { kind: "refused", detail };
  if (reason === "error" || reason === "interrupted") return incompleteReply(hasText, detail);
  return hasText ? undefined : { kind: "garbage", detail };
}
