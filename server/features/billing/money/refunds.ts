import { and, desc, eq, gte } from "drizzle-orm";
import { invoices, payments, subscriptions } from "#db/schema-billing.ts";
import { AppError, invalid } from "#server/platform/errors.ts";
import { formatUsd } from "#shared/money.ts";
import { guaranteeDays } from "#shared/plans.ts";
import type { BillingDeps } from "../deps.ts";
import { callStripe } from "../stripe/stripe-failure.ts";
import { syncPayment } from "./payments.ts";

type Payment = typeof payments.$inferSelect;

const dayMs = 86_400_000;

/** The result of a refund. */
export interface RefundResult {
  paymentId: string;
  amountCents: number;
}

/**
 * The payments that the guarantee refunds: all for the current period of the plan that the person
 * paid last, newest first.
 * @throws AppError `conflict` when there are none, or the last one is too old
 */
export async function guaranteedPayments(
  deps: Pick<BillingDeps, "db" | "now">,
  userId: string,
): Promise<Payment[]> {
  const [last] = await deps.db
    .select({ payment: payments, start: subscriptions.currentPeriodStart })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(eq(payments.userId, userId), eq(payments.kind, "payment")))
    .orderBy(desc(payments.occurredAt))
    .limit(1);
  if (!last) throw new AppError("conflict", "Esta cuenta no ha pagado ningún plan");
  const since = new Date(deps.now().getTime() - guaranteeDays * dayMs);
  const paid = await deps.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(
      and(
        eq(payments.subscriptionId, last.payment.subscriptionId!),
        eq(payments.kind, "payment"),
        gte(invoices.periodStart, last.start),
        gte(payments.occurredAt, since),
      ),
    )
    .orderBy(desc(payments.occurredAt))
    .limit(50);
  if (paid.length === 0) {
    throw new AppError(
      "conflict",
      `Su último pago tiene más de ${guaranteeDays} días: para devolverlo igualmente, di su id (pi_…)`,
    );
  }
  return paid.map(({ payment }) => payment);
}

/**
 * Refunds a payment, in full or in part, and applies the consequences. A retry after a failure does
 * not refund twice, because existing refunds are counted first.
 * @throws AppError `conflict` when nothing is left to refund, `invalid` for more than is left
 */
export async function refundPayment(
  deps: BillingDeps,
  paymentId: string,
  options: { amountCents?: number } = {},
): Promise<RefundResult> {
  const [payment] = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.kind, "payment")));
  if (!payment) throw new AppError("not_found", `No hay ningún pago ${paymentId}`);
  const amountCents = await refundAtStripe(deps, paymentId, (earlierCents) => {
    const left = payment.amountCents - earlierCents;
    if (left <= 0) throw new AppError("conflict", `El pago ${paymentId} ya está devuelto entero`);
    const amount = options.amountCents ?? left;
    if (amount > left) {
      throw invalid({ amount: `De ese pago solo quedan ${formatUsd(left)} por devolver` });
    }
    return amount;
  });
  await syncPayment(deps, paymentId);
  return { paymentId, amountCents };
}

/**
 * Refunds a one-time payment up to a total; a retry does not refund twice. The selling feature's hook
 * reports the refund.
 * @param paymentId `pi_…` of a payment that succeeded
 * @param upToCents total including earlier refunds; the whole payment when absent
 * @returns cents that this call refunded
 */
export async function refundOneTimePayment(
  deps: BillingDeps,
  paymentId: string,
  { upToCents = Number.POSITIVE_INFINITY }: { upToCents?: number } = {},
): Promise<number> {
  // First, because it may have been paid or disputed a moment ago.
  await syncPayment(deps, paymentId);
  const rows = await deps.db.select().from(payments).where(eq(payments.paymentId, paymentId));
  const paid = rows.find(({ kind }) => kind === "payment");
  if (!paid) throw new Error(`${paymentId} is no payment of ours`);
  // Stripe cannot refund a disputed payment.
  if (rows.reduce((sum, { amountCents }) => sum + amountCents, 0) <= 0) return 0;
  const given = await refundAtStripe(deps, paymentId, (earlierCents) =>
    Math.max(0, Math.min(upToCents, paid.amountCents) - earlierCents),
  );
  await syncPayment(deps, paymentId);
  return given;
}

/** Refunds the amount that `decide` derives from the earlier refunds, so that a retry decides the same. */
async function refundAtStripe(
  deps: BillingDeps,
  paymentId: string,
  decide: (earlierCents: number) => number,
): Promise<number> {
  return callStripe(deps, async (stripe) => {
    const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
    const refundedCents = data
      .filter(({ status }) => status !== "failed" && status !== "canceled")
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = decide(refundedCents);
    if (amount === 0) return 0;
    await stripe.refunds.create(
      { payment_intent: paymentId, amount },
      { idempotencyKey: `refund:${paymentId}:${refundedCents}:${amount}` },
    );
    return amount;
  });
}
