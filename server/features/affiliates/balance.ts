import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { affiliates, commissions, payouts } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Where an affiliate's money is, in cents: the first is the sum of the others. */
export interface Balance {
  totalEarned: number;
  paid: number;
  /** In payouts that are asked for or under way. */
  held: number;
  /** Approved and in no payout; below zero after money was taken back from a paid commission. */
  pending: number;
  /** Within the customers' guarantee. */
  waiting: number;
  /** Neither approved nor paid until a dispute is decided. */
  disputed: number;
}

/**
 * Locks an affiliate's money until the end of the transaction: whoever writes some locks it first, so
 * that what they read before is still true.
 */
export async function lockAffiliate(
  { db }: Pick<Platform, "db">,
  affiliateId: string,
): Promise<typeof affiliates.$inferSelect> {
  const [row] = await db
    .select()
    .from(affiliates)
    .where(eq(affiliates.id, affiliateId))
    .for("no key update");
  if (!row) throw new Error(`There is no affiliate ${affiliateId}`);
  return row;
}

/** Reckoned from commissions and payouts. What is decided by it is decided under {@link lockAffiliate}. */
export async function balanceOf(
  { db }: Pick<Platform, "db">,
  affiliateId: string,
): Promise<Balance> {
  const [earned] = await db
    .select({
      total: sql<number>`coalesce(sum(${commissions.amountCents}), 0)`.mapWith(Number),
      unapproved:
        sql<number>`coalesce(sum(${commissions.amountCents}) filter (where ${commissions.approvedAt} is null), 0)`.mapWith(
          Number,
        ),
    })
    .from(commissions)
    .where(eq(commissions.affiliateId, affiliateId));
  const [sent] = await db
    .select({
      paid: sql<number>`coalesce(sum(${payouts.amountCents}) filter (where ${payouts.status} = 'completed'), 0)`.mapWith(
        Number,
      ),
      held: sql<number>`coalesce(sum(${payouts.amountCents}) filter (where ${payouts.status} in ('requested', 'processing')), 0)`.mapWith(
        Number,
      ),
    })
    .from(payouts)
    .where(eq(payouts.affiliateId, affiliateId));
  const { total, unapproved } = earned!;
  const { paid, held } = sent!;
  const disputed = await disputedCents({ db }, affiliateId);
  return {
    totalEarned: total,
    paid,
    held,
    pending: total - unapproved - paid - held,
    waiting: unapproved - disputed,
    disputed,
  };
}

/**
 * What an affiliate's commissions come to that are not approved for a dispute.
 * @param invoicedBy only those of invoices that were paid by then
 */
export async function disputedCents(
  { db }: Pick<Platform, "db">,
  affiliateId: string,
  invoicedBy?: Date,
): Promise<number> {
  const [held] = await db
    .select({ cents: sql<number>`coalesce(sum(${commissions.amountCents}), 0)`.mapWith(Number) })
    .from(commissions)
    .where(
      and(
        eq(commissions.affiliateId, affiliateId),
        isNotNull(commissions.disputedAt),
        isNull(commissions.approvedAt),
        invoicedBy && lte(commissions.createdAt, invoicedBy),
      ),
    );
  return held!.cents;
}
