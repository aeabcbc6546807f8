import { findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import type { Invoice } from "./invoice.ts";
import { stopCollection, voidInvoice } from "./invoicing.ts";
import { isEnded, type Subscription, saveSubscription } from "./subscription.ts";

/**
 * Ends a subscription at once. As at Stripe, open invoices stay open but are no longer collected;
 * those of an incomplete subscription are voided.
 */
export function endSubscription(
  context: SandboxContext,
  id: string,
  given: {
    reason: Subscription["cancellation_details"]["reason"];
    comment?: string | null;
    feedback?: string | null;
    /** The scheduled cancellation is due: `cancel_at` and `cancel_at_period_end` are kept. */
    agreed?: boolean;
  },
): Subscription {
  const subscription = findObject<Subscription>(context, "subscription", id);
  if (isEnded(subscription)) return subscription;
  const now = context.nowSeconds(subscription.test_clock);
  const wasIncomplete = subscription.status === "incomplete";
  for (const status of ["open", "draft"]) {
    const match = { "parent.subscription_details.subscription": id, status };
    const { customer } = subscription;
    for (const invoice of context.store.list<Invoice>("invoice", { customer, match })) {
      if (wasIncomplete) {
        voidInvoice(context, invoice);
      } else {
        stopCollection(invoice);
        context.update("invoice.updated", invoice);
      }
    }
  }
  subscription.status = "canceled";
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  if (!given.agreed) {
    subscription.cancel_at_period_end = false;
    subscription.cancel_at = null;
  }
  const { comment, feedback } = subscription.cancellation_details;
  subscription.cancellation_details = {
    comment: given.comment ?? comment,
    feedback: given.feedback ?? feedback,
    reason: subscription.cancellation_details.reason ?? given.reason,
  };
  saveSubscription(context, "customer.subscription.deleted", subscription);
  return subscription;
}
