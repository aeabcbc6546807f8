import { and, eq, inArray } from "drizzle-orm";
import { affiliates, payoutDetails, payouts } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";
import { lockAffiliate } from "./balance.ts";
import { findAffiliate } from "./own-affiliate.ts";

/**
 * Takes from an affiliate account whatever says whose it is; what it earned stays in the ledger, and
 * nothing that was asked for is paid any more. Call it in the transaction that deletes the person.
 */
export async function forgetAffiliate(
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
  // What is under way still needs to be known until it has arrived.
  await db
    .update(payouts)
    .set({ encryptedDestination: null, maskedDestination: null })
    .where(and(eq(payouts.affiliateId, id), inArray(payouts.status, ["completed", "failed"])));
  await db.update(affiliates).set({ heldReason: null }).where(eq(affiliates.id, id));
}
