import { setTimeout as sleep } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { Brief } from "./copywriter.ts";
import { writeCopy } from "./copywriter.ts";

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

/** The local copywriter as a model of the AI SDK; its brief travels in `providerOptions.kolmena`. */
export function localCopywriter({
  delayMsPerWord = 0,
}: {
  delayMsPerWord?: number;
} = {}): LanguageModelV4 {
  const finishReason = { unified: "stop", raw: "stop" } as const;
  return {
    specificationVersion: "v4",
    provider: "kolmena",
    modelId: "local-copywriter",
    supportedUrls: {},
    async doGenerate(options) {
      options.abortSignal?.throwIfAborted();
      const brief = briefOf(options);
      const text = writeCopy(brief);
      return {
        content: [{ type: "text", text }],
        finishReason,
        usage: usage(brief, text),
        warnings: [],
      };
    },
    async doStream(options) {
      const { abortSignal } = options;
      abortSignal?.throwIfAborted();
      const brief = briefOf(options);
      const text = writeCopy(brief);
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
        yield { type: "finish", finishReason, usage: usage(brief, text) };
      }
      return { stream: ReadableStream.from(parts()) };
    },
  };
}
