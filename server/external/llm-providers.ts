import type { LanguageModelV4 } from "@ai-sdk/provider";
import { cappedFetch } from "./llm-fetch.ts";
import type { LlmConfig } from "./llm-reply.ts";

/** The configured model. Loads only that provider's code. */
export async function openModel(
  config: LlmConfig,
  localModel: () => LanguageModelV4 | Promise<LanguageModelV4>,
): Promise<LanguageModelV4> {
  if (config.provider === "local") return localModel();
  const settings = { apiKey: config.apiKey, baseURL: config.baseUrl, fetch: cappedFetch };
  switch (config.provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      // Chat completions, which every OpenAI-compatible server offers.
      return createOpenAI(settings).chat(config.model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(settings)(config.model);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle(settings)(config.model);
    }
    case "compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        ...settings,
        name: "compatible",
        baseURL: config.baseUrl,
        includeUsage: true,
      })(config.model);
    }
  }
}
