import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { checkouts } from "#db/schema-billing.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import type { BillingDeps } from "../deps.ts";
import { refundedMail } from "../mails.ts";
import { recordPayments } from "../money/ledger.ts";
import { refundOneTimePayment } from "../money/refunds.ts";
import { queueNotices } from "../notices.ts";
import { dateOfSeconds, idOf } from "../stripe/customer-reading.ts";
import { callStripe } from "../stripe/stripe-failure.ts";
import { orderIdOfPurpose } from "./order-payments.ts";

/**
 * Refunds a checkout with the status `refunded`: a plan for an account that has a running plan under
 * another customer of Stripe, or a one-time purchase that the selling feature did not accept.
 */
export const refundCheckout = job({
  name: "return-checkout",
  input: z.object({ checkoutId: z.string() }),
  retries: 10,
  timeoutSeconds: 90,
  work: async (deps: BillingDeps, { checkoutId }: { checkoutId: string }) => {
    const [row] = await deps.db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
    if (row?.status !== "refunded" || row.fulfilledAt) return;
    if (orderIdOfPurpose(row.purpose)) {
      const session = await callStripe(deps, (stripe) => stripe.checkout.sessions.retrieve(row.id));
      await refundOneTimePayment(deps, idOf(session.payment_intent)!);
      await markFulfilled(deps, checkoutId);
      return;
    }
    if (!row.userId) return;
    const { userId, purpose } = row;
    const refunded = await endAndRefund(deps, checkoutId);
    if (!refunded) {
      await markFulfilled(deps, checkoutId);
      return;
    }
    const { payment, refund, ...sold } = refunded;
    const common = { ...sold, userId, purpose, paymentId: payment.id };
    await deps.db.transaction(async () => {
      await markFulfilled(deps, checkoutId);
      await recordPayments(deps, [
        { ...common, ...payment, kind: "payment" },
        { ...common, ...refund, kind: "refund" },
      ]);
      await queueNotices(deps, userId, [
        {
          key: `duplicate:${refund.id}`,
          compose: (frame) =>
            refundedMail(frame, { amountCents: payment.amountCents, duplicate: true }),
        },
      ]);
    });
  },
});

async function markFulfilled({ db, now }: BillingDeps, checkoutId: string): Promise<void> {
  await db.update(checkouts).set({ fulfilledAt: now() }).where(eq(checkouts.id, checkoutId));
}

async function endAndRefund(deps: BillingDeps, checkoutId: string) {
  return callStripe(deps, async (stripe) => {
    const session = await stripe.checkout.sessions.retrieve(checkoutId, {
      expand: ["subscription", "invoice.payments"],
    });
    const { subscription, invoice } = session;
    if (!subscription || typeof subscription === "string") return null;
    if (!invoice || typeof invoice === "string") return null;
    if (subscription.status !== "canceled") await stripe.subscriptions.cancel(subscription.id);
    const paid = invoice.payments?.data.find(({ status }) => status === "paid");
    const paymentId = idOf(paid?.payment.payment_intent);
    if (!paid || !paymentId) return null;
    const refund = await stripe.refunds.create(
      { payment_intent: paymentId, reason: "duplicate" },
      { idempotencyKey: `refund:duplicate:${paymentId}` },
    );
    const amountCents = paid.amount_paid ?? invoice.amount_paid;
    return {
      invoiceId: invoice.id ?? null,
      subscriptionId: subscription.id,
      currency: invoice.currency,
      payment: { id: paymentId, amountCents, occurredAt: dateOfSeconds(paid.created) },
      refund: {
        id: refund.id,
        amountCents: -refund.amount,
        occurredAt: dateOfSeconds(refund.created),
      },
    };
  });
}
