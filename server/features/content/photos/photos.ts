import { createHash, randomUUID } from "node:crypto";
import { and, count, desc, eq, inArray, isNull } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { type PhotoForDrawing, photos } from "#db/schema-content.ts";
import { afterCursor, pageOf, pageSize } from "#server/platform/database/cursor.ts";
import { AppError, invalid, notFound } from "#server/platform/errors.ts";
import { detectMediaType } from "#server/platform/files/media-types.ts";
import { Page } from "#server/platform/http/http.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type Photo, photoMediaTypes, photoMessages, photosMax } from "#shared/photos.ts";
import { removePictureLater } from "../jobs.ts";
import type { ContentStore } from "../pictures.ts";
import { type PhotoRow, photoFileKeys, photoWithLinks } from "./photo-files.ts";
import type { DecodedPhoto, PhotoReader } from "./photo-reader.ts";

interface Deps extends ContentStore, Pick<Platform, "jobs"> {
  photoReader: PhotoReader;
}

const uploadsAnHour = 60;
/** Far more than a photo of at most 2400 pixels needs. */
const fileBytesMax = 24 * 1024 * 1024;

export const isOwnPhoto = (userId: string, photoId: string) =>
  and(eq(photos.id, photoId), eq(photos.userId, userId));
/** Condition: the photo is not deleted. */
export const isNotDeleted = isNull(photos.deletedAt);
export const photoNotFound = () => notFound("Esta foto no existe");

/**
 * Stores a person's photo, turned upright and without metadata. The same bytes again give the stored
 * photo; a deleted one is restored.
 * @throws AppError `invalid` at `photo`, `conflict` when there are too many, `rate_limited`, `unavailable`
 */
export async function addPhoto(
  deps: Deps,
  userId: string,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<Photo> {
  await limitWrites(deps, userId, "photo", uploadsAnHour);
  const found = detectMediaType("", bytes.subarray(0, 64));
  if (!photoMediaTypes.some((type) => type === found)) {
    throw invalid({ photo: isHeic(bytes) ? photoMessages.heic : photoMessages.notOne });
  }
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const existing = await findSamePhoto(deps, userId, digest);
  if (existing) return await photoWithLinks(deps, existing);
  await assertPhotoQuota(deps, userId);
  const read = await deps.photoReader.read(bytes, userId);
  if (read.type === "refused") throw invalid({ photo: read.because });
  const row = rowOf(read, { userId, digest, name: name.trim(), createdAt: deps.now() });
  return await photoWithLinks(deps, await storePhoto(deps, row, read));
}

/** The format of iPhones, which computers upload unchanged. */
const isHeic = (bytes: Buffer) =>
  /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString("latin1", 4, 12));

/** A person's photos, newest first. */
export async function listPhotos(
  library: ContentStore,
  userId: string,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number },
) {
  const { db } = library;
  const matching = and(eq(photos.userId, userId), isNotDeleted);
  const rows = await db
    .select()
    .from(photos)
    .where(and(matching, afterCursor(cursor, photos.createdAt, photos.id)))
    .orderBy(desc(photos.createdAt), desc(photos.id))
    .limit(limit + 1);
  const [counted] = await db.select({ total: count() }).from(photos).where(matching);
  const page = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
  const linked = await Promise.all(page.rows.map((row) => photoWithLinks(library, row)));
  return new Page(linked, page.next, counted!.total);
}

/** @throws AppError 404 */
export async function readPhoto(
  library: ContentStore,
  userId: string,
  photoId: string,
): Promise<Photo> {
  return await photoWithLinks(library, await findPhoto(library, userId, photoId));
}

/** @throws AppError 404 */
export async function findPhoto(
  { db }: Pick<Platform, "db">,
  userId: string,
  photoId: string,
): Promise<PhotoRow> {
  const [row] = await db
    .select()
    .from(photos)
    .where(and(isOwnPhoto(userId, photoId), isNotDeleted));
  if (!row) throw photoNotFound();
  return row;
}

