import type Stripe from "stripe";
import type { checkouts, payments } from "#db/schema-billing.ts";
import type { BillingDeps, PurchaseHooks, TakenBack } from "../deps.ts";
import type { LedgerRow } from "../money/ledger.ts";
import { idOf } from "../stripe/reading.ts";

type Checkout = typeof checkouts.$inferSelect;
type Payment = typeof payments.$inferSelect;

interface Bought {
  id: string;
  hooks: PurchaseHooks;
}

/** What was bought, if it was bought once: by a purpose like `order:<id>`; null: a plan. */
export function purchaseOf(
  { purchases }: Pick<BillingDeps, "purchases">,
  purpose: string,
): Bought | null {
  const [, kind, id] = /^(order):(.+)$/.exec(purpose) ?? [];
  return id ? { id, hooks: purchases[kind as keyof BillingDeps["purchases"]] } : null;
}

/**
 * Tells who sells it that it is paid, or that its page is over. Call it in the transaction that
 * writes the checkout, which is locked.
 * @returns what becomes of the checkout
 */
export async function settlePurchase(
  { id, hooks }: Bought,
  session: Stripe.Checkout.Session,
  before: Checkout,
  status: Checkout["status"],
): Promise<Checkout["status"]> {
  const purchase = { id, checkoutId: before.id };
  if (status === "expired" && before.status !== "expired") await hooks.expired(purchase);
  if (status !== "paid") return status;
  const paymentId = idOf(session.payment_intent);
  if (!paymentId) throw new Error(`${session.id} was paid by nothing`);
  return (await hooks.paid({ ...purchase, paymentId })) ? "paid" : "refunded";
}

/**
 * Tells who sold it what was taken back of a payment. Call it in the transaction that writes it.
 * @param of.rows all refunds, disputes and their reversals; `of.news` those refunds that are new
 */
export async function tellTakenBack(
  { id, hooks }: Bought,
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
