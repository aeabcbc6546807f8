import { and, asc, inArray, isNull, lte, sql } from "drizzle-orm";
import { commissions } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";
import { lockAffiliate } from "./balance.ts";

type Base = Pick<Platform, "db" | "now">;

const batch = 500;

/**
 * Approves every commission whose guarantee is over and whose invoice nobody disputes. Safe to repeat,
 * and at the same time elsewhere.
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
      // What another process approves at this moment is waited for: a Friday pays each affiliate once,
      // and must find all that is due.
      .for("no key update");
    const done = await db
      .update(commissions)
      .set({ approvedAt })
      .where(inArray(commissions.id, due))
      .returning({ id: commissions.id });
    approved += done.length;
    if (done.length < batch) break;
  }
  return approved;
}

/**
 * Marks as paid the commissions that an affiliate's completed payouts, oldest first, cover whole by now.
 * Call it in the transaction that completes a payout. What is paid stays so, whatever is taken back, and
 * is covered before the rest: one that a dispute held back may be older.
 * @param payoutId the one that was completed
 */
export async function settle(
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
