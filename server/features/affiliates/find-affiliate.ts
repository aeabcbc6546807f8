import { eq } from "drizzle-orm";
import { affiliates } from "#db/schema-affiliates.ts";
import { notFound } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";

export const notAffiliateMessage = "No eres afiliado";

export type Affiliate = typeof affiliates.$inferSelect;

/** A user's affiliate account, or null. */
export async function findAffiliate(
  { db }: Pick<Platform, "db">,
  userId: string,
): Promise<Affiliate | null> {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.userId, userId));
  return row ?? null;
}

/** @throws AppError `not_found` when the user is not an affiliate */
export async function requireAffiliate(
  deps: Pick<Platform, "db">,
  userId: string,
): Promise<Affiliate> {
  const found = await findAffiliate(deps, userId);
  if (!found) throw notFound(notAffiliateMessage);
  return found;
}
