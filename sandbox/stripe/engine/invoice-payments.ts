import type { Call } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { newId } from "../ids.ts";
import { listPage, wholeList } from "../lists.ts";
import { readGroup, readText } from "../params.ts";
import { fieldFilter, pageReads, resource, retrieveMethod } from "../resources.ts";
import type { Stored } from "../store.ts";
import type { Invoice } from "./invoice.ts";
import type { PaymentIntent } from "./payment-intent-fields.ts";

/** Links an invoice to the payment intent that pays it. */
export interface InvoicePayment extends Stored {
  object: "invoice_payment";
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: true;
  livemode: false;
  payment: { payment_intent: string; type: "payment_intent" };
  status: "open" | "paid" | "canceled";
  status_transitions: { canceled_at: number | null; paid_at: number | null };
}

export function createInvoicePayment(
  context: SandboxContext,
  invoice: Invoice,
  intent: PaymentIntent,
): InvoicePayment {
  const payment: InvoicePayment = {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: intent.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
  context.create(null, payment);
  return payment;
}

const paymentsOf = (context: SandboxContext, invoice: string): InvoicePayment[] =>
  context.store.list<InvoicePayment>("invoice_payment", { match: { invoice } });

/** The payment intent of an invoice that is not paid yet; undefined if there is none. */
export function openIntentOf(context: SandboxContext, invoice: string): PaymentIntent | undefined {
  const open = paymentsOf(context, invoice).find(({ status }) => status === "open");
  return open && context.store.get<PaymentIntent>(open.payment.payment_intent);
}

export function settleInvoicePayment(context: SandboxContext, invoice: Invoice, now: number): void {
  for (const payment of paymentsOf(context, invoice.id)) {
    if (payment.status !== "open") continue;
    payment.status = "paid";
    payment.amount_paid = payment.amount_requested;
    payment.status_transitions.paid_at = now;
    context.update("invoice_payment.paid", payment);
  }
}

export function cancelInvoicePayment(context: SandboxContext, invoice: Invoice, now: number): void {
  for (const payment of paymentsOf(context, invoice.id)) {
    if (payment.status !== "open") continue;
    payment.status = "canceled";
    payment.status_transitions.canceled_at = now;
    context.update(null, payment);
  }
}

/** `invoice.payments`, included when it is expanded. */
export const includePayments = (context: SandboxContext, { id }: Invoice) =>
  wholeList(`/v1/invoice_payments?invoice=${id}`, paymentsOf(context, id));

function listInvoicePayments(context: SandboxContext, call: Call): object {
  const { match } = fieldFilter(call.params, ["invoice", "status"]);
  const intent = readText(readGroup(call.params, "payment") ?? {}, "payment_intent");
  if (intent) match["payment.payment_intent"] = intent;
  return listPage<InvoicePayment>(context, "invoice_payment", call, { match });
}

export const invoicePaymentMethods = resource("invoicePayments", "/v1/invoice_payments", {
  list: {
    reads: [
      ...[...pageReads, "created", "invoice", "status"],
      ...["payment[payment_intent]", "payment[type]=payment_intent"],
    ],
    run: listInvoicePayments,
  },
  retrieve: retrieveMethod<InvoicePayment>("invoice_payment"),
});
