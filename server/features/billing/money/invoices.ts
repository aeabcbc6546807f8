import { and, count, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { invoices, payments } from "#db/schema-billing.ts";
import { afterCursor, pageOf, pageSize } from "#server/platform/database/cursor.ts";
import { Page } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Invoice } from "#shared/billing.ts";
import { dollarsOf } from "#shared/money.ts";

/** A person's invoices above 0, newest first, as last read from Stripe. */
export async function listInvoices(
  { db }: Pick<Platform, "db">,
  userId: string,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number },
): Promise<Page<Invoice>> {
  const own = and(eq(invoices.userId, userId), gt(invoices.amountDueCents, 0));
  const rows = await db
    .select()
    .from(invoices)
    .where(and(own, afterCursor(cursor, invoices.createdAt, invoices.id)))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(limit + 1);
  const [counted] = await db.select({ total: count() }).from(invoices).where(own);
  const page = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
  const refunded = await refundedByInvoice(
    db,
    page.rows.map(({ id }) => id),
  );
  const list = page.rows.map((row) => ({
    id: row.id,
    number: row.number,
    createdAt: row.createdAt.toISOString(),
    plan: row.plan,
    amount: dollarsOf(row.amountDueCents),
    amountRefunded: dollarsOf(refunded.get(row.id) ?? 0),
    status: row.status,
    url: row.hostedUrl,
    pdfUrl: row.pdfUrl,
  }));
  return new Page(list, page.next, counted!.total);
}

async function refundedByInvoice(
  db: Platform["db"],
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      invoiceId: sql<string>`${payments.invoiceId}`,
      cents: sql<number>`-sum(${payments.amountCents})::int`,
    })
    .from(payments)
    .where(
      and(
        inArray(payments.invoiceId, [...ids]),
        inArray(payments.kind, ["refund", "refund_reversal"]),
      ),
    )
    .groupBy(payments.invoiceId);
  return new Map(rows.map(({ invoiceId, cents }) => [invoiceId, cents]));
}
