import { and, asc, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { commissionRows, commissions } from "#db/schema-affiliates.ts";
import { afterCursor, pageOf, pageSize } from "#server/platform/database/cursor.ts";
import { Page } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Commission } from "#shared/affiliates.ts";
import { dollarsOf } from "#shared/money.ts";

type CommissionStatus = Commission["status"];

const statusConditions = {
  pending: isNull(commissions.approvedAt),
  approved: and(isNotNull(commissions.approvedAt), isNull(commissions.paidAt)),
  paid: isNotNull(commissions.paidAt),
};

/** An affiliate's commissions with the ledger rows behind each, newest first. */
export async function listCommissions(
  { db }: Pick<Platform, "db">,
  affiliateId: string,
  {
    cursor,
    limit = pageSize,
    status,
    total,
  }: { cursor?: string; limit?: number; status?: CommissionStatus; total?: number } = {},
): Promise<Page<Commission>> {
  const condition = and(
    eq(commissions.affiliateId, affiliateId),
    status ? statusConditions[status] : undefined,
  );
  const found = await db
    .select()
    .from(commissions)
    .where(and(condition, afterCursor(cursor, commissions.createdAt, commissions.id)))
    .orderBy(desc(commissions.createdAt), desc(commissions.id))
    .limit(limit + 1);
  const page = pageOf(found, limit, (row) => ({ at: row.createdAt, id: row.id }));
  const rows = await rowsOf(
    db,
    page.rows.map(({ id }) => id),
  );
  const list = page.rows.map((one) => toCommission(one, rows.get(one.id) ?? []));
  return new Page(list, page.next, total ?? (await db.$count(commissions, condition)));
}

type Row = typeof commissionRows.$inferSelect;

async function rowsOf(db: Platform["db"], ids: readonly string[]): Promise<Map<string, Row[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(commissionRows)
    .where(inArray(commissionRows.commissionId, [...ids]))
    .orderBy(asc(commissionRows.createdAt), asc(commissionRows.occurredAt));
  return Map.groupBy(rows, ({ commissionId }) => commissionId);
}

export function commissionStatus({
  approvedAt,
  paidAt,
}: Pick<typeof commissions.$inferSelect, "approvedAt" | "paidAt">): CommissionStatus {
  if (paidAt) return "paid";
  return approvedAt ? "approved" : "pending";
}

function toCommission(one: typeof commissions.$inferSelect, rows: readonly Row[]): Commission {
  const invoicedAt = one.createdAt.toISOString();
  return {
    id: one.id,
    amount: dollarsOf(one.amountCents),
    createdAt: invoicedAt,
    status: commissionStatus(one),
    plan: one.plan,
    month: one.month,
    invoiceNumber: one.invoiceNumber,
    invoicedAt,
    invoiceAmount: dollarsOf(one.paidCents),
    returnedAmount: dollarsOf(one.returnedCents),
    releasesAt: one.releasesAt.toISOString(),
    disputedAt: one.disputedAt?.toISOString() ?? null,
    paidAt: one.paidAt?.toISOString() ?? null,
    rows: rows.map((row) => ({
      at: row.occurredAt.toISOString(),
      kind: row.kind,
      baseAmount: dollarsOf(row.baseCents),
      amount: dollarsOf(row.amountCents),
    })),
  };
}
