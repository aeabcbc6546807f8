import type { ImageModelV4 } from "@ai-sdk/provider";
import { failureOf, type LlmFailure } from "./llm-failure.ts";
import { fetchAtMost } from "./llm-fetch.ts";

export type { LlmFailure } from "./llm-failure.ts";

export interface ImageModelConfig {
  provider: "openai" | "google";
  apiKey: string;
  model: string;
  baseUrl?: string;
  /** From the request to the whole photo. */
  timeoutMs: number;
}

export type PhotoShape = "square" | "tall" | "wide";

export interface PhotoRequest {
  prompt: string;
  shape: PhotoShape;
  signal: AbortSignal;
}

export type PhotoAnswer =
  /** A stranger's bytes: decoded in a process of its own only. */
  { type: "made"; bytes: Buffer } | { type: "failed"; failure: LlmFailure };

/** A model of a provider that makes photos. */
export interface ImageModel {
  /** For people: «OpenAI · gpt-image-1». */
  label: string;
  /**
   * One photo; tried once, for each try is paid. Never throws for what a provider does.
   * @throws the signal's reason when it is aborted
   */
  make(request: PhotoRequest): Promise<PhotoAnswer>;
}

/** Base64 of the largest photo that a provider makes, and room. */
const answerBytesMax = 40 * 1024 * 1024;

const sizes = { square: "1024x1024", tall: "1024x1536", wide: "1536x1024" } as const;
const ratios = { square: "1:1", tall: "4:5", wide: "16:9" } as const;

/** Only the configured provider's code is loaded, at first use. */
export function createImageModel(config: ImageModelConfig): ImageModel {
  let opened: Promise<ImageModelV4> | undefined;
  return {
    label: `${config.provider === "openai" ? "OpenAI" : "Google"} · ${config.model}`,
    async make({ prompt, shape, signal }) {
      const late = AbortSignal.timeout(config.timeoutMs);
      try {
        opened ??= openImageModel(config);
        const { images } = await (await opened).doGenerate({
          prompt,
          n: 1,
          ...(config.provider === "openai"
            ? { size: sizes[shape], aspectRatio: undefined }
            : { size: undefined, aspectRatio: ratios[shape] }),
          seed: undefined,
          files: undefined,
          mask: undefined,
          providerOptions: {},
          abortSignal: AbortSignal.any([signal, late]),
        });
        const [image] = images;
        const bytes = typeof image === "string" ? Buffer.from(image, "base64") : image;
        if (!bytes?.length) return failed({ kind: "refused", detail: "No image in the answer" });
        return { type: "made", bytes: Buffer.from(bytes) };
      } catch (error) {
        signal.throwIfAborted();
        if (late.aborted) return failed({ kind: "timeout", detail: "No photo in time" });
        const failure = failureOf(error, false);
        return failed({ ...failure, detail: failure.detail.replaceAll(config.apiKey, "[key]") });
      }
    },
  };
}

const failed = (failure: LlmFailure): PhotoAnswer => ({ type: "failed", failure });

async function openImageModel(config: ImageModelConfig): Promise<ImageModelV4> {
  const settings = {
    apiKey: config.apiKey,
    baseURL: config.baseUrl,
    fetch: fetchAtMost(answerBytesMax),
  };
  if (config.provider === "openai") {
    const { createOpenAI } = await import("@ai-sdk/openai");
    return createOpenAI(settings).image(config.model);
  }
  const { createGoogle } = await import("@ai-sdk/google");
  return createGoogle(settings).image(config.model);
}
