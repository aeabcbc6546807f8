import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest } from "../errors.ts";
import { listPage, pageOf } from "../lists.ts";
import { readFlag, readMetadata, readText, textOrNull } from "../params.ts";
import { fieldFilter, pageReads, resource, retrieveMethod } from "../resources.ts";
import { collectInvoice, paymentFailedError } from "./collect-invoice.ts";
import { assertCardOfCustomer } from "./customers.ts";
import type { Invoice } from "./invoice.ts";
import { openIntentOf } from "./invoice-payments.ts";
import { finalizeInvoice, markInvoicePaid, stopCollection, voidInvoice } from "./invoicing.ts";
import { resolvePaymentMethod } from "./payment-methods.ts";

function listInvoices(context: SandboxContext, call: Call): object {
  const { params } = call;
  const { customer, match } = fieldFilter(params, ["customer", "status"]);
  const subscription = readText(params, "subscription");
  if (subscription) match["parent.subscription_details.subscription"] = subscription;
  return listPage<Invoice>(context, "invoice", call, { customer, match });
}

/** Pays an open invoice with the given card or the customer's default one. */
function payInvoice(
  context: SandboxContext,
  { ids, params }: Pick<Call, "ids" | "params">,
): Invoice {
  let invoice = findObject<Invoice>(context, "invoice", ids[0]!);
  if (invoice.status === "draft") invoice = finalizeInvoice(context, invoice.id);
  else if (invoice.status === "paid") throw invalidRequest("Invoice is already paid");
  if (invoice.status === "void" || invoice.status === "uncollectible") {
    throw invalidRequest(`You cannot pay an invoice with a status of ${invoice.status}.`, {
      code: "invoice_not_editable",
    });
  }
  if (readFlag(params, "paid_out_of_band")) {
    markInvoicePaid(context, invoice);
    return findObject<Invoice>(context, "invoice", invoice.id);
  }
  const id = readText(params, "payment_method");
  const method = id ? resolvePaymentMethod(context, id) : undefined;
  if (method) assertCardOfCustomer(context, invoice.customer, method.id, "payment_method");
  const offSession = readFlag(params, "off_session") ?? true;
  const collected = collectInvoice(context, invoice.id, { offSession, scheduled: false, method });
  if (collected.outcome !== "paid")
    throw paymentFailedError(context, collected, { keepsWrites: true });
  return findObject<Invoice>(context, "invoice", invoice.id);
}

function finalizeDraft(context: SandboxContext, { ids }: Call): Invoice {
  const invoice = findObject<Invoice>(context, "invoice", ids[0]!);
  if (invoice.status !== "draft") {
    throw invalidRequest(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      {
        code: "invoice_not_editable",
      },
    );
  }
  finalizeInvoice(context, invoice.id);
  return findObject<Invoice>(context, "invoice", invoice.id);
}

function voidOpenInvoice(context: SandboxContext, { ids }: Call): Invoice {
  const invoice = findObject<Invoice>(context, "invoice", ids[0]!);
  if (invoice.status !== "open" && invoice.status !== "uncollectible") {
    throw invalidRequest(
      `You can only pass in open or uncollectible invoices. This invoice isn't one of those: ${invoice.status}.`,
    );
  }
  voidInvoice(context, invoice);
  return invoice;
}

function markUncollectible(context: SandboxContext, { ids }: Call): Invoice {
  const invoice = findObject<Invoice>(context, "invoice", ids[0]!);
  if (invoice.status !== "open") {
    throw invalidRequest(
      `You can only mark an open invoice as uncollectible, not ${invoice.status}.`,
    );
  }
  invoice.status = "uncollectible";
  stopCollection(invoice);
  invoice.status_transitions.marked_uncollectible_at = context.nowSeconds(invoice.test_clock);
  context.update("invoice.marked_uncollectible", invoice);
  return invoice;
}

function updateInvoice(context: SandboxContext, { ids, params }: Call): Invoice {
  const invoice = findObject<Invoice>(context, "invoice", ids[0]!);
  invoice.metadata = readMetadata(params, invoice.metadata);
  if (params.description !== undefined) invoice.description = textOrNull(params, "description");
  if (params.default_payment_method !== undefined) {
    const id = textOrNull(params, "default_payment_method");
    if (id) assertCardOfCustomer(context, invoice.customer, id, "default_payment_method");
    invoice.default_payment_method = id;
  }
  const advance = readFlag(params, "auto_advance");
  if (advance === false) stopCollection(invoice);
  context.update("invoice.updated", invoice);
  return invoice;
}

function listLines(context: SandboxContext, call: Call): object {
  const { lines } = findObject<Invoice>(context, "invoice", call.ids[0]!);
  return pageOf(lines.data, call);
}

/** `invoice.confirmation_secret`, with which a page confirms the payment. */
export function includeConfirmationSecret(
  context: SandboxContext,
  invoice: Invoice,
): object | null {
  const intent = openIntentOf(context, invoice.id);
  return intent ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
}

export const invoiceMethods = resource("invoices", "/v1/invoices", {
  list: {
    reads: [...pageReads, "created", "customer", "status", "subscription"],
    run: listInvoices,
  },
  retrieve: retrieveMethod<Invoice>("invoice"),
  update: {
    reads: ["metadata", "description", "auto_advance=false", "default_payment_method"],
    run: updateInvoice,
  },
  listLineItems: { at: "GET /{id}/lines", reads: pageReads, run: listLines },
  pay: { reads: ["payment_method", "off_session", "paid_out_of_band"], run: payInvoice },
  finalizeInvoice: { at: "POST /{id}/finalize", reads: [], run: finalizeDraft },
  voidInvoice: { at: "POST /{id}/void", reads: [], run: voidOpenInvoice },
  markUncollectible: {
    at: "POST /{id}/mark_uncollectible",
    reads: [],
    run: markUncollectible,
  },
});
