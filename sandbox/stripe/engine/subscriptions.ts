import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest, missingParameter } from "../errors.ts";
import type { Params } from "../form.ts";
import { newId } from "../ids.ts";
import { listPage, wholeList } from "../lists.ts";
import { readChoice, readFlag, readInteger, readText, requireText } from "../params.ts";
import { fieldFilter, pageReads, resource, retrieveMethod } from "../resources.ts";
import { collectInvoice, noPaymentMethodError, paymentFailedError } from "./collect-invoice.ts";
import { type Customer, findCustomer } from "./customers.ts";
import { periodLines } from "./invoice-lines.ts";
import { draftSubscriptionInvoice, finalizeInvoice } from "./invoicing.ts";
import { nextBoundary } from "./recurring.ts";
import {
  defaultPaymentMethodOf,
  periodOf,
  type Subscription,
  saveSubscription,
  setPeriod,
  trialNoticeSeconds,
} from "./subscription.ts";
import {
  applyCancellation,
  applyItems,
  applySharedParameters,
  itemReads,
  sharedReads,
} from "./subscription-parameters.ts";

const daySeconds = 86_400;

export function createSubscription(
  context: SandboxContext,
  { params }: Pick<Call, "params">,
): Subscription {
  const customer = findCustomer(context, requireText(params, "customer"));
  const subscription = newSubscription(context, customer);
  applySharedParameters(context, subscription, params);
  if (!applyItems(context, subscription, params)) throw missingParameter("items");
  startPeriod(subscription, params);
  applyCancellation(context, subscription, params);
  if (customer.currency === null) {
    customer.currency = subscription.currency;
    context.update("customer.updated", customer);
  }
  if (subscription.status === "trialing") return startTrial(context, subscription);
  const behavior =
    readChoice(params, "payment_behavior", [
      "allow_incomplete",
      "default_incomplete",
      "error_if_incomplete",
    ]) ?? "allow_incomplete";
  const isFree = periodLines(context, subscription, periodOf(subscription), { trial: false }).every(
    ({ amount }) => amount === 0,
  );
  if (
    behavior !== "default_incomplete" &&
    !isFree &&
    !defaultPaymentMethodOf(context, subscription)
  ) {
    throw noPaymentMethodError();
  }
  return startPaid(context, subscription, behavior, readFlag(params, "off_session") ?? false);
}

/** Sets the trial or the first paid period. */
function startPeriod(subscription: Subscription, params: Params): void {
  const now = subscription.created;
  const days = readInteger(params, "trial_period_days");
  const end = readText(params, "trial_end");
  if (days !== undefined && end) {
    throw invalidRequest(
      "You may only specify one of these parameters: trial_end, trial_period_days.",
      {
        param: "trial_period_days",
      },
    );
  }
  const trialEnd = days
    ? now + days * daySeconds
    : end && end !== "now"
      ? readInteger(params, "trial_end")!
      : null;
  if (trialEnd !== null && (trialEnd <= now || trialEnd > now + 730 * daySeconds)) {
    throw invalidRequest(
      "Invalid trial end: it must be in the future, at most two years from now.",
      {
        param: days ? "trial_period_days" : "trial_end",
      },
    );
  }
  if (trialEnd === null) {
    const { recurring } = subscription.items.data[0]!.price;
    setPeriod(subscription, now, nextBoundary(now, recurring!, now));
    return;
  }
  subscription.status = "trialing";
  subscription.trial_start = now;
  subscription.trial_end = trialEnd;
  subscription.billing_cycle_anchor = trialEnd;
  setPeriod(subscription, now, trialEnd);
}

function startTrial(context: SandboxContext, subscription: Subscription): Subscription {
  const period = periodOf(subscription);
  const invoice = draftSubscriptionInvoice(context, subscription, {
    reason: "subscription_create",
    lines: periodLines(context, subscription, period, { trial: true }),
    period: { start: period.start, end: period.start },
  });
  subscription._trialEndTold = period.end - period.start <= trialNoticeSeconds;
  saveSubscription(context, null, subscription);
  context.emit("customer.subscription.created", subscription);
  finalizeInvoice(context, invoice.id);
  if (subscription._trialEndTold) {
    context.emit("customer.subscription.trial_will_end", subscription);
  }
  return findObject<Subscription>(context, "subscription", subscription.id);
}

function startPaid(
  context: SandboxContext,
  subscription: Subscription,
  behavior: "allow_incomplete" | "default_incomplete" | "error_if_incomplete",
  offSession: boolean,
): Subscription {
  const period = periodOf(subscription);
  const invoice = draftSubscriptionInvoice(context, subscription, {
    reason: "subscription_create",
    lines: periodLines(context, subscription, period, { trial: false }),
    period: { start: period.start, end: period.start },
  });
  saveSubscription(context, null, subscription);
  context.emit("customer.subscription.created", subscription);
  finalizeInvoice(context, invoice.id);
  if (behavior !== "default_incomplete") {
    const collected = collectInvoice(context, invoice.id, { offSession, scheduled: false });
    if (collected.outcome !== "paid" && behavior === "error_if_incomplete") {
      // Rolls back, so that no subscription is left.
      throw paymentFailedError(context, collected, { keepsWrites: false });
    }
  }
  return findObject<Subscription>(context, "subscription", subscription.id);
}

function newSubscription(context: SandboxContext, customer: Customer): Subscription {
  const id = newId("sub");
  const now = context.nowSeconds(customer.test_clock);
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: "charge_automatically",
    created: now,
    currency: "usd",
    customer: customer.id,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, issuer: { type: "self" } },
    items: wholeList(`/v1/subscription_items?subscription=${id}`, []) as Subscription["items"],
    latest_invoice: null,
    livemode: false,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: "incomplete",
    test_clock: customer.test_clock,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { missing_payment_method: "create_invoice" } },
    trial_start: null,
    _due: null,
  };
}

function listSubscriptions(context: SandboxContext, call: Call): object {
  const { params } = call;
  const { customer, match } = fieldFilter(params, ["customer", "test_clock"]);
  const status = readText(params, "status");
  // Without `status` Stripe lists all that are not canceled.
  const not: Record<string, string> = status ? {} : { status: "canceled" };
  if (status && status !== "all" && status !== "ended") match.status = status;
  const anyOf = status === "ended" ? { status: ["canceled", "incomplete_expired"] } : undefined;
  return listPage<Subscription>(context, "subscription", call, { customer, match, not, anyOf });
}

/** `customer.subscriptions`, included when it is expanded: all that are not canceled. */
export const includeSubscriptions = (context: SandboxContext, { id }: Customer) =>
  wholeList(
    `/v1/customers/${id}/subscriptions`,
    context.store.list<Subscription>("subscription", { customer: id, not: { status: "canceled" } }),
  );

export const subscriptionMethods = resource("subscriptions", "/v1/subscriptions", {
  create: {
    reads: [
      ...[...sharedReads, ...itemReads, "customer", "off_session", "trial_period_days"],
      "payment_behavior=default_incomplete",
    ],
    run: createSubscription,
  },
  list: {
    reads: [...pageReads, "created", "customer", "status", "test_clock"],
    run: listSubscriptions,
  },
  retrieve: retrieveMethod<Subscription>("subscription"),
});
