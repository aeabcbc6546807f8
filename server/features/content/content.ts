import { randomUUID } from "node:crypto";
import { and, count, desc, eq, ne, sql } from "drizzle-orm";
import { contentPieces, contentVersions, type KeptPicture, projects } from "#db/schema.ts";
import { afterCursor, encodeCursor, pageSize } from "#server/platform/database/cursor.ts";
import { invalid, notFound } from "#server/platform/errors.ts";
import { Page } from "#server/platform/http/http.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import type { Platform } from "#server/platform/platform.ts";
import { excerpt } from "#shared/excerpt.ts";
import { restoreDeletedPiece } from "./deletion.ts";
import { deliverableTypeOf } from "./deliverable-type.ts";
import { countRowsThatFit } from "./page-bytes.ts";
import { type ContentStore, pictureWithLinks } from "./pictures.ts";
import { matchesWords } from "./search.ts";
import { assertGrowth } from "./space.ts";
import { addVersion, dropOldVersions, versionsKept } from "./versions.ts";

export { deleteContent } from "./deletion.ts";
export { removePictureLater } from "./jobs.ts";
export type { DecodedPhoto, PhotoReader } from "./photos/photo-reader.ts";
export { findPhoto, openPhoto, photosWithLinks } from "./photos/photos.ts";
export {
  type ContentStore,
  pictureFileKey,
  pictureThumbnailKey,
  pictureWithLinks,
} from "./pictures.ts";
export { assertSpace } from "./space.ts";

type Row = typeof contentPieces.$inferSelect;

const titleLength = 80;

/** The title of a piece in lists: the first words of its text. */
function titleOf(content: string): string {
  return excerpt(content, titleLength) || "Sin título";
}

/** Saves a worker's text as a content piece with its first version. */
export async function saveContent(
  { db, now }: Pick<Platform, "db" | "now">,
  piece: {
    userId: string;
    workerId: string;
    contentType: string;
    content: string;
    projectId: string | null;
    conversationId: string;
    /** Its file is already stored. */
    picture?: KeptPicture | null;
  },
): Promise<string> {
  const at = now();
  const id = randomUUID();
  await db.transaction(async () => {
    await db.insert(contentPieces).values({
      ...piece,
      id,
      contentType: deliverableTypeOf(piece),
      // null when the project was deleted while the worker wrote.
      projectId: piece.projectId && sql`(${lockProject(db, piece.userId, piece.projectId)})`,
      title: titleOf(piece.content),
      versionsBytes: Buffer.byteLength(piece.content),
      createdAt: at,
      updatedAt: at,
    });
    await db.insert(contentVersions).values({
      contentId: id,
      number: 1,
      content: piece.content,
      author: "worker",
      createdAt: at,
    });
  });
  return id;
}

export interface ContentFilter {
  cursor?: string;
  limit?: number;
  workerId?: string;
  /** A type, or `deliverables` for all but chat replies. */
  contentType?: string;
  projectId?: string;
  words?: string;
}

/** A person's pieces, newest first. A page of long texts has fewer than `limit` and a next page. */
export async function listContent(library: ContentStore, userId: string, filter: ContentFilter) {
  const { rows, next, total } = await findPieces(library, userId, filter);
  return new Page(await Promise.all(rows.map((row) => toPiece(library, row))), next, total);
}

/** The same as rows, without links to their pictures. */
export async function findPieces(
  { db }: Pick<Platform, "db">,
  userId: string,
  filter: ContentFilter,
) {
  const { cursor, limit = pageSize, workerId, contentType, projectId, words } = filter;
  const matching = and(
    eq(contentPieces.userId, userId),
    workerId ? eq(contentPieces.workerId, workerId) : undefined,
    projectId ? eq(contentPieces.projectId, projectId) : undefined,
    contentType === "deliverables"
      ? ne(contentPieces.contentType, "chat")
      : contentType
        ? eq(contentPieces.contentType, contentType)
        : undefined,
    matchesWords(words),
  );
  const fromHere = and(matching, afterCursor(cursor, contentPieces.createdAt, contentPieces.id));
  const newestFirst = [desc(contentPieces.createdAt), desc(contentPieces.id)];
  const sizes = await db
    .select({ bytes: sql<number>`octet_length(${contentPieces.content})` })
    .from(contentPieces)
    .where(fromHere)
    .orderBy(...newestFirst)
    .limit(limit + 1);
  const fitting = countRowsThatFit(sizes.slice(0, limit));
  const rows = await db
    .select()
    .from(contentPieces)
    .where(fromHere)
    .orderBy(...newestFirst)
    .limit(fitting);
  const [counted] = await db.select({ total: count() }).from(contentPieces).where(matching);
  const last = sizes.length > fitting ? rows.at(-1) : undefined;
  const next = last ? encodeCursor({ at: last.createdAt, id: last.id }) : null;
  return new Page(rows, next, counted!.total);
}

