import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest } from "../errors.ts";
import type { Params } from "../form.ts";
import { readChoice, readFlag, readGroup, readInteger, readText, textOrNull } from "../params.ts";
import { resource } from "../resources.ts";
import { collectInvoice, noPaymentMethodError, paymentFailedError } from "./collect-invoice.ts";
import { endSubscription } from "./end-subscription.ts";
import {
  createInvoiceItem,
  type InvoiceLine,
  periodLines,
  prorationLines,
} from "./invoice-lines.ts";
import { draftSubscriptionInvoice, finalizeInvoice } from "./invoicing.ts";
import { nextBoundary } from "./recurring.ts";
import {
  defaultPaymentMethodOf,
  isEnded,
  periodOf,
  type Subscription,
  saveSubscription,
  setPeriod,
} from "./subscription.ts";
import {
  applyCancellation,
  applyItems,
  applySharedParameters,
  changedItemReads,
  sharedReads,
} from "./subscription-parameters.ts";

/** Invoice lines of a change: for an invoice at once, or for the next one. */
export interface ChangeCost {
  now: InvoiceLine[];
  later: InvoiceLine[];
  prorationDate?: number;
}

/**
 * Changes items, trial and billing anchor of the given subscription and returns the cost. Stores
 * nothing: an update stores the result, a preview only shows it.
 */
export function applyChange(
  context: SandboxContext,
  subscription: Subscription,
  params: Params,
): ChangeCost {
  const now = context.nowSeconds(subscription.test_clock);
  const behavior =
    readChoice(params, "proration_behavior", ["always_invoice", "create_prorations", "none"]) ??
    "create_prorations";
  const at = prorationDateOf(subscription, params) ?? now;
  const before = subscription.items.data;
  const wasTrialing = subscription.status === "trialing";
  const changed = applyItems(context, subscription, params);
  const restartsPeriod = applyTiming(subscription, params, {
    now,
    newInterval: !wasTrialing && intervalOf(before[0]) !== intervalOf(subscription.items.data[0]),
  });
  const after = subscription.items.data;
  const prorated = !wasTrialing && behavior !== "none";
  if (restartsPeriod) {
    const credits = prorated
      ? before.flatMap((item) => prorationLines(context, subscription, { before: item, at: now }))
      : [];
    const trial = subscription.status === "trialing";
    const whole = periodLines(context, subscription, periodOf(subscription), { trial });
    return { now: [...credits, ...whole], later: [] };
  }
  if (!changed || !prorated) return { now: [], later: [] };
  const changedIds = [...new Set([...before, ...after].map(({ id }) => id))].filter((id) => {
    const [a, b] = [before, after].map((items) => items.find((item) => item.id === id));
    return a?.price.id !== b?.price.id || a?.quantity !== b?.quantity;
  });
  const lines = changedIds.flatMap((id) =>
    prorationLines(context, subscription, {
      before: before.find((item) => item.id === id),
      after: after.find((item) => item.id === id),
      at,
    }),
  );
  return behavior === "always_invoice"
    ? { now: lines, later: [], prorationDate: at }
    : { now: [], later: lines, prorationDate: at };
}

function prorationDateOf(subscription: Subscription, params: Params): number | undefined {
  const at = readInteger(params, "proration_date");
  const { start, end } = periodOf(subscription);
  if (at === undefined || (at >= start && at <= end)) return at;
  throw invalidRequest("Cannot specify proration date outside of current subscription period", {
    param: "proration_date",
  });
}

const intervalOf = (item: Subscription["items"]["data"][0] | undefined): string =>
  `${item?.price.recurring?.interval} ${item?.price.recurring?.interval_count}`;

/** Applies trial end and billing anchor; returns whether a new period begins now. */
function applyTiming(
  subscription: Subscription,
  params: Params,
  { now, newInterval }: { now: number; newInterval: boolean },
): boolean {
  const wasTrialing = subscription.status === "trialing";
  const trialEnd = readText(params, "trial_end");
  if (trialEnd && trialEnd !== "now") {
    const end = readInteger(params, "trial_end")!;
    if (end <= now) {
      throw invalidRequest("Invalid timestamp: must be in the future", { param: "trial_end" });
    }
    subscription.trial_end = end;
    subscription.billing_cycle_anchor = end;
    subscription._trialEndTold = false;
    if (wasTrialing) {
      setPeriod(subscription, periodOf(subscription).start, end);
      return false;
    }
    subscription.status = "trialing";
    subscription.trial_start = now;
    setPeriodOnCopies(subscription, now, end);
    return true;
  }
  const endsTrial = wasTrialing && trialEnd === "now";
  const anchor = readChoice(readGroup(params, "billing_cycle_anchor") ?? {}, "type", [
    "now",
    "unchanged",
  ]);
  if (wasTrialing && !endsTrial) return false;
  if (!endsTrial && anchor !== "now" && !newInterval) return false;
  if (endsTrial) {
    subscription.status = "active";
    subscription.trial_end = now;
  }
  subscription.billing_cycle_anchor = now;
  const { recurring } = subscription.items.data[0]!.price;
  setPeriodOnCopies(subscription, now, nextBoundary(now, recurring!, now));
  return true;
}

