import { and, eq, lt } from "drizzle-orm";
import { contentPieces, type KeptPicture, messages } from "#db/schema.ts";
import { removePictureLater, saveContent } from "#server/features/content/content.ts";
import { releaseCredits, settleCredits } from "#server/features/credits/credits.ts";
import { isOneOfConstants } from "#server/platform/database/constant-values.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { pictureType } from "#shared/workers.ts";
import type { ReplyEnd } from "./live-replies.ts";
import { generationRef, isFreeReply, leaseMs, type StartedReply } from "./reply.ts";

type Deps = Pick<Platform, "db" | "now" | "jobs">;

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

/**
 * Ends a reply with its text or picture: kept as a content piece and paid; with neither, free, and
 * so is a text that is no answer.
 */
export async function completeReply(
  deps: Deps,
  started: StartedReply,
  {
    content,
    picture,
    isAnswer,
  }: { content: string; picture: KeptPicture | null; isAnswer: boolean },
  status: "done" | "stopped",
): Promise<ReplyEnd> {
  const isFree = !isAnswer && content !== "";
  return await deps.db.transaction(async () => {
    const ended = await deps.db
      .update(messages)
      .set({ content, status, leaseExpiresAt: null, ...(isFree ? { priceCredits: 0 } : {}) })
      .where(and(eq(messages.id, started.messageId), eq(messages.status, "streaming")))
      .returning({ id: messages.id });
    if (ended.length === 0) {
      const end = await storedEnd(deps, started.messageId);
      // The picture of this run came too late: no message refers to it.
      if (end.status === "failed" || !end.picture) await dropPicture(deps, started);
      return end;
    }
    if (content === "") {
      await dropPicture(deps, started);
      await releaseCredits(deps, { userId: started.userId, ref: generationRef(started.messageId) });
      return { status, contentId: null, content, picture: null, isFree: false };
    }
    const contentId = await saveContent(deps, {
      userId: started.userId,
      workerId: started.worker.id,
      // What was handed on is kept as the piece that it is.
      contentType: (isAnswer && started.order?.deliverable) || started.contentType,
      content,
      projectId: started.projectId,
      conversationId: started.conversationId,
      picture,
    });
    await deps.db.update(messages).set({ contentId }).where(eq(messages.id, started.messageId));
    const reserved = { userId: started.userId, ref: generationRef(started.messageId) };
    if (isAnswer) await settleCredits(deps, { ...reserved, credits: started.priceCredits });
    else await releaseCredits(deps, reserved);
    return { status, contentId, content, picture, isFree };
  });
}

/** Removes the file that the reply may have stored before it ended without a picture. */
async function dropPicture(
  deps: Pick<Platform, "jobs">,
  reply: Pick<StartedReply, "userId" | "messageId" | "contentType">,
): Promise<void> {
  if (reply.contentType !== pictureType) return;
  await removePictureLater(deps, { userId: reply.userId, pictureId: reply.messageId });
}

/** How a reply has ended already: by another process, or by an earlier try whose answer was lost. */
async function storedEnd(deps: Deps, messageId: string): Promise<ReplyEnd> {
  const [row] = await deps.db
    .select({
      status: messages.status,
      contentId: messages.contentId,
      content: messages.content,
      role: messages.role,
      priceCredits: messages.priceCredits,
      picture: contentPieces.picture,
    })
    .from(messages)
    .leftJoin(contentPieces, eq(contentPieces.id, messages.contentId))
    .where(eq(messages.id, messageId));
  if (row?.status === "done" || row?.status === "stopped") {
    const { status, contentId, content, picture } = row;
    return { status, contentId, content, picture, isFree: isFreeReply(row) };
  }
  return { status: "failed", failure: interrupted() };
}

/** Ends a reply that failed: what was written stays readable, nothing is charged. */
export async function failReply(
  deps: Deps,
  reply: Pick<StartedReply, "messageId" | "userId" | "contentType">,
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
    await dropPicture(deps, reply);
    await releaseCredits(deps, { userId: reply.userId, ref: generationRef(reply.messageId) });
  });
  return { status: "failed", failure };
}

/**
 * Ends replies whose writer died, giving their credits back; what was written stays.
 * @param options.all also those whose lease still runs: at the start of the only process on its
 *   database nobody else can be writing
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
        isOneOfConstants(messages.status, ["streaming"]),
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
