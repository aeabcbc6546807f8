import { randomUUID } from "node:crypto";
import { clip, plain } from "#copywriter/spanish/fold.ts";
import type { ImageModel, LlmFailure, PhotoShape } from "#server/external/image-model.ts";
import type { BrandTone } from "#shared/brain.ts";
import type { PictureFormat } from "#shared/pictures.ts";
import type { Picture } from "../creatives/creative.ts";
import type { Renderer } from "../creatives/renderer.ts";
import type { PictureFacts } from "./picture-look.ts";

type Photo =
  | { type: "ready"; picture: Picture; bytes: Buffer }
  /** The picture can still be drawn without it. */
  | { type: "failed"; failure: LlmFailure };

const shapes: Record<PictureFormat, PhotoShape> = {
  square: "square",
  portrait: "tall",
  story: "tall",
  wide: "wide",
};

const lights: Record<BrandTone, string> = {
  professional: "soft window light, tidy and clear",
  casual: "late afternoon daylight, candid",
  friendly: "warm morning light, close and unposed",
  authoritative: "directional light, high contrast, precise detail",
  playful: "bright saturated colours, direct flash",
  luxury: "one low side light, much empty space, quiet",
};

/** The question to the image model: a photo without any text, which we set ourselves. */
function photoPrompt({ trade, tone, photoIdea, about }: PictureFacts, requestText: string): string {
  return [
    "A realistic advertising photograph for a small business.",
    `Trade: ${trade.label}. What it is about, in Spanish: «${clip(plain((about || requestText).slice(0, 1_000)), 300)}».`,
    `A shot that suits the trade, in Spanish: ${photoIdea}.`,
    `Look: ${lights[tone.id]}; palette close to ${trade.hexes.join(", ")}.`,
    "No text, letters, numbers, logos, watermarks, brands or recognisable people anywhere in the image.",
  ].join("\n");
}

/**
 * Has a photo generated and prepares it in a drawing process.
 * @throws the signal's reason when aborted
 */
export async function generatePhoto(
  { imageModel, renderer }: { imageModel: ImageModel; renderer: Renderer },
  facts: PictureFacts,
  order: { prompt: string; format: PictureFormat; userId: string; signal: AbortSignal },
): Promise<Photo> {
  const { format, signal, userId } = order;
  const prompt = photoPrompt(facts, order.prompt);
  const answer = await imageModel.make({ prompt, shape: shapes[format], signal });
  if (answer.type === "failed") return answer;
  const answerOfRenderer = await renderer.prepare({
    use: "picture",
    bytes: answer.bytes,
    caller: userId,
    signal,
  });
  if (answerOfRenderer.type === "failed") return garbage(answerOfRenderer.failure.detail);
  const { prepared } = answerOfRenderer;
  if ("rejected" in prepared) return garbage(`The photo is ${prepared.rejected}`);
  const { picture, bytes } = prepared;
  return { type: "ready", picture: { ...picture, id: randomUUID(), generated: true }, bytes };
}

const garbage = (detail: string): Photo => ({
  type: "failed",
  failure: { kind: "garbage", detail },
});
