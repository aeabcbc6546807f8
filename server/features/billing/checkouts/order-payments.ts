import type Stripe from "stripe";
import type { checkouts, payments } from "#db/schema-billing.ts";
import type { BillingDeps, RefundedOrder } from "../deps.ts";
import type { LedgerRow } from "../money/ledger.ts";
import { idOf } from "../stripe/customer-reading.ts";

type Checkout = typeof checkouts.$inferSelect;
type Payment = typeof payments.$inferSelect;
type Deps = Pick<BillingDeps, "orderPayments">;

/** The order that a purpose like `order:<id>` names; null: a plan's. */
export function orderIdOfPurpose(purpose: string): string | null {
  return /^order:(.+)$/.exec(purpose)?.[1] ?? null;
}

/**
 * Marks an order as paid or its page as expired. Call it in the transaction that writes the checkout,
 * which is locked.
 * @returns the checkout's new status
 */
export async function settleOrderCheckout(
  { orderPayments }: Deps,
  orderId: string,
  session: Stripe.Checkout.Session,
  before: Checkout,
  status: Checkout["status"],
): Promise<Checkout["status"]> {
  const checkout = { orderId, checkoutId: before.id };
  if (status === "expired" && before.status !== "expired") await orderPayments.expired(checkout);
  if (status !== "paid") return status;
  const paymentId = idOf(session.payment_intent);
  if (!paymentId) throw new Error(`${session.id} is paid but has no payment intent`);
  return (await orderPayments.paid({ ...checkout, paymentId })) ? "paid" : "refunded";
}

/**
 * Reports an order's refunds and disputes. Call it in the transaction that writes them.
 * @param of.rows all refunds, disputes and their reversals; `of.newRefunds` those not known before
 */
export async function reportOrderRefunds(
  { orderPayments }: Deps,
  orderId: string,
  { paymentId, amountCents }: Payment,
  of: {
    rows: readonly Pick<LedgerRow, "kind" | "amountCents">[];
    disputes: readonly Pick<Stripe.Dispute, "status">[];
    newRefunds: readonly Payment[];
  },
): Promise<void> {
  const refundedCents = of.rows
    .filter(({ kind }) => kind.startsWith("refund"))
    .reduce((sum, row) => sum - row.amountCents, 0);
  await orderPayments.refunded({
    orderId,
    paymentId,
    amountCents,
    refundedCents,
    dispute: disputeOf(of.disputes),
    newRefunds: of.newRefunds.map((row) => ({ id: row.id, amountCents: -row.amountCents })),
  });
}

function disputeOf(disputes: readonly Pick<Stripe.Dispute, "status">[]): RefundedOrder["dispute"] {
  const all = disputes.map(({ status }) => status).filter((one) => !one.startsWith("warning"));
  if (all.length === 0) return null;
  if (all.includes("lost")) return "lost";
  return all.every((status) => status === "won") ? "won" : "open";
}
