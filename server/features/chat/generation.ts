import { and, eq, lt } from "drizzle-orm";
import { contentPieces, type KeptPicture, messages } from "#db/schema.ts";
import { keepContent, removePictureLater } from "#server/features/content/content.ts";
import { releaseCredits, settleCredits } from "#server/features/credits/credits.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { pictureType } from "#shared/workers.ts";
import type { Begun } from "./begin.ts";
import type { ReplyEnd } from "./live-replies.ts";

type Deps = Pick<Platform, "db" | "now" | "jobs">;

/** A writer that is silent for longer has died; its reply is ended for it. */
export const leaseMs = 10_000;

export function generationRef(messageId: string): string {
  return `generation:${messageId}`;
}

/**
 * Stores what was written so far and renews the lease.
 * @returns whether to go on: false when the reply was stopped or ended elsewhere
 */
export async function saveProgress(
  deps: Pick<Deps, "db" | "now">,
  messageId: string,
  content: string,
): Promise<{ goOn: boolean; stopRequested: boolean }> {
  const [row] = await deps.db
    .update(messages)
    .set({ content, leaseExpiresAt: new Date(deps.now().getTime() + leaseMs) })
    .where(and(eq(messages.id, messageId), eq(messages.status, "streaming")))
    .returning({ stopRequested: messages.stopRequested });
  return {
    goOn: row !== undefined && !row.stopRequested,
    stopRequested: row?.stopRequested ?? false,
  };
}

/** Ends a reply with its text or picture: kept as a content piece and paid; with neither, free. */
export async function completeReply(
  deps: Deps,
  begun: Begun,
  { content, picture }: { content: string; picture: KeptPicture | null },
  status: "done" | "stopped",
): Promise<ReplyEnd> {
  return await deps.db.transaction(async () => {
    const ended = await deps.db
      .update(messages)
      .set({ content, status, leaseExpiresAt: null })
      .where(and(eq(messages.id, begun.messageId), eq(messages.status, "streaming")))
      .returning({ id: messages.id });
    if (ended.length === 0) {
      const end = await storedEnd(deps, begun.messageId);
      // What came too late belongs to nothing.
      if (end.status === "failed" || !end.picture) await forgetPicture(deps, begun);
      return end;
    }
    if (content === "") {
      await forgetPicture(deps, begun);
      await releaseCredits(deps, { userId: begun.userId, ref: generationRef(begun.messageId) });
      return { status, contentId: null, content, picture: null };
    }
    const contentId = await keepContent(deps, {
      userId: begun.userId,
      workerId: begun.worker.id,
      contentType: begun.contentType,
      content,
      projectId: begun.projectId,
      conversationId: begun.conversationId,
      picture,
    });
    await deps.db.update(messages).set({ contentId }).where(eq(messages.id, begun.messageId));
    await settleCredits(deps, {
      userId: begun.userId,
      ref: generationRef(begun.messageId),
      credits: begun.priceCredits,
    });
    return { status, contentId, content, picture };
  });
}

/** The file that a picture's reply may have left, when nothing shows it. */
async function forgetPicture(
  deps: Pick<Platform, "jobs">,
  reply: Pick<Begun, "userId" | "messageId" | "contentType">,
): Promise<void> {
  if (reply.contentType !== pictureType) return;
  await removePictureLater(deps, { userId: reply.userId, pictureId: reply.messageId });
}

/** How a reply ended that is not being written any more: by others, or by a try whose answer was lost. */
async function storedEnd(deps: Deps, messageId: string): Promise<ReplyEnd> {
  const [row] = await deps.db
    .select({
      status: messages.status,
      contentId: messages.contentId,
      content: messages.content,
      picture: contentPieces.picture,
    })
    .from(messages)
    .leftJoin(contentPieces, eq(contentPieces.id, messages.contentId))
    .where(eq(messages.id, messageId));
  if (row?.status === "done" || row?.status === "stopped") return { ...row, status: row.status };
  return { status: "failed", failure: interrupted() };
}

/** Ends a reply that failed: what was written stays readable, nothing is charged. */
export async function failReply(
  deps: Deps,
  reply: Pick<Begun, "messageId" | "userId" | "contentType">,
  content: string,
  failure: AppError,
): Promise<ReplyEnd> {
  await deps.db.transaction(async () => {
    const ended = await deps.db
      .update(messages)
      .set({
        content,
        status: "failed",
        failure: failure.message,
        failureCode: failure.code,
        leaseExpiresAt: null,
      })
      .where(and(eq(messages.id, reply.messageId), eq(messages.status, "streaming")))
      .returning({ id: messages.id });
    if (ended.length === 0) return;
    await forgetPicture(deps, reply);
    await releaseCredits(deps, { userId: reply.userId, ref: generationRef(reply.messageId) });
  });
  return { status: "failed", failure };
}

/**
 * Ends replies whose writer died, giving their credits back; what they had said stays.
 * @param options.all at a start that is alone on its database nobody else can be writing
 * @returns how many were ended
 */
export async function endAbandonedReplies(
  deps: Deps,
  options: { all: boolean } = { all: false },
): Promise<number> {
  const abandoned = await deps.db
    .select({
      messageId: messages.id,
      userId: messages.userId,
      contentType: messages.contentType,
      content: messages.content,
    })
    .from(messages)
    .where(
      and(
        eq(messages.status, "streaming"),
        options.all ? undefined : lt(messages.leaseExpiresAt, deps.now()),
      ),
    )
    .limit(500);
  for (const reply of abandoned) await failReply(deps, reply, reply.content, interrupted());
  return abandoned.length;
}

/** Ends all replies that are being written for somebody who is leaving: their writers stop by themselves. */
export async function endRepliesOf({ db }: Pick<Deps, "db">, userId: string): Promise<void> {
  await db
    .update(messages)
    .set({ status: "stopped", leaseExpiresAt: null })
    .where(and(eq(messages.userId, userId), eq(messages.status, "streaming")));
}

export function interrupted(): AppError {
  return new AppError(
    "unavailable",
    "La respuesta se cortó a medias por nuestra parte. No te hemos cobrado nada: puedes reintentarla.",
  );
}
