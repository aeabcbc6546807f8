import type { LlmConfig } from "../external/llm-reply.ts";
import { StartupError } from "../platform/startup-error.ts";
import { asNumber, asOneOf, asUrl, type Env } from "./values.ts";

const providers = ["local", "openai", "anthropic", "google", "compatible"] as const;
const keyNames = {
  openai: "OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY",
  google: "GOOGLE_API_KEY",
} as const;
const defaultModels = {
  openai: "gpt-5-mini",
  anthropic: "claude-sonnet-4-5",
  google: "gemini-2.5-flash",
} as const;

/** The language model. Without LLM_PROVIDER it is the local copywriter, even when an API key is in the environment. */
export function readLlmConfig(env: Env): LlmConfig {
  const provider = asOneOf("LLM_PROVIDER", env.LLM_PROVIDER ?? "local", providers);
  if (provider === "local") return { provider };
  const limits = {
    firstTokenTimeoutMs: seconds("LLM_FIRST_TOKEN_TIMEOUT_SECONDS", env, 20),
    timeoutMs: seconds("LLM_TIMEOUT_SECONDS", env, 120),
  };
  const baseUrl = env.LLM_BASE_URL
    ? asUrl("LLM_BASE_URL", env.LLM_BASE_URL, ["https:", "http:"])
    : undefined;
  if (provider === "compatible") {
    if (!baseUrl) {
      throw new StartupError(
        "Falta LLM_BASE_URL: LLM_PROVIDER=compatible necesita la dirección del servidor, por ejemplo http://localhost:11434/v1.",
      );
    }
    if (!env.LLM_MODEL) {
      throw new StartupError(
        "Falta LLM_MODEL: LLM_PROVIDER=compatible necesita el nombre del modelo.",
      );
    }
    return { provider, apiKey: env.LLM_API_KEY, model: env.LLM_MODEL, baseUrl, ...limits };
  }
  const apiKey = env.LLM_API_KEY ?? env[keyNames[provider]];
  if (!apiKey) {
    throw new StartupError(
      `Falta LLM_API_KEY (o ${keyNames[provider]}): LLM_PROVIDER=${provider} no funciona sin clave.`,
    );
  }
  return { provider, apiKey, model: env.LLM_MODEL ?? defaultModels[provider], baseUrl, ...limits };
}

function seconds(
  name: "LLM_FIRST_TOKEN_TIMEOUT_SECONDS" | "LLM_TIMEOUT_SECONDS",
  env: Env,
  defaultSeconds: number,
): number {
  return asNumber(name, env[name] ?? String(defaultSeconds), { min: 1, max: 3600 }) * 1000;
}
