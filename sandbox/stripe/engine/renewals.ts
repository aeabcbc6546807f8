import type { DueStep } from "../clock.ts";
import type { SandboxContext } from "../context.ts";
import { collectInvoice } from "./collect-invoice.ts";
import { endSubscription } from "./end-subscription.ts";
import type { Invoice } from "./invoice.ts";
import { periodLines } from "./invoice-lines.ts";
import { draftSubscriptionInvoice, finalizeInvoice, voidInvoice } from "./invoicing.ts";
import { nextBoundary } from "./recurring.ts";
import {
  defaultPaymentMethodOf,
  periodOf,
  type Subscription,
  saveSubscription,
  setPeriod,
} from "./subscription.ts";

/** Runs the due step: expiry of an incomplete subscription, cancellation, renewal or trial notice. */
export const stepSubscription: DueStep = (context, object) => {
  const subscription = object as Subscription;
  const now = context.nowSeconds(subscription.test_clock);
  if (subscription.status === "incomplete") {
    expireIncomplete(context, subscription);
  } else if (subscription.cancel_at !== null && subscription.cancel_at <= now) {
    endSubscription(context, subscription.id, { reason: "cancellation_requested", agreed: true });
  } else if (periodOf(subscription).end <= now) {
    renew(context, subscription);
  } else {
    subscription._trialEndTold = true;
    saveSubscription(context, null, subscription);
    context.emit("customer.subscription.trial_will_end", subscription);
  }
};

/** The first invoice was not paid in time. */
function expireIncomplete(context: SandboxContext, subscription: Subscription): void {
  const invoice = context.store.get<Invoice>(subscription.latest_invoice ?? "");
  if (invoice?.status === "open") voidInvoice(context, invoice);
  subscription.status = "incomplete_expired";
  subscription.ended_at = context.nowSeconds(subscription.test_clock);
  saveSubscription(context, "customer.subscription.updated", subscription);
}

function renew(context: SandboxContext, subscription: Subscription): void {
  const ended = periodOf(subscription);
  if (subscription.status === "trialing") {
    const { missing_payment_method: missing } = subscription.trial_settings.end_behavior;
    if (missing !== "create_invoice" && !defaultPaymentMethodOf(context, subscription)) {
      if (missing === "cancel") {
        endSubscription(context, subscription.id, { reason: null });
        return;
      }
      subscription.status = "paused";
      saveSubscription(context, "customer.subscription.paused", subscription);
      return;
    }
    subscription.status = "active";
  }
  const { recurring } = subscription.items.data[0]!.price;
  const end = nextBoundary(subscription.billing_cycle_anchor, recurring!, ended.end);
  setPeriod(subscription, ended.end, end);
  const now = context.nowSeconds(subscription.test_clock);
  draftSubscriptionInvoice(context, subscription, {
    reason: "subscription_cycle",
    lines: periodLines(context, subscription, periodOf(subscription), { trial: false }),
    period: ended,
    finalizesAt: now + context.settings.draftSeconds,
  });
  saveSubscription(context, "customer.subscription.updated", subscription);
}

/** Finalizes a draft and collects it, or retries an open invoice. */
export const stepInvoice: DueStep = (context, object) => {
  const invoice = object as Invoice;
  if (invoice.status === "draft") finalizeInvoice(context, invoice.id);
  collectInvoice(context, invoice.id, { offSession: true, scheduled: true });
};
