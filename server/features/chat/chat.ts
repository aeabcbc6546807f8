import { and, eq } from "drizzle-orm";
import { messages } from "#db/schema.ts";
import { readProfile } from "#server/features/brain/brain.ts";
import { AppError } from "#server/platform/errors.ts";
import { readMessage } from "./conversations.ts";
import type { ChatDeps } from "./deps.ts";
import type { GenerateRequest, StartedReply } from "./reply.ts";
import { startReply, startRetry } from "./start-reply.ts";
import { writeReply } from "./write-reply.ts";

export type { SubjectNamed } from "./name-conversation.ts";
export type { MadePicture, PictureMaker, PictureRequest } from "./picture-maker.ts";

/** In one process. */
const liveRepliesMax = 1_000;

/**
 * Stores a question and the reply to it, and has the reply written, whoever listens.
 * @throws AppError as {@link startReply}; 503 when this process writes too many
 */
export async function generateReply(
  deps: ChatDeps,
  request: GenerateRequest,
): Promise<StartedReply> {
  return await write(deps, request.userId, () => startReply(deps, request));
}

/** Has a failed or stopped reply written anew. @throws AppError as {@link startRetry}; 503 */
export async function retryReply(
  deps: ChatDeps,
  userId: string,
  failed: { messageId: string; requestId: string | null },
): Promise<StartedReply> {
  return await write(deps, userId, () => startRetry(deps, userId, failed));
}

async function write(
  deps: ChatDeps,
  userId: string,
  start: () => Promise<StartedReply>,
): Promise<StartedReply> {
  if (deps.liveReplies.count >= liveRepliesMax) {
    throw new AppError("unavailable", "Ahora mismo hay mucho trabajo. Prueba en unos segundos.", {
      retryAfterSeconds: 5,
    });
  }
  // Read while the reply is started: the first word waits for the slower of the two.
  const profileRead = readProfile(deps, userId);
  // writeReply awaits it; when the reply does not start, its rejection must not be unhandled.
  profileRead.catch(() => undefined);
  const started = await start();
  if (!started.isNew) return started;
  const live = deps.liveReplies.open(started.messageId);
  void writeReply(deps, started, live, profileRead);
  return started;
}

/** Stops a reply wherever it is written. Harmless when it has ended. @throws AppError 404 */
export async function stopReply(deps: ChatDeps, userId: string, messageId: string) {
  await readMessage(deps, userId, messageId);
  await deps.db
    .update(messages)
    .set({ stopRequested: true })
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.userId, userId),
        eq(messages.status, "streaming"),
      ),
    );
  const live = deps.liveReplies.find(messageId);
  if (live) {
    live.stop();
    await live.ended();
  }
  return (await readMessage(deps, userId, messageId)).message;
}
