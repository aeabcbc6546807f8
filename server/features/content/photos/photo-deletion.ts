import { and, inArray, isNotNull, lt } from "drizzle-orm";
import { photos } from "#db/schema-content.ts";
import { notFound } from "#server/platform/errors.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import type { Platform } from "#server/platform/platform.ts";
import { undoMinutes } from "#shared/content.ts";
import type { Photo } from "#shared/photos.ts";
import { removePictureLater } from "../jobs.ts";
import type { ContentStore } from "../pictures.ts";
import { photoWithLinks } from "./photo-files.ts";
import { assertPhotoQuota, isNotDeleted, isOwnPhoto, lockOwner, photoNotFound } from "./photos.ts";

const batchSize = 200;

/** Hides a photo everywhere; its files are removed when it can no longer be restored. @throws AppError 404 */
export async function deletePhoto(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
  photoId: string,
): Promise<void> {
  const deleted = await db
    .update(photos)
    .set({ deletedAt: now() })
    .where(and(isOwnPhoto(userId, photoId), isNotDeleted))
    .returning({ id: photos.id });
  if (deleted.length === 0) throw photoNotFound();
}

/** @throws AppError 404, 409 when the account has the maximum of photos by now, 429 */
export async function restorePhoto(
  library: ContentStore,
  userId: string,
  photoId: string,
): Promise<Photo> {
  const { db } = library;
  await limitWrites(library, userId, "content");
  const row = await db.transaction(async () => {
    await lockOwner(library, userId);
    await assertPhotoQuota(library, userId);
    const [restored] = await db
      .update(photos)
      .set({ deletedAt: null })
      .where(and(isOwnPhoto(userId, photoId), isNotNull(photos.deletedAt)))
      .returning();
    if (!restored) throw notFound("Esta foto ya no se puede recuperar");
    return restored;
  });
  return await photoWithLinks(library, row);
}

/** Deletes for good what can no longer be restored. @returns how many photos */
export async function purgeDeletedPhotos({
  db,
  jobs,
  now,
}: Pick<Platform, "db" | "jobs" | "now">): Promise<number> {
  const until = new Date(now().getTime() - undoMinutes * 60_000);
  for (let purged = 0; ; ) {
    const inBatch = await db.transaction(async () => {
      const due = db
        .select({ id: photos.id })
        .from(photos)
        .where(lt(photos.deletedAt, until))
        .limit(batchSize)
        .for("update", { skipLocked: true });
      const rows = await db
        .delete(photos)
        .where(inArray(photos.id, due))
        .returning({ id: photos.id, userId: photos.userId });
      for (const { id, userId } of rows) {
        await removePictureLater({ jobs }, { userId, pictureId: id });
      }
      return rows.length;
    });
    purged += inBatch;
    if (inBatch < batchSize) return purged;
  }
}
