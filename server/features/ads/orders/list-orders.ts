import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { orders } from "#db/schema-ads.ts";
import { readRefundedAmounts } from "#server/features/billing/billing.ts";
import { afterCursor, pageOf, pageSize } from "#server/platform/database/cursor.ts";
import { Page } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import { dollarsOf } from "#shared/money.ts";
import type { OrderStatus, OrderSummary } from "#shared/orders.ts";
import type { AdsDeps } from "../deps.ts";
import { thumbnailUrlsOf } from "./describe-ads.ts";
import { orderNumberOf, orderTokensOf } from "./order-links.ts";
import { describeRefund } from "./read-orders.ts";

/**
 * SQL condition for a person's orders: ordered while signed in, or a guest's paid order with the
 * person's confirmed address. An unconfirmed address gives access to nothing, because anybody can
 * register with it. A guest's unpaid order with somebody else's address is not shown to them.
 */
export async function ownOrdersCondition(
  { db }: Pick<Platform, "db">,
  userId: string,
): Promise<SQL | undefined> {
  const [person] = await db
    .select({ email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  const signedIn = eq(orders.userId, userId);
  if (!person) return signedIn;
  const { email } = person;
  return or(
    signedIn,
    and(isNull(orders.userId), eq(orders.email, email), isNotNull(orders.paidAt)),
  );
}

interface OrderFilter {
  cursor?: string;
  limit?: number;
  status?: OrderStatus;
}

/** A person's orders, newest first, including those bought before they had an account. */
export async function listOrders(
  deps: AdsDeps,
  userId: string,
  { cursor, limit = pageSize, status }: OrderFilter,
): Promise<Page<OrderSummary>> {
  const { db } = deps;
  const ownCondition = await ownOrdersCondition(deps, userId);
  const matching = and(ownCondition, status ? eq(orders.status, status) : undefined);
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      businessName: orders.businessName,
      websiteUrl: orders.websiteUrl,
      priceCents: orders.priceCents,
      paymentId: orders.paymentId,
      createdAt: orders.createdAt,
      deliveredAt: orders.deliveredAt,
    })
    .from(orders)
    .where(and(matching, afterCursor(cursor, orders.createdAt, orders.id)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit + 1);
  const [counted] = await db.select({ total: count() }).from(orders).where(matching);
  const page = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
  const ids = page.rows.map(({ id }) => id);
  const [tokens, thumbnails, returned] = await Promise.all([
    orderTokensOf(deps, ids),
    thumbnailUrlsOf(deps, ids),
    readRefundedAmounts(
      deps,
      page.rows.flatMap(({ paymentId }) => paymentId ?? []),
    ),
  ]);
  const summaries = page.rows.map(({ id, priceCents, createdAt, deliveredAt, ...row }, at) => ({
    status: row.status,
    businessName: row.businessName,
    websiteUrl: row.websiteUrl,
    token: tokens[at]!,
    number: orderNumberOf(id),
    price: dollarsOf(priceCents),
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    refund: describeRefund(returned.get(row.paymentId ?? "")),
    thumbnailUrls: thumbnails.get(id) ?? [],
  }));
  return new Page(summaries, page.next, counted!.total);
}
