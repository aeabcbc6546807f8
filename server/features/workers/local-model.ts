import { setTimeout as sleep } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { Brief } from "#copywriter/brief.ts";

export interface WrittenReply {
  text: string;
  /** False when the text only says that no answer was possible; such a reply is free. */
  isAnswer: boolean;
}

/** @throws AppError `unavailable` when too much is being written; the signal's reason */
export type WriteReply = (
  brief: Brief,
  call: { caller: string; signal?: AbortSignal | undefined },
) => WrittenReply | Promise<WrittenReply>;

function briefOf(options: LanguageModelV4CallOptions): Brief {
  const given = options.providerOptions?.kolmena as Record<string, unknown> | undefined;
  if (!given)
    throw new TypeError("The local copywriter needs its brief in providerOptions.kolmena");
  return { ...(given as unknown as Brief), today: new Date(given.today as string) };
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
function usage(brief: Brief, text: string): LanguageModelV4Usage {
  const input = words(brief.prompt);
  const output = words(text);
  return {
    inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: output, text: output, reasoning: 0 },
  };
}

/**
 * What writes in Spanish as a model of the AI SDK. Its brief travels in `providerOptions.kolmena`,
 * and whose it is in `kolmenaCall`; `providerMetadata.kolmena.isAnswer` of its end is false when the
 * text is no answer.
 */
export function localModel(write: WriteReply, { delayMsPerWord = 0 } = {}): LanguageModelV4 {
  const finishReason = { unified: "stop", raw: "stop" } as const;
  const written = async (options: LanguageModelV4CallOptions) => {
    options.abortSignal?.throwIfAborted();
    const brief = briefOf(options);
    const { caller } = options.providerOptions?.kolmenaCall ?? {};
    const signal = options.abortSignal;
    const { text, isAnswer } = await write(brief, { caller: `${caller ?? ""}`, signal });
    return { text, isAnswer, usage: usage(brief, text) };
  };
  return {
    specificationVersion: "v4",
    provider: "kolmena",
    modelId: "local-copywriter",
    supportedUrls: {},
    async doGenerate(options) {
      const { text, isAnswer, usage } = await written(options);
      return {
        content: [{ type: "text", text }],
        finishReason,
        usage,
        providerMetadata: { kolmena: { isAnswer } },
        warnings: [],
      };
    },
    async doStream(options) {
      const { abortSignal } = options;
      const { text, isAnswer, usage } = await written(options);
      const deltas = text.match(/\S+\s*/g) ?? [];
      async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
        yield { type: "stream-start", warnings: [] };
        yield { type: "text-start", id: "text" };
        for (const [index, delta] of deltas.entries()) {
          if (delayMsPerWord > 0 && index > 0)
            await sleep(delayMsPerWord, undefined, { signal: abortSignal });
          abortSignal?.throwIfAborted();
          yield { type: "text-delta", id: "text", delta };
        }
        yield { type: "text-end", id: "text" };
        yield { type: "finish", finishReason, usage, providerMetadata: { kolmena: { isAnswer } } };
      }
      return { stream: ReadableStream.from(parts()) };
    },
  };
}
