import * as z from "zod/mini";
import { job } from "#server/platform/jobs/jobs.ts";
import type { BillingDeps } from "../deps.ts";
import { readCustomer } from "../stripe/customer-reading.ts";
import { callStripe } from "../stripe/stripe-failure.ts";
import { entitlementsOf } from "./entitlements.ts";

/**
 * Ends a subscription that was bought beside another by mistake, and refunds its last payment. The
 * changes are then applied by Stripe's events.
 */
export const endDuplicateSubscription = job({
  name: "end-duplicate-subscription",
  input: z.object({ customer: z.string(), subscriptionId: z.string() }),
  retries: 10,
  timeoutSeconds: 90,
  work: async (deps: BillingDeps, data: { customer: string; subscriptionId: string }) => {
    const { subscriptionId } = data;
    const { subscriptions, invoices } = await readCustomer(deps, data.customer);
    const { duplicates } = entitlementsOf(subscriptions, deps.now());
    const one = subscriptions.find(({ id }) => id === subscriptionId);
    // An earlier try may have ended it without refunding the payment.
    const isEnded = one?.status === "canceled";
    if (!isEnded && !duplicates.some(({ id }) => id === subscriptionId)) return;
    await callStripe(deps, async (stripe) => {
      if (!isEnded) {
        await stripe.subscriptions.cancel(
          subscriptionId,
          {},
          { idempotencyKey: `duplicate:${subscriptionId}` },
        );
      }
      const paid = invoices
        .filter((invoice) => invoice.subscriptionId === subscriptionId)
        .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .flatMap(({ payments }) => payments)[0];
      if (!paid) return;
      const { data: refunds } = await stripe.refunds.list({ payment_intent: paid.id, limit: 100 });
      if (refunds.some(({ status }) => status !== "failed" && status !== "canceled")) return;
      await stripe.refunds.create(
        { payment_intent: paid.id, metadata: { reason: "duplicate" } },
        { idempotencyKey: `refund:duplicate:${paid.id}` },
      );
    });
  },
});
