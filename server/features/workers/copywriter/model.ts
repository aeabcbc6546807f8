import type { LanguageModelV4 } from "@ai-sdk/provider";
import { localModel } from "../local-model.ts";
import { writeReply } from "./copywriter.ts";

/** The local copywriter as a model of the AI SDK, on the thread that asks: for tests. */
export function localCopywriter(options: { delayMsPerWord?: number } = {}): LanguageModelV4 {
  return localModel(writeReply, options);
}
