import type { ImageModelConfig } from "../external/image-model.ts";
import { StartupError } from "../platform/startup-error.ts";
import { asNumber, asOneOf, asUrl, type Env } from "./values.ts";

const keyNames = { openai: "OPENAI_API_KEY", google: "GOOGLE_API_KEY" } as const;
const defaultModels = { openai: "gpt-image-1", google: "gemini-2.5-flash-image" } as const;

/** The image model. Null without IMAGE_PROVIDER, even when an API key is in the environment. */
export function readImageModelConfig(env: Env): ImageModelConfig | null {
  const provider = asOneOf("IMAGE_PROVIDER", env.IMAGE_PROVIDER ?? "local", [
    "local",
    "openai",
    "google",
  ]);
  if (provider === "local") return null;
  const apiKey = env.IMAGE_API_KEY ?? env[keyNames[provider]];
  if (!apiKey) {
    throw new StartupError(
      `Falta IMAGE_API_KEY (o ${keyNames[provider]}): IMAGE_PROVIDER=${provider} no funciona sin clave.`,
    );
  }
  const seconds = asNumber("IMAGE_TIMEOUT_SECONDS", env.IMAGE_TIMEOUT_SECONDS ?? "90", {
    min: 1,
    max: 600,
  });
  return {
    provider,
    apiKey,
    model: env.IMAGE_MODEL ?? defaultModels[provider],
    ...(env.IMAGE_BASE_URL
      ? { baseUrl: asUrl("IMAGE_BASE_URL", env.IMAGE_BASE_URL, ["https:", "http:"]) }
      : {}),
    timeoutMs: seconds * 1000,
  };
}
