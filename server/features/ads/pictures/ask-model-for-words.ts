import type { Llm } from "#server/external/llm.ts";
import type { AdWriter, WriterCall } from "../ad-writer.ts";
import type { PictureBrief, PictureWords } from "./picture-brief.ts";
import type { DraftedPicture } from "./picture-look.ts";

const outputTokensMax = 2_048;

/**
 * Replaces the draft's words by a language model's where they pass our checks. A model's failure never
 * throws.
 */
export async function askModelForWords(
  { llm, writer }: { llm: Pick<Llm, "reply">; writer: AdWriter },
  brief: PictureBrief,
  drafted: DraftedPicture,
  call: WriterCall & { signal: AbortSignal },
): Promise<PictureWords> {
  const question = await writer.pictureQuestion({ brief, facts: drafted.facts }, call);
  if (!question) return drafted.words;
  let answer = "";
  const request = {
    system: question.system,
    messages: [{ role: "user" as const, content: question.content }],
    brief: {},
    maxOutputTokens: outputTokensMax,
    signal: call.signal,
  };
  for await (const part of llm.reply(request)) {
    if (part.type === "failed") return drafted.words;
    if (part.type === "text") answer += part.text;
  }
  return await writer.wordPicture({ brief, drafted, answer }, call);
}
