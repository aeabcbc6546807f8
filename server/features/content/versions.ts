import { and, eq, gt, lte, sql } from "drizzle-orm";
import { contentVersions } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";

/** How many of a piece's latest versions are kept, beside the first, which is the worker's. */
export const versionsKept = 50;

/**
 * Saves a person's text as the next version of a piece. Call it while the piece's row is locked.
 * @returns its number
 * @throws AppError 409 when the edit did not start from the latest version
 */
export async function addVersion(
  db: Platform["db"],
  contentId: string,
  { content, baseVersion }: { content: string; baseVersion?: number },
  createdAt: Date,
): Promise<number> {
  const [latest] = await db
    .select({ number: sql<number>`max(${contentVersions.number})` })
    .from(contentVersions)
    .where(eq(contentVersions.contentId, contentId));
  if (baseVersion !== undefined && baseVersion !== latest!.number) {
    throw new AppError(
      "conflict",
      "Este texto ha cambiado en otra ventana. Copia lo tuyo y vuelve a abrirlo para no perder nada.",
    );
  }
  const number = latest!.number + 1;
  await db
    .insert(contentVersions)
    .values({ contentId, number, content, author: "user", createdAt });
  return number;
}

/** Deletes surplus versions. @returns bytes of the remaining texts */
export async function dropOldVersions(
  db: Platform["db"],
  contentId: string,
  latest: number,
): Promise<number> {
  const own = eq(contentVersions.contentId, contentId);
  await db
    .delete(contentVersions)
    .where(
      and(own, gt(contentVersions.number, 1), lte(contentVersions.number, latest - versionsKept)),
    );
  const [left] = await db
    .select({ bytes: sql<number>`sum(octet_length(${contentVersions.content}))::int` })
    .from(contentVersions)
    .where(own);
  return left!.bytes;
}
