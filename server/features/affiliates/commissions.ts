import { and, asc, inArray, isNull, lte, sql } from "drizzle-orm";
import { commissions } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";
import { lockAffiliate } from "./balance.ts";

type Base = Pick<Platform, "db" | "now">;

const batch = 500;

/**
 * Approves every commission whose guarantee period is over and whose invoice is not disputed. Safe to
 * repeat and to run in several processes at once.
 * @returns how many were approved now
 */
export async function approveCommissions({ db, now }: Base, signal?: AbortSignal): Promise<number> {
  let approved = 0;
  while (!signal?.aborted) {
    const approvedAt = now();
    const due = db
      .select({ id: commissions.id })
      .from(commissions)
      .where(
        and(
          isNull(commissions.approvedAt),
          isNull(commissions.disputedAt),
          lte(commissions.releasesAt, approvedAt),
        ),
      )
      .orderBy(asc(commissions.releasesAt), asc(commissions.id))
      .limit(batch)
      // Waits for rows that another process is approving: the Friday run pays each affiliate once and
      // must see every approved commission.
      .for("no key update");
    const updated = await db
      .update(commissions)
      .set({ approvedAt })
      .where(inArray(commissions.id, due))
      .returning({ id: commissions.id });
    approved += updated.length;
    if (updated.length < batch) break;
  }
  return approved;
}

/**
 * Marks as paid the oldest commissions that the affiliate's completed payouts fully cover. Call it in
 * the transaction that completes a payout. A paid commission stays paid after a refund, and counts before
 * the unpaid ones, because a commission that a dispute held back may be older.
 * @param payoutId the payout that was just completed
 */
export async function markCoveredCommissionsPaid(
  { db, now }: Base,
  { affiliateId, payoutId }: { affiliateId: string; payoutId: string },
): Promise<void> {
  await lockAffiliate({ db }, affiliateId);
  const paidAt = now().toISOString();
  await db.execute(sql`
    with covered as (
      select id, sum(amount_cents) over (
        order by paid_at is null, created_at, id
      ) as up_to_cents
      from commissions where affiliate_id = ${affiliateId}::uuid and approved_at is not null
    )
    update commissions set paid_at = ${paidAt}::timestamptz, payout_id = ${payoutId}::uuid
    from covered
    where commissions.id = covered.id
      and commissions.paid_at is null
      and commissions.amount_cents > 0
      and covered.up_to_cents <= (
        select coalesce(sum(amount_cents), 0) from payouts
        where affiliate_id = ${affiliateId}::uuid and status = 'completed'
      )`);
}