/** One piece with its stored versions, newest first. @throws AppError 404 */
export async function readContent(library: ContentStore, userId: string, contentId: string) {
  const { db } = library;
  const [row] = await db.select().from(contentPieces).where(ownPiece(userId, contentId));
  if (!row) throw pieceNotFound();
  const versions = await db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.contentId, contentId))
    .orderBy(desc(contentVersions.number))
    .limit(versionsKept + 1);
  return {
    ...(await toPiece(library, row)),
    versions: versions.map((version) => ({
      number: version.number,
      content: version.content,
      author: version.author,
      createdAt: version.createdAt.toISOString(),
    })),
  };
}

export interface ContentEdit {
  content?: string;
  projectId?: string | null;
  /** The version that the edit started from. */
  baseVersion?: number;
}

/**
 * Adds a version, files the piece in a project, or both. Beyond the limit the oldest version but the
 * first is dropped.
 * @throws AppError 404, 409 when another edit came first or the account is full, 422, 429
 */
export async function updateContent(
  library: ContentStore,
  userId: string,
  contentId: string,
  edit: ContentEdit,
) {
  const { db, now } = library;
  await limitWrites(library, userId, "content");
  await db.transaction(async () => {
    const [row] = await db
      .select()
      .from(contentPieces)
      .where(ownPiece(userId, contentId))
      .for("update");
    if (!row) throw pieceNotFound();
    const at = now();
    if (edit.projectId !== undefined && edit.projectId !== row.projectId) {
      await setProject(db, userId, contentId, edit.projectId, at);
    }
    if (edit.content === undefined || edit.content === row.content) return;
    const { content, baseVersion } = edit;
    const number = await addVersion(db, contentId, { content, baseVersion }, at);
    const versionsBytes = await dropOldVersions(db, contentId, number);
    await db
      .update(contentPieces)
      .set({
        content,
        title: titleOf(content),
        versionsBytes,
        updatedAt: at,
      })
      .where(ownPiece(userId, contentId));
    const growthBytes = Buffer.byteLength(content) - Buffer.byteLength(row.content);
    await assertGrowth(library, userId, growthBytes + versionsBytes - row.versionsBytes);
  });
  return await readContent(library, userId, contentId);
}

async function setProject(
  db: Platform["db"],
  userId: string,
  contentId: string,
  projectId: string | null,
  at: Date,
): Promise<void> {
  if (projectId !== null) {
    const [project] = await lockProject(db, userId, projectId);
    // Not 404, because the piece exists; a project of somebody else looks like a missing one.
    if (!project) throw invalid({ projectId: "Este proyecto no existe" });
  }
  await db
    .update(contentPieces)
    .set({ projectId, updatedAt: at })
    .where(ownPiece(userId, contentId));
}

/** The person's project, locked against deletion until the transaction ends. */
function lockProject(db: Platform["db"], userId: string, projectId: string) {
  return db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.userId, userId)))
    .for("key share");
}

/** Restores a piece that was deleted a moment ago. @throws AppError 404, 409 when the account is full, 429 */
export async function restoreContent(library: ContentStore, userId: string, contentId: string) {
  await limitWrites(library, userId, "content");
  await restoreDeletedPiece(library, userId, contentId);
  const [row] = await library.db.select().from(contentPieces).where(ownPiece(userId, contentId));
  if (!row) throw pieceNotFound();
  return await toPiece(library, row);
}

/** Number of pieces that the gallery shows when it opens: all but chat replies. */
export async function countDeliverables({ db }: Pick<Platform, "db">, userId: string) {
  const [row] = await db
    .select({ total: count() })
    .from(contentPieces)
    .where(and(eq(contentPieces.userId, userId), ne(contentPieces.contentType, "chat")));
  return row!.total;
}

function ownPiece(userId: string, contentId: string) {
  return and(eq(contentPieces.id, contentId), eq(contentPieces.userId, userId));
}

function pieceNotFound() {
  return notFound("Este contenido no existe");
}

async function toPiece(library: Pick<ContentStore, "files" | "now">, row: Row) {
  return {
    ...row,
    picture: row.picture && (await pictureWithLinks(library, row.userId, row.picture)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
