import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { orders } from "#db/schema-ads.ts";
import { type RefundedAmount, readRefundedAmounts } from "#server/features/billing/billing.ts";
import type { Client } from "#server/platform/http/http.ts";
import type { StreamLimit } from "#server/platform/http/open-streams.ts";
import { addressBlock } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import { adsPerOrder } from "#shared/ads.ts";
import { dollarsOf } from "#shared/money.ts";
import type { Order, OrderRefund, OrderStatus } from "#shared/orders.ts";
import type { AdsDeps } from "../deps.ts";
import { deliveredFormats } from "../material/material.ts";
import { describeAds } from "./describe-ads.ts";
import { availableUntil, revisableUntil } from "./order-dates.ts";
import { orderIdOf, orderNotFound, orderNumberOf, orderTokenOf } from "./order-links.ts";
import { type OrderRow, syncOrder } from "./orders.ts";

/** Limited because each stream queries the database a few times a second during delivery. */
export const orderStreamLimit: StreamLimit = {
  max: 500,
  message:
    "Esta página está abierta en demasiados sitios para avisarte al momento: se actualiza cada pocos segundos",
  retryAfterSeconds: 60,
};
/** Streams per order and per client address; further pages poll instead. */
const followersOfOrder = 10;
const followersAtAddress = 40;
/** A stream ends after this; the page then reconnects. */
const followMs = 10 * 60_000;
const pollEveryMs: Partial<Record<OrderStatus, number>> = { paid: 400, working: 400, unpaid: 2000 };
const usualPollMs = 5000;
/** Statuses after which a page need not wait for changes. */
const finalStatuses: readonly OrderStatus[] = ["delivered", "refunded", "expired"];

/**
 * An order by its private link, with freshly signed picture URLs.
 * @throws AppError `not_found`, also when the order has expired
 */
export async function readOrder(deps: AdsDeps, token: string): Promise<Order> {
  return await describeOrder(deps, await syncOrder(deps, await findOrder(deps, token)));
}

/** The row behind a token. @throws AppError `not_found` */
export async function findOrder(
  deps: Pick<Platform, "db" | "now">,
  token: string,
): Promise<OrderRow> {
  const id = await orderIdOf(deps, token);
  const [row] = await deps.db.select().from(orders).where(eq(orders.id, id));
  if (!row || availableUntil(row) <= deps.now()) throw orderNotFound();
  return row;
}

/**
 * The order now and after each change, whichever process makes it. Ends with a final status or after
 * ten minutes.
 * @throws AppError `not_found`; `rate_limited` when too many streams are open: the page polls then
 */
export async function followOrder(
  deps: AdsDeps,
  token: string,
  { client, signal }: { client: Client; signal: AbortSignal },
): Promise<AsyncGenerator<{ type: "order"; order: Order }>> {
  const order = await findOrder(deps, token);
  deps.orderStreams.take(
    [
      { subject: `order ${order.id}`, max: followersOfOrder },
      { subject: `address ${addressBlock(client.ip)}`, max: followersAtAddress },
    ],
    signal,
  );
  return changesOf(deps, await syncOrder(deps, order), signal);
}

async function* changesOf(deps: AdsDeps, first: OrderRow, signal: AbortSignal) {
  const until = Date.now() + followMs;
  let row = first;
  yield { type: "order" as const, order: await describeOrder(deps, row) };
  while (!finalStatuses.includes(row.status) && Date.now() < until) {
    await pause(pollEveryMs[row.status] ?? usualPollMs, undefined, { signal }).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    const [current] = await deps.db
      .select({ revision: orders.revision, status: orders.status })
      .from(orders)
      .where(eq(orders.id, row.id));
    if (!current) throw orderNotFound();
    if (current.revision === row.revision && current.status === row.status) continue;
    const [changed] = await deps.db.select().from(orders).where(eq(orders.id, row.id));
    if (!changed) throw orderNotFound();
    row = changed;
    yield { type: "order" as const, order: await describeOrder(deps, row) };
  }
}

async function describeOrder(deps: AdsDeps, row: OrderRow): Promise<Order> {
  const isPaid = !["unpaid", "expired"].includes(row.status);
  const [storedAds, returned] = await Promise.all([
    isPaid ? describeAds(deps, row) : [],
    readRefundedAmounts(deps, row.paymentId ? [row.paymentId] : []),
  ]);
  return {
    token: await orderTokenOf(deps, row.id),
    number: orderNumberOf(row.id),
    status: row.status,
    businessName: row.businessName,
    websiteUrl: row.websiteUrl,
    email: row.email,
    price: dollarsOf(row.priceCents),
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    refund: describeRefund(returned.get(row.paymentId ?? "")),
    // During delivery a failure only means that one of several tries failed.
    undelivered: ["refunding", "refunded"].includes(row.status) && row.failure !== null,
    revisableUntil: revisableUntil(row)?.toISOString() ?? null,
    availableUntil: availableUntil(row).toISOString(),
    checkoutUrl: row.status === "unpaid" ? row.checkoutUrl : null,
    progress: progressOf(row, storedAds.length),
    ads: storedAds,
    schedule: row.schedule,
    colors: row.edits.colors ?? row.facts.colors.slice(0, 4).map(({ hex }) => hex),
    writer: row.writer,
    testMode: deps.billing.testMode,
  };
}

/** The refund as shown on the order's page and in lists. */
export function describeRefund(returned: RefundedAmount | undefined): OrderRefund | null {
  if (!returned) return null;
  return { amount: dollarsOf(returned.amountCents), at: returned.at.toISOString() };
}

function progressOf(row: OrderRow, storedAds: number): Order["progress"] {
  const formats = deliveredFormats.length;
  const counts = { drawn: storedAds * formats, toDraw: adsPerOrder * formats };
  if (row.status === "paid") return { step: "queued", ...counts };
  if (row.status !== "working") return null;
  if (!row.material) return { step: "reading", ...counts };
  if (!row.composed) return { step: "writing", ...counts };
  return { step: storedAds < adsPerOrder ? "drawing" : "packing", ...counts };
}
