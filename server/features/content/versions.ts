import { and, eq, gt, lte, sql } from "drizzle-orm";
import { contentVersions } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Of a piece are kept the latest versions, and the first, which is the worker's own. */
export const versionsKept = 50;

/**
 * Keeps a person's text as the next version of a piece whose row is locked.
 * @returns its number
 * @throws AppError 409 when it started from an older one than the latest
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

/** Leaves the versions that are kept. @returns bytes of their texts */
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
