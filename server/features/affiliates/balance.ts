import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { affiliates, commissions, payouts } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";

/** An affiliate's money by state, in cents: `totalEarned` is the sum of the others. */
export interface Balance {
  totalEarned: number;
  paid: number;
  /** In payouts that are requested or processing. */
  held: number;
  /** Approved and in no payout; negative after a refund of a commission that was already paid. */
  pending: number;
  /** Still within the customers' money-back guarantee. */
  waiting: number;
  /** Held back until a dispute is decided. */
  disputed: number;
}

/**
 * Locks an affiliate's money until the end of the transaction. Every writer takes this lock first, so
 * that the balance it has read stays valid.
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

/** Computed from commissions and payouts. Hold {@link lockAffiliate} when a decision depends on it. */
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
 * The sum of an affiliate's commissions that a dispute keeps from being approved.
 * @param invoicedBy count only invoices that were paid by this time
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
