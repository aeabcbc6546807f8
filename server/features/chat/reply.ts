import type { messages } from "#db/schema.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { PictureFormat } from "#shared/pictures.ts";
import type { Worker } from "#shared/workers.ts";

/** A writer that has not renewed its lease for so long has died; its reply is ended for it. */
export const leaseMs = 10_000;

/** What a reply's credits are reserved under. */
export function generationRef(messageId: string): string {
  return `generation:${messageId}`;
}

/** Whether a reply has ended with words for which nothing was taken: they are no answer. */
export function isFreeReply(
  row: Pick<typeof messages.$inferSelect, "role" | "status" | "content" | "priceCredits">,
): boolean {
  const { role, status, content, priceCredits } = row;
  const hasEnded = status === "done" || status === "stopped";
  return role === "worker" && hasEnded && content !== "" && priceCredits === 0;
}

/** What `generate` is asked for, after validation. */
export interface GenerateRequest {
  userId: string;
  workerId: string;
  prompt: string;
  contentType: string;
  conversationId: string | null;
  projectId: string | null;
  requestId: string | null;
  handoff: { messageId: string; step: number } | null;
  /** What was handed on; the prompt only says it in a sentence. */
  order: HandoffFields | null;
  /** Of a picture, when the person chose its shape. */
  pictureFormat: PictureFormat | null;
  /** Of a picture, the photo of theirs that stands in it. */
  photoId: string | null;
}

/** A reply that is about to be written: stored as streaming, its credits reserved. */
export interface StartedReply {
  userId: string;
  worker: Worker;
  contentType: string;
  prompt: string;
  /** What was handed on, as data. */
  order: HandoffFields | null;
  priceCredits: number;
  conversationId: string;
  projectId: string | null;
  pictureFormat: PictureFormat | null;
  photoId: string | null;
  promptMessageId: string;
  messageId: string;
  /** Place of the reply in the conversation; its question is right before it. */
  position: number;
  /** False for a repeated `requestId`: whoever started it first writes it. */
  isNew: boolean;
}
