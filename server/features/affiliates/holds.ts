import { and, eq, exists, isNotNull, isNull } from "drizzle-orm";
import { affiliates, commissions } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";

type Base = Pick<Platform, "db" | "now">;

/** Stops counting an affiliate's clicks and paying them out; their earnings stay. */
export async function holdAffiliate(
  { db, now }: Base,
  affiliateId: string,
  heldReason: string,
): Promise<void> {
  await db
    .update(affiliates)
    .set({ heldAt: now(), heldReason })
    .where(eq(affiliates.id, affiliateId));
}

/** @returns false when the affiliate was not on hold */
export async function releaseAffiliate(
  { db }: Pick<Base, "db">,
  affiliateId: string,
): Promise<boolean> {
  const released = await db
    .update(affiliates)
    .set({ heldAt: null, heldReason: null })
    .where(and(eq(affiliates.id, affiliateId), isNotNull(affiliates.heldAt)))
    .returning({ id: affiliates.id });
  return released.length > 0;
}

/** Puts every affiliate with commissions on hold, because they may come from sandbox payments. */
export async function holdAllAffiliates({ db, now }: Base, heldReason: string): Promise<void> {
  const earned = db
    .select({ id: commissions.id })
    .from(commissions)
    .where(eq(commissions.affiliateId, affiliates.id));
  await db
    .update(affiliates)
    .set({ heldAt: now(), heldReason })
    .where(and(isNull(affiliates.heldAt), exists(earned)));
}
