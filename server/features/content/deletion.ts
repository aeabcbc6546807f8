import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { contentPieces, contentVersions, conversations, messages, projects } from "#db/schema.ts";
import { deletedContent } from "#db/schema-content.ts";
import { notFound } from "#server/platform/errors.ts";
import type { Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { undoMinutes } from "#shared/content.ts";
import { removePictureLater } from "./jobs.ts";
import { purgeDeletedPhotos } from "./photos/photo-deletion.ts";
import { assertGrowth } from "./space.ts";

const batchSize = 200;

/**
 * Moves a piece with its versions to the table of deleted content, from which it can be restored for
 * some minutes. Its picture's file is removed when that time is over.
 * @throws AppError 404
 */
export async function deleteContent(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
  contentId: string,
): Promise<void> {
  const own = and(eq(contentPieces.id, contentId), eq(contentPieces.userId, userId));
  await db.transaction(async () => {
    // Deleting the conversation locks the same rows in another order: this prevents a deadlock.
    const conversationId = db
      .select({ id: contentPieces.conversationId })
      .from(contentPieces)
      .where(own);
    await db
      .select({ id: conversations.id })
      .from(conversations)
      .where(inArray(conversations.id, conversationId))
      .for("no key update");
    const [piece] = await db.select().from(contentPieces).where(own).for("update");
    if (!piece) throw notFound("Este contenido no existe");
    const versions = await db
      .select()
      .from(contentVersions)
      .where(eq(contentVersions.contentId, contentId));
    const replies = piece.conversationId
      ? await db
          .select({ id: messages.id })
          .from(messages)
          .where(
            and(
              eq(messages.conversationId, piece.conversationId),
              eq(messages.contentId, contentId),
            ),
          )
      : [];
    await db.insert(deletedContent).values({
      id: contentId,
      userId,
      kept: {
        piece: {
          ...piece,
          createdAt: piece.createdAt.toISOString(),
          updatedAt: piece.updatedAt.toISOString(),
        },
        versions: versions.map(({ number, content, author, createdAt }) => ({
          number,
          content,
          author,
          createdAt: createdAt.toISOString(),
        })),
        messageIds: replies.map(({ id }) => id),
      },
      deletedAt: now(),
    });
    await db.delete(contentPieces).where(own);
  });
}

/**
 * Restores a deleted piece, in its project and conversation if they still exist.
 * @throws AppError 404 when it is too late, 409 when the account is full by now
 */
export async function restoreDeletedPiece(
  { db }: Pick<Platform, "db">,
  userId: string,
  contentId: string,
): Promise<void> {
  await db.transaction(async () => {
    const [found] = await db
      .delete(deletedContent)
      .where(and(eq(deletedContent.id, contentId), eq(deletedContent.userId, userId)))
      .returning({ kept: deletedContent.kept });
    if (!found) throw notFound("Este contenido ya no se puede recuperar");
    const { piece, versions, messageIds } = found.kept;
    const conversation = db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.id, piece.conversationId!), eq(conversations.userId, userId)))
      .for("no key update");
    const project = db
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, piece.projectId!), eq(projects.userId, userId)))
      .for("key share");
    await db.insert(contentPieces).values({
      ...piece,
      conversationId: piece.conversationId && sql`(${conversation})`,
      projectId: piece.projectId && sql`(${project})`,
      createdAt: new Date(piece.createdAt),
      updatedAt: new Date(piece.updatedAt),
    });
    await db.insert(contentVersions).values(
      versions.map((version) => ({
        ...version,
        contentId,
        createdAt: new Date(version.createdAt),
      })),
    );
    if (messageIds.length > 0) {
      await db
        .update(messages)
        .set({ contentId })
        .where(and(inArray(messages.id, messageIds), eq(messages.userId, userId)));
    }
    await assertGrowth({ db }, userId, Buffer.byteLength(piece.content) + piece.versionsBytes);
  });
}

/** Deletes for good what can no longer be restored. @returns how many pieces */
export async function purgeDeletedContent({
  db,
  jobs,
  now,
}: Pick<Platform, "db" | "jobs" | "now">): Promise<number> {
  const until = new Date(now().getTime() - undoMinutes * 60_000);
  for (let purged = 0; ; ) {
    const inBatch = await db.transaction(async () => {
      const due = db
        .select({ id: deletedContent.id })
        .from(deletedContent)
        .where(lt(deletedContent.deletedAt, until))
        .limit(batchSize)
        .for("update", { skipLocked: true });
      const rows = await db
        .delete(deletedContent)
        .where(inArray(deletedContent.id, due))
        .returning({ userId: deletedContent.userId, kept: deletedContent.kept });
      for (const { userId, kept } of rows) {
        const { picture } = kept.piece;
        if (picture) await removePictureLater({ jobs }, { userId, pictureId: picture.id });
      }
      return rows.length;
    });
    purged += inBatch;
    if (inBatch < batchSize) return purged;
  }
}

export const contentSchedules: Schedule<Platform>[] = [
  {
    name: "end-deletions",
    everySeconds: 300,
    timeoutSeconds: 120,
    work: async (deps) => void (await purgeDeletedContent(deps)),
  },
  {
    name: "end-photo-deletions",
    everySeconds: 300,
    timeoutSeconds: 120,
    work: async (deps) => void (await purgeDeletedPhotos(deps)),
  },
];
