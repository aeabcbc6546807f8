import { and, desc, eq, sql } from "drizzle-orm";
import { payouts } from "#db/schema-affiliates.ts";
import { afterCursor, pageOf, pageSize } from "#server/platform/database/cursor.ts";
import { Page } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Payout } from "#shared/affiliates.ts";
import { dollarsOf } from "#shared/money.ts";

const maxCovered = 10;

/** An affiliate's payouts, newest first. */
export async function listPayouts(
  { db }: Pick<Platform, "db">,
  affiliateId: string,
  { cursor, limit = pageSize, total }: { cursor?: string; limit?: number; total?: number } = {},
): Promise<Page<Payout>> {
  const condition = eq(payouts.affiliateId, affiliateId);
  const rows = await db
    .select()
    .from(payouts)
    .where(and(condition, afterCursor(cursor, payouts.createdAt, payouts.id)))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
  const covered = await findCovered(
    db,
    page.rows.map(({ id }) => id),
  );
  const list = page.rows.map(
    (row): Payout => ({
      id: row.id,
      amount: dollarsOf(row.amountCents),
      createdAt: row.createdAt.toISOString(),
      status: row.status,
      origin: row.origin,
      destination: row.maskedDestination,
      completedAt: row.completedAt?.toISOString() ?? null,
      failureReason: row.status === "failed" ? row.failureReason : null,
      covers: (covered.get(row.id) ?? []).map(({ payoutId: _, ...one }) => one),
    }),
  );
  return new Page(list, page.next, total ?? (await db.$count(payouts, condition)));
}

/** The oldest commissions that each payout completed, at most ten per payout. */
async function findCovered(
  db: Platform["db"],
  ids: readonly string[],
): Promise<Map<string, Covered[]>> {
  if (ids.length === 0) return new Map();
  const listed = sql.join(
    ids.map((id) => sql`(${id}::uuid)`),
    sql`, `,
  );
  const found = await db.execute(sql`
    select covered.* from (values ${listed}) as payout (id)
    cross join lateral (
      select payout_id as "payoutId", plan, month, invoice_number as "invoiceNumber"
      from commissions where payout_id = payout.id
      order by created_at, id limit ${maxCovered}::int
    ) as covered`);
  const { rows } = found as unknown as { rows: Covered[] };
  return Map.groupBy(rows, ({ payoutId }) => payoutId);
}

interface Covered {
  payoutId: string;
  plan: string;
  month: number;
  invoiceNumber: string | null;
}