/** The photos of these that exist, with links, by id. */
export async function photosWithLinks(
  library: ContentStore,
  userId: string,
  photoIds: readonly string[],
): Promise<Map<string, Photo>> {
  if (photoIds.length === 0) return new Map();
  const rows = await library.db
    .select()
    .from(photos)
    .where(and(inArray(photos.id, [...photoIds]), eq(photos.userId, userId), isNotDeleted));
  const linked = await Promise.all(rows.map((row) => photoWithLinks(library, row)));
  return new Map(linked.map((photo) => [photo.id, photo]));
}

/** The image that drawings use of a photo; null: it does not exist any more. */
export async function openPhoto(
  library: ContentStore,
  userId: string,
  photoId: string,
): Promise<{ about: PhotoForDrawing; bytes: Buffer } | null> {
  const [row] = await library.db
    .select()
    .from(photos)
    .where(and(isOwnPhoto(userId, photoId), isNotDeleted));
  const bytes = row && (await library.files.read(photoFileKeys(row).drawing));
  return bytes ? { about: row.drawing, bytes } : null;
}

/** The stored photo of the same bytes, restored if it was deleted; null: there is none. */
async function findSamePhoto(
  deps: Pick<Platform, "db">,
  userId: string,
  digest: string,
): Promise<PhotoRow | null> {
  const same = and(eq(photos.userId, userId), eq(photos.digest, digest));
  const [row] = await deps.db.select().from(photos).where(same);
  if (!row?.deletedAt) return row ?? null;
  await assertPhotoQuota(deps, userId);
  const [restored] = await deps.db.update(photos).set({ deletedAt: null }).where(same).returning();
  return restored ?? null;
}

function rowOf(
  { photo, drawing }: DecodedPhoto,
  given: Pick<PhotoRow, "userId" | "digest" | "name" | "createdAt">,
): PhotoRow {
  const { width, height, extension } = photo;
  return {
    ...given,
    id: randomUUID(),
    width,
    height,
    extension,
    drawing: drawing.about,
    deletedAt: null,
  };
}

async function storeFiles({ files }: Deps, row: PhotoRow, read: DecodedPhoto): Promise<void> {
  const keys = photoFileKeys(row);
  const put = (key: string, bytes: Buffer) => files.put(key, bytes, { maxBytes: fileBytesMax });
  await Promise.all([
    put(keys.photo, read.photo.bytes),
    put(keys.thumbnail, read.thumbnail),
    put(keys.drawing, read.drawing.bytes),
  ]);
}

/** Stores the files, then the row; answers the row of the same photo when that was uploaded in parallel. */
async function storePhoto(deps: Deps, row: PhotoRow, read: DecodedPhoto): Promise<PhotoRow> {
  const { db, jobs } = deps;
  const files = { userId: row.userId, pictureId: row.id };
  try {
    await storeFiles(deps, row, read);
    return await db.transaction(async () => {
      await lockOwner(deps, row.userId);
      const existing = await findSamePhoto(deps, row.userId, row.digest);
      if (existing) {
        await removePictureLater({ jobs }, files);
        return existing;
      }
      await assertPhotoQuota(deps, row.userId);
      await db.insert(photos).values(row);
      return row;
    });
  } catch (error) {
    // Without a row nothing refers to the files.
    await removePictureLater({ jobs }, files);
    throw error;
  }
}

/** Makes parallel uploads of one person wait for each other, so that the quota holds. */
export async function lockOwner({ db }: Pick<Platform, "db">, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** @throws AppError `conflict` */
export async function assertPhotoQuota(
  { db }: Pick<Platform, "db">,
  userId: string,
): Promise<void> {
  const [kept] = await db
    .select({ total: count() })
    .from(photos)
    .where(and(eq(photos.userId, userId), isNotDeleted));
  if (kept!.total < photosMax) return;
  throw new AppError(
    "conflict",
    `Ya tienes ${photosMax} fotos guardadas, el máximo. Borra en tu galería las que no uses y podrás añadir otras.`,
  );
}
