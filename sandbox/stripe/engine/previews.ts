import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { ApiError, invalidRequest, missingParameter } from "../errors.ts";
import { newId } from "../ids.ts";
import { readGroup, readText } from "../params.ts";
import { resource } from "../resources.ts";
import { withinGroup } from "../schemas/supported.ts";
import { type Customer, findCustomer } from "./customers.ts";
import { draftInvoice, type Invoice } from "./invoice.ts";
import { invoiceItemLine, pendingInvoiceItems, periodLines } from "./invoice-lines.ts";
import { nextBoundary } from "./recurring.ts";
import { isEnded, periodOf, type Subscription } from "./subscription.ts";
import { applyChange } from "./subscription-changes.ts";
import { applyCancellation, changedItemReads } from "./subscription-parameters.ts";

/** The invoice that a change would create at once, or else the next one. Stores nothing. */
function previewInvoice(context: SandboxContext, { params }: Call): Invoice {
  const subscription = subscriptionFor(context, params);
  const customer = findObject<Customer>(context, "customer", subscription.customer, "customer");
  const details = readGroup(params, "subscription_details") ?? {};
  const current = periodOf(subscription);
  const cost = applyChange(context, subscription, details);
  applyCancellation(context, subscription, details);
  const pendingLines = pendingInvoiceItems(context, subscription).map(invoiceItemLine);
  const shared = { customer, subscription, prorationDate: cost.prorationDate };
  if (cost.now.length > 0) {
    const now = context.nowSeconds(subscription.test_clock);
    return asUpcoming({
      ...draftInvoice(context, {
        ...shared,
        reason: "subscription_update",
        lines: [...pendingLines, ...cost.now],
        period: { start: current.start, end: now },
      }),
      created: now,
    });
  }
  if (subscription.cancel_at !== null && subscription.cancel_at <= current.end) {
    throw noUpcomingInvoice(customer.id);
  }
  const { end: start } = periodOf(subscription);
  const { recurring } = subscription.items.data[0]!.price;
  const next = { start, end: nextBoundary(subscription.billing_cycle_anchor, recurring!, start) };
  const lines = [
    ...pendingLines,
    ...cost.later,
    ...periodLines(context, subscription, next, { trial: false }),
  ];
  return asUpcoming({
    ...draftInvoice(context, { ...shared, reason: "subscription_cycle", lines, period: current }),
    created: start,
    next_payment_attempt: start + context.settings.draftSeconds,
  });
}

const asUpcoming = (invoice: Invoice): Invoice => ({ ...invoice, id: newId("upcoming_in") });

function subscriptionFor(context: SandboxContext, params: Call["params"]): Subscription {
  const id = readText(params, "subscription");
  const customer = readText(params, "customer");
  if (id) {
    const found = findObject<Subscription>(context, "subscription", id, "subscription");
    if (isEnded(found)) throw noUpcomingInvoice(found.customer);
    if (customer && customer !== found.customer) {
      throw invalidRequest("The subscription does not belong to the customer.", {
        param: "subscription",
      });
    }
    return found;
  }
  if (!customer) throw missingParameter("customer");
  findCustomer(context, customer);
  const [live] = context.store
    .list<Subscription>("subscription", { customer })
    .filter((subscription) => !isEnded(subscription));
  if (!live) throw noUpcomingInvoice(customer);
  return live;
}

const noUpcomingInvoice = (customer: string) =>
  new ApiError(404, {
    type: "invalid_request_error",
    code: "invoice_upcoming_none",
    message: `No upcoming invoices for customer: '${customer}'`,
  });

export const previewMethods = resource("invoices", "/v1/invoices", {
  createPreview: {
    at: "POST /create_preview",
    reads: [
      ...["customer", "subscription"],
      ...withinGroup("subscription_details", [
        ...[...changedItemReads, "billing_cycle_anchor[type]", "cancel_at", "cancel_at_period_end"],
        ...["proration_behavior", "proration_date", "trial_end"],
      ]),
    ],
    run: previewInvoice,
  },
});
