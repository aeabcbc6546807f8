import type { ImageModelV4 } from "@ai-sdk/provider";
import { failureOf, type LlmFailure } from "./llm-failure.ts";
import { createCappedFetch } from "./llm-fetch.ts";

export type { LlmFailure } from "./llm-failure.ts";

export interface ImageModelConfig {
  provider: "openai" | "google";
  apiKey: string;
  model: string;
  baseUrl?: string;
  /** From the request to the complete photo. */
  timeoutMs: number;
}

export type PhotoShape = "square" | "tall" | "wide";

export interface PhotoRequest {
  prompt: string;
  shape: PhotoShape;
  signal: AbortSignal;
}

export type PhotoAnswer =
  /** Untrusted bytes: decode them only in a separate process. */
  { type: "made"; bytes: Buffer } | { type: "failed"; failure: LlmFailure };

/** An image model of a provider. */
export interface ImageModel {
  /** For people: «OpenAI · gpt-image-1». */
  label: string;
  /**
   * Makes one photo. No retries, because each attempt is paid. A provider's failure is a value.
   * @throws the signal's reason when it is aborted
   */
  make(request: PhotoRequest): Promise<PhotoAnswer>;
}

/** More than the largest photo of a provider in base64. */
const answerBytesMax = 40 * 1024 * 1024;

const sizes = { square: "1024x1024", tall: "1024x1536", wide: "1536x1024" } as const;
const ratios = { square: "1:1", tall: "4:5", wide: "16:9" } as const;

/** Loads only the configured provider's code, at first use. */
export function createImageModel(config: ImageModelConfig): ImageModel {
  let opened: Promise<ImageModelV4> | undefined;
  return {
    label: `${config.provider === "openai" ? "OpenAI" : "Google"} · ${config.model}`,
    async make({ prompt, shape, signal }) {
      const deadline = AbortSignal.timeout(config.timeoutMs);
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
          abortSignal: AbortSignal.any([signal, deadline]),
        });
        const [image] = images;
        const bytes = typeof image === "string" ? Buffer.from(image, "base64") : image;
        if (!bytes?.length) return failed({ kind: "refused", detail: "No image in the answer" });
        return { type: "made", bytes: Buffer.from(bytes) };
      } catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted) return failed({ kind: "timeout", detail: "No photo in time" });
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
    fetch: createCappedFetch(answerBytesMax),
  };
  if (config.provider === "openai") {
    const { createOpenAI } = await import("@ai-sdk/openai");
    return createOpenAI(settings).image(config.model);
  }
  const { createGoogle } = await import("@ai-sdk/google");
  return createGoogle(settings).image(config.model);
}
