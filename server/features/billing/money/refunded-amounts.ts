import { and, asc, inArray } from "drizzle-orm";
import { payments } from "#db/schema-billing.ts";
import type { Platform } from "#server/platform/platform.ts";

/** What was refunded of a payment so far. */
export interface RefundedAmount {
  amountCents: number;
  /** Time of the last refund. */
  at: Date;
}

/**
 * What was refunded of each of these payments (`pi_…`) according to the ledger, by payment; payments
 * without refunds are left out. Disputes are no refunds.
 */
export async function readRefundedAmounts(
  { db }: Pick<Platform, "db">,
  paymentIds: readonly string[],
): Promise<Map<string, RefundedAmount>> {
  const refunded = new Map<string, RefundedAmount>();
  if (paymentIds.length === 0) return refunded;
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.paymentId, [...paymentIds]),
        inArray(payments.kind, ["refund", "refund_reversal"]),
      ),
    )
    .orderBy(asc(payments.occurredAt));
  for (const [paymentId, movements] of Map.groupBy(rows, (row) => row.paymentId)) {
    const amountCents = -movements.reduce((sum, row) => sum + row.amountCents, 0);
    const failedRefunds = new Set(
      movements.flatMap((r) => (r.kind === "refund_reversal" ? r.id : [])),
    );
    const last = movements.findLast(({ kind, id }) => kind === "refund" && !failedRefunds.has(id));
    if (amountCents > 0 && last) refunded.set(paymentId, { amountCents, at: last.occurredAt });
  }
  return refunded;
}
