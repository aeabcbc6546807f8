import { and, asc, inArray } from "drizzle-orm";
import { payments } from "#db/schema-billing.ts";
import type { Platform } from "#server/platform/platform.ts";

/** What has gone back of a payment so far. */
export interface ReturnedMoney {
  amountCents: number;
  /** Of the last refund. */
  at: Date;
}

/**
 * What was refunded of each of these payments (`pi_…`), by the ledger; a payment of which nothing
 * is back is not among them. What a bank took for a dispute is no refund.
 */
export async function returnedMoneyOf(
  { db }: Pick<Platform, "db">,
  paymentIds: readonly string[],
): Promise<Map<string, ReturnedMoney>> {
  const returned = new Map<string, ReturnedMoney>();
  if (paymentIds.length === 0) return returned;
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
    const sentBack = new Set(movements.flatMap((r) => (r.kind === "refund_reversal" ? r.id : [])));
    const last = movements.findLast(({ kind, id }) => kind === "refund" && !sentBack.has(id));
    if (amountCents > 0 && last) returned.set(paymentId, { amountCents, at: last.occurredAt });
  }
  return returned;
}
