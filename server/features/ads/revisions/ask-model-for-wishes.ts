import type { Llm } from "#server/external/llm.ts";
import type { AdWriter, WriterCall } from "../ad-writer.ts";
import type { RevisionContext } from "./draft.ts";
import type { WishReading } from "./wishes.ts";

const outputTokensMax = 800;
const modelTimeoutMs = 25_000;

/** Asks a language model for wishes that the grammar could not read. Null if it fails or finds none. */
export async function askModelForWishes(
  { llm, writer }: { llm: Pick<Llm, "reply">; writer: AdWriter },
  typed: string,
  context: RevisionContext,
  call: WriterCall & { signal: AbortSignal },
): Promise<WishReading | null> {
  const question = await writer.wishesQuestion({ typed, context }, call);
  if (!question) return null;
  let answer = "";
  const request = {
    system: question.system,
    messages: [{ role: "user" as const, content: question.content }],
    brief: {},
    maxOutputTokens: outputTokensMax,
    signal: AbortSignal.any([call.signal, AbortSignal.timeout(modelTimeoutMs)]),
  };
  for await (const part of llm.reply(request)) {
    if (part.type === "failed") return null;
    if (part.type === "text") answer += part.text;
  }
  return await writer.readModelWishes({ answer, typed, context }, call);
}
