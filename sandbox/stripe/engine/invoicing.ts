import { findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import type { Customer } from "./customers.ts";
import { type BillingReason, draftInvoice, type Invoice, splitByBalance } from "./invoice.ts";
import { type InvoiceLine, invoiceItemLine, pendingInvoiceItems } from "./invoice-lines.ts";
import {
  cancelInvoicePayment,
  createInvoicePayment,
  openIntentOf,
  settleInvoicePayment,
} from "./invoice-payments.ts";
import { cancelIntent, createIntent } from "./payment-intent.ts";
import type { PaymentIntent } from "./payment-intent-fields.ts";
import type { Period } from "./proration.ts";
import { type Subscription, saveSubscription } from "./subscription.ts";

/**
 * Creates the draft of a subscription's invoice, including pending invoice items, and sets it as
 * `latest_invoice`; the caller stores the subscription. It is finalized at `finalizesAt`, if given.
 */
export function draftSubscriptionInvoice(
  context: SandboxContext,
  subscription: Subscription,
  {
    reason,
    lines,
    period,
    prorationDate,
    finalizesAt = null,
  }: {
    reason: BillingReason;
    lines: readonly InvoiceLine[];
    period: Period;
    prorationDate?: number;
    finalizesAt?: number | null;
  },
): Invoice {
  const customer = findObject<Customer>(context, "customer", subscription.customer);
  const pendingItems = pendingInvoiceItems(context, subscription);
  const allLines = [...pendingItems.map(invoiceItemLine), ...lines];
  const invoice = draftInvoice(context, {
    customer,
    subscription,
    reason,
    lines: allLines,
    period,
    prorationDate,
  });
  invoice.automatically_finalizes_at = finalizesAt;
  invoice._due = finalizesAt;
  for (const item of pendingItems)
    context.store.put({ ...item, invoice: invoice.id } as typeof item);
  context.create("invoice.created", invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Finalizes a draft: sets its number and the amount due. Without an amount due it is paid at once. */
export function finalizeInvoice(context: SandboxContext, id: string): Invoice {
  const invoice = findObject<Invoice>(context, "invoice", id);
  const customer = findObject<Customer>(context, "customer", invoice.customer);
  const now = context.nowSeconds(invoice.test_clock);
  const { due, newBalance } = splitByBalance(invoice.total, customer.balance);
  const { origin } = context.settings;
  Object.assign(invoice, {
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, "0")}`,
    status: "open",
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: newBalance,
    effective_at: now,
    automatically_finalizes_at: null,
    hosted_invoice_url: `${origin}/sandbox/invoices/${invoice.id}`,
    invoice_pdf: `${origin}/sandbox/invoices/${invoice.id}/pdf`,
    _due: null,
  });
  invoice.status_transitions.finalized_at = now;
  const balanceBefore = customer.balance;
  customer.next_invoice_sequence += 1;
  customer.balance = newBalance;
  context.update(balanceBefore === newBalance ? null : "customer.updated", customer);
  if (due > 0) {
    const intent = createIntent(context, {
      amount: due,
      currency: invoice.currency,
      customer: customer.id,
      description: intentDescription(invoice),
      _invoice: invoice.id,
    });
    createInvoicePayment(context, invoice, intent);
  }
  context.update("invoice.finalized", invoice);
  if (due === 0) markInvoicePaid(context, invoice);
  return invoice;
}

const intentDescription = ({ billing_reason: reason }: Invoice): string =>
  reason === "subscription_create" ? "Subscription creation" : "Subscription update";

/** Marks an invoice as paid and reactivates its subscription. */
export function markInvoicePaid(context: SandboxContext, invoice: Invoice): void {
  const now = context.nowSeconds(invoice.test_clock);
  settleInvoicePayment(context, invoice, now);
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice._due = null;
  invoice.status_transitions.paid_at = now;
  context.update("invoice.paid", invoice);
  context.emit("invoice.payment_succeeded", invoice);
  setDelinquent(context, invoice.customer, false);
  reactivateSubscription(context, invoice);
}

/** Makes a subscription active again once its latest invoice is settled. */
function reactivateSubscription(context: SandboxContext, invoice: Invoice): void {
  const subscription = subscriptionOfInvoice(context, invoice);
  if (subscription?.latest_invoice !== invoice.id) return;
  if (subscription.status !== "past_due" && subscription.status !== "incomplete") return;
  subscription.status = "active";
  saveSubscription(context, "customer.subscription.updated", subscription);
}

export const subscriptionOfInvoice = (
  context: SandboxContext,
  { parent }: Invoice,
): Subscription | undefined =>
  parent ? context.store.get<Subscription>(parent.subscription_details.subscription) : undefined;

export function setDelinquent(context: SandboxContext, id: string, delinquent: boolean): void {
  const customer = findObject<Customer>(context, "customer", id);
  if (customer.delinquent === delinquent || customer.deleted) return;
  customer.delinquent = delinquent;
  context.update("customer.updated", customer);
}

/** Voids an invoice and cancels its payment intent. */
export function voidInvoice(context: SandboxContext, invoice: Invoice): void {
  const now = context.nowSeconds(invoice.test_clock);
  const intent = openIntentOf(context, invoice.id);
  if (intent) cancelIntent(context, intent, "void_invoice");
  cancelInvoicePayment(context, invoice, now);
  invoice.status = "void";
  invoice.amount_remaining = 0;
  stopCollection(invoice);
  invoice.status_transitions.voided_at = now;
  context.update("invoice.voided", invoice);
  const subscription = subscriptionOfInvoice(context, invoice);
  if (subscription?.status === "past_due") reactivateSubscription(context, invoice);
}

export function stopCollection(invoice: Invoice): void {
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice._due = null;
}

/** Marks the invoice of a succeeded intent as paid. */
export function markInvoiceOfIntentPaid(context: SandboxContext, intent: PaymentIntent): void {
  if (intent.status !== "succeeded" || !intent._invoice) return;
  const invoice = findObject<Invoice>(context, "invoice", intent._invoice);
  if (invoice.status === "open") markInvoicePaid(context, invoice);
}
