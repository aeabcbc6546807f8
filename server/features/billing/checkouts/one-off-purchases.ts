import type Stripe from "stripe";
import type { checkouts, payments } from "#db/schema-billing.ts";
import type { BillingDeps, PurchaseHooks, TakenBack } from "../deps.ts";
import type { LedgerRow } from "../money/ledger.ts";
import { idOf } from "../stripe/reading.ts";

type Checkout = typeof checkouts.$inferSelect;
type Payment = typeof payments.$inferSelect;

interface OneTimePurchase {
  id: string;
  hooks: PurchaseHooks;
}

/** The one-time purchase that a purpose like `order:<id>` names; null: the purpose is a plan. */
export function purchaseOf(
  { purchases }: Pick<BillingDeps, "purchases">,
  purpose: string,
): OneTimePurchase | null {
  const [, kind, id] = /^(order):(.+)$/.exec(purpose) ?? [];
  return id ? { id, hooks: purchases[kind as keyof BillingDeps["purchases"]] } : null;
}

/**
 * Reports to the selling feature that the purchase was paid or its page expired. Call it in the
 * transaction that locks and writes the checkout.
 * @returns the new status of the checkout
 */
export async function settlePurchase(
  { id, hooks }: OneTimePurchase,
  session: Stripe.Checkout.Session,
  before: Checkout,
  status: Checkout["status"],
): Promise<Checkout["status"]> {
  const purchase = { id, checkoutId: before.id };
  if (status === "expired" && before.status !== "expired") await hooks.expired(purchase);
  if (status !== "paid") return status;
  const paymentId = idOf(session.payment_intent);
  if (!paymentId) throw new Error(`${session.id} is paid but has no payment intent`);
  return (await hooks.paid({ ...purchase, paymentId })) ? "paid" : "refunded";
}

/**
 * Reports refunds and disputes of a payment to the selling feature. Call it in the transaction that
 * writes them.
 * @param of.rows all refunds, disputes and their reversals; `of.news` the refunds that are new
 */
export async function tellTakenBack(
  { id, hooks }: OneTimePurchase,
  { paymentId, amountCents }: Payment,
  of: {
    rows: readonly Pick<LedgerRow, "kind" | "amountCents">[];
    disputes: readonly Pick<Stripe.Dispute, "status">[];
    news: readonly Payment[];
  },
): Promise<void> {
  const refundedCents = of.rows
    .filter(({ kind }) => kind.startsWith("refund"))
    .reduce((sum, row) => sum - row.amountCents, 0);
  await hooks.takenBack({
    id,
    paymentId,
    amountCents,
    refundedCents,
    dispute: disputeOf(of.disputes),
    news: of.news.map((row) => ({ id: row.id, amountCents: -row.amountCents })),
  });
}

function disputeOf(disputes: readonly Pick<Stripe.Dispute, "status">[]): TakenBack["dispute"] {
  const all = disputes.map(({ status }) => status).filter((one) => !one.startsWith("warning"));
  if (all.length === 0) return null;
  if (all.includes("lost")) return "lost";
  return all.every((status) => status === "won") ? "won" : "open";
}
