import { and, eq, inArray } from "drizzle-orm";
import { affiliates, payoutDetails, payouts } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";
import { lockAffiliate } from "./balance.ts";
import { findAffiliate } from "./find-affiliate.ts";

/**
 * Removes personal data from a deleted user's affiliate account and cancels its requested payouts. The
 * ledger stays. Call it in the transaction that deletes the user.
 */
export async function anonymizeAffiliate(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
): Promise<void> {
  const affiliate = await findAffiliate({ db }, userId);
  if (!affiliate) return;
  const { id } = affiliate;
  await lockAffiliate({ db }, id);
  await db.delete(payoutDetails).where(eq(payoutDetails.affiliateId, id));
  await db
    .update(payouts)
    .set({
      status: "failed",
      failedAt: now(),
      failureReason: "La cuenta se borró antes del pago.",
    })
    .where(and(eq(payouts.affiliateId, id), eq(payouts.status, "requested")));
  // Payouts that are being sent keep their destination until they have arrived.
  await db
    .update(payouts)
    .set({ encryptedDestination: null, maskedDestination: null })
    .where(and(eq(payouts.affiliateId, id), inArray(payouts.status, ["completed", "failed"])));
  await db.update(affiliates).set({ heldReason: null }).where(eq(affiliates.id, id));
}
