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

/** What a refund gave back. */
export interface Refunded {
  paymentId: string;
  amountCents: number;
}

/**
 * The payments that the guarantee gives back to a person: everything paid for the running period
 * of the plan that they paid last, newest first.
 * @throws AppError `conflict` when there is nothing, or it was paid too long ago
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
 * Gives back a payment, whole or in part, and writes what follows from it. Repeated after a failure
 * it does not give back twice: what Stripe has already given back is counted first.
 * @throws AppError `conflict` when nothing is left of it, `invalid` for more than is left
 */
export async function refundPayment(
  deps: BillingDeps,
  paymentId: string,
  options: { amountCents?: number } = {},
): Promise<Refunded> {
  const [payment] = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.kind, "payment")));
  if (!payment) throw new AppError("not_found", `No hay ningún pago ${paymentId}`);
  const amountCents = await sendBack(deps, paymentId, (backCents) => {
    const left = payment.amountCents - backCents;
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
 * Gives back of a payment for something that is sold once, until so much is back; repeated, it
 * gives back nothing twice. Whoever sold it is told by its hook.
 * @param paymentId `pi_…` of a payment that has been made
 * @param upToCents in all, with what went back before; all of it when absent
 * @returns cents that went back now
 */
export async function refundOneOff(
  deps: BillingDeps,
  paymentId: string,
  { upToCents = Number.POSITIVE_INFINITY }: { upToCents?: number } = {},
): Promise<number> {
  // First: it may have been paid, or taken back by its owner's bank, a moment ago.
  await syncPayment(deps, paymentId);
  const rows = await deps.db.select().from(payments).where(eq(payments.paymentId, paymentId));
  const paid = rows.find(({ kind }) => kind === "payment");
  if (!paid) throw new Error(`${paymentId} is no payment of ours`);
  // Stripe refunds nothing of what a bank has taken.
  if (rows.reduce((sum, { amountCents }) => sum + amountCents, 0) <= 0) return 0;
  const given = await sendBack(deps, paymentId, (backCents) =>
    Math.max(0, Math.min(upToCents, paid.amountCents) - backCents),
  );
  await syncPayment(deps, paymentId);
  return given;
}

/** Refunds as much as is decided by what is back already: who repeats it decides by the same. */
async function sendBack(
  deps: BillingDeps,
  paymentId: string,
  decide: (backCents: number) => number,
): Promise<number> {
  return callStripe(deps, async (stripe) => {
    const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
    const back = data
      .filter(({ status }) => status !== "failed" && status !== "canceled")
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = decide(back);
    if (amount === 0) return 0;
    await stripe.refunds.create(
      { payment_intent: paymentId, amount },
      { idempotencyKey: `refund:${paymentId}:${back}:${amount}` },
    );
    return amount;
  });
}