/** Copies the items first, because proration still needs their old period. */
function setPeriodOnCopies(subscription: Subscription, start: number, end: number): void {
  const copies = subscription.items.data.map((item) => ({ ...item }));
  subscription.items = { ...subscription.items, data: copies };
  setPeriod(subscription, start, end);
}

function updateSubscription(
  context: SandboxContext,
  { ids, params }: Pick<Call, "ids" | "params">,
): Subscription {
  const subscription = findObject<Subscription>(context, "subscription", ids[0]!);
  if (isEnded(subscription)) {
    const other = Object.keys(params).find(
      (name) => name !== "metadata" && name !== "cancellation_details",
    );
    if (other) {
      throw invalidRequest(
        "A canceled subscription can only update its cancellation_details and metadata.",
      );
    }
  }
  applySharedParameters(context, subscription, params);
  const cost = applyChange(context, subscription, params);
  applyCancellation(context, subscription, params);
  if (cost.now.length > 0) return invoiceChange(context, subscription, cost, params);
  for (const line of cost.later) createInvoiceItem(context, subscription, line);
  saveSubscription(context, "customer.subscription.updated", subscription);
  return subscription;
}

function invoiceChange(
  context: SandboxContext,
  subscription: Subscription,
  cost: ChangeCost,
  params: Params,
): Subscription {
  const behavior =
    readChoice(params, "payment_behavior", ["allow_incomplete", "error_if_incomplete"]) ??
    "allow_incomplete";
  const now = context.nowSeconds(subscription.test_clock);
  const invoice = draftSubscriptionInvoice(context, subscription, {
    reason: "subscription_update",
    lines: cost.now,
    period: { start: periodOf(subscription).start, end: now },
    prorationDate: cost.prorationDate,
  });
  saveSubscription(context, "customer.subscription.updated", subscription);
  const { amount_due: due } = finalizeInvoice(context, invoice.id);
  if (due > 0 && !defaultPaymentMethodOf(context, subscription)) throw noPaymentMethodError();
  const offSession = readFlag(params, "off_session") ?? false;
  const collected = collectInvoice(context, invoice.id, {
    offSession,
    scheduled: behavior === "allow_incomplete",
  });
  if (collected.outcome !== "paid" && behavior === "error_if_incomplete") {
    throw paymentFailedError(context, collected, { keepsWrites: false });
  }
  return findObject<Subscription>(context, "subscription", subscription.id);
}

/** Cancels now; `prorate` credits the unused time, `invoice_now` invoices it at once. */
function cancelSubscription(context: SandboxContext, { ids, params }: Call): Subscription {
  const subscription = findObject<Subscription>(context, "subscription", ids[0]!);
  if (isEnded(subscription))
    throw invalidRequest(`No such subscription: '${subscription.id}'`, {
      param: "id",
      code: "resource_missing",
    });
  const now = context.nowSeconds(subscription.test_clock);
  if (readFlag(params, "prorate") && subscription.status !== "trialing") {
    const credits = subscription.items.data.flatMap((item) =>
      prorationLines(context, subscription, { before: item, at: now }),
    );
    for (const line of credits) createInvoiceItem(context, subscription, line);
  }
  const details = readGroup(params, "cancellation_details") ?? {};
  const ended = endSubscription(context, subscription.id, {
    reason: "cancellation_requested",
    comment: textOrNull(details, "comment"),
    feedback: textOrNull(details, "feedback"),
  });
  if (readFlag(params, "invoice_now")) {
    const period = { start: periodOf(ended).start, end: now };
    const invoice = draftSubscriptionInvoice(context, ended, {
      reason: "subscription_update",
      lines: [],
      period,
    });
    saveSubscription(context, null, ended);
    finalizeInvoice(context, invoice.id);
    collectInvoice(context, invoice.id, { offSession: true, scheduled: false });
  }
  return findObject<Subscription>(context, "subscription", ended.id);
}

export const subscriptionChangeMethods = resource("subscriptions", "/v1/subscriptions", {
  update: {
    reads: [
      ...[...sharedReads, ...changedItemReads, "billing_cycle_anchor[type]"],
      ...["cancellation_details[comment]", "cancellation_details[feedback]", "off_session"],
      ...["proration_behavior", "proration_date"],
    ],
    run: updateSubscription,
  },
  cancel: {
    at: "DELETE /{id}",
    reads: [
      ...["cancellation_details[comment]", "cancellation_details[feedback]"],
      ...["invoice_now", "prorate"],
    ],
    run: cancelSubscription,
  },
});
