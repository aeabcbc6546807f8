import { invalidRequest } from "../errors.ts";
import { listPage } from "../lists.ts";
import { readFlag, readMetadata, readText, refuseUnsupported, textOrNull } from "../params.ts";
import { type Call, find, type Method } from "../verbs.ts";
import type { World } from "../world.ts";
import { collect, paymentRefusal } from "./collection.ts";
import { requireOwnCard } from "./customers.ts";
import type { Invoice } from "./invoice.ts";
import { openIntentOf } from "./invoice-payments.ts";
import { finalizeInvoice, invoicePaid, stopTrying, voidInvoice } from "./invoicing.ts";
import { resolvePaymentMethod } from "./payment-methods.ts";

const readInvoice = (world: World, { ids }: Call) => find<Invoice>(world, "invoice", ids[0]!);

function listInvoices(world: World, call: Call): object {
  const { params } = call;
  const customer = readText(params, "customer");
  const match: Record<string, string> = {};
  const status = readText(params, "status");
  if (status) match.status = status;
  const subscription = readText(params, "subscription");
  if (subscription) match["parent.subscription_details.subscription"] = subscription;
  return listPage<Invoice>(world, "invoice", call, { customer, match });
}

/** Pays an open invoice with its customer's card, or the one that is named. */
export function payInvoice(world: World, { ids, params }: Pick<Call, "ids" | "params">): Invoice {
  refuseUnsupported(params, ["payment_method", "off_session", "paid_out_of_band"]);
  let invoice = find<Invoice>(world, "invoice", ids[0]!);
  if (invoice.status === "draft") invoice = finalizeInvoice(world, invoice.id);
  else if (invoice.status === "paid") throw invalidRequest("Invoice is already paid");
  if (invoice.status === "void" || invoice.status === "uncollectible") {
    throw invalidRequest(`You cannot pay an invoice with a status of ${invoice.status}.`, {
      code: "invoice_not_editable",
    });
  }
  if (readFlag(params, "paid_out_of_band")) {
    invoicePaid(world, invoice);
    return find<Invoice>(world, "invoice", invoice.id);
  }
  const id = readText(params, "payment_method");
  const method = id ? resolvePaymentMethod(world, id) : undefined;
  if (method) requireOwnCard(world, invoice.customer, method.id, "payment_method");
  const offSession = readFlag(params, "off_session") ?? true;
  const collected = collect(world, invoice.id, { offSession, scheduled: false, method });
  if (collected.outcome !== "paid") throw paymentRefusal(world, collected, { keepsWrites: true });
  return find<Invoice>(world, "invoice", invoice.id);
}

function finalize(world: World, { ids }: Call): Invoice {
  const invoice = find<Invoice>(world, "invoice", ids[0]!);
  if (invoice.status !== "draft") {
    throw invalidRequest(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      {
        code: "invoice_not_editable",
      },
    );
  }
  finalizeInvoice(world, invoice.id);
  return find<Invoice>(world, "invoice", invoice.id);
}

function voidOpen(world: World, { ids }: Call): Invoice {
  const invoice = find<Invoice>(world, "invoice", ids[0]!);
  if (invoice.status !== "open" && invoice.status !== "uncollectible") {
    throw invalidRequest(
      `You can only pass in open or uncollectible invoices. This invoice isn't one of those: ${invoice.status}.`,
    );
  }
  voidInvoice(world, invoice);
  return invoice;
}

function markUncollectible(world: World, { ids }: Call): Invoice {
  const invoice = find<Invoice>(world, "invoice", ids[0]!);
  if (invoice.status !== "open") {
    throw invalidRequest(
      `You can only mark an open invoice as uncollectible, not ${invoice.status}.`,
    );
  }
  invoice.status = "uncollectible";
  stopTrying(invoice);
  invoice.status_transitions.marked_uncollectible_at = world.nowSeconds(invoice.test_clock);
  world.update("invoice.marked_uncollectible", invoice);
  return invoice;
}

function updateInvoice(world: World, { ids, params }: Call): Invoice {
  refuseUnsupported(params, ["metadata", "description", "auto_advance", "default_payment_method"]);
  const invoice = find<Invoice>(world, "invoice", ids[0]!);
  invoice.metadata = readMetadata(params, invoice.metadata);
  if (params.description !== undefined) invoice.description = textOrNull(params, "description");
  if (params.default_payment_method !== undefined) {
    const id = textOrNull(params, "default_payment_method");
    if (id) requireOwnCard(world, invoice.customer, id, "default_payment_method");
    invoice.default_payment_method = id;
  }
  const advance = readFlag(params, "auto_advance");
  if (advance === false) stopTrying(invoice);
  world.update("invoice.updated", invoice);
  return invoice;
}

function listLines(world: World, { ids, path }: Call): object {
  const { lines } = find<Invoice>(world, "invoice", ids[0]!);
  return { object: "list", url: path, has_more: false, data: lines.data };
}

/** `invoice.confirmation_secret`: with it a page confirms the open payment. */
export function includeSecret(world: World, invoice: Invoice): object | null {
  const intent = openIntentOf(world, invoice.id);
  return intent ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
}

const root = "/v1/invoices";
export const invoiceMethods: readonly Method[] = [
  { verb: "GET", path: root, name: "invoices.list", run: listInvoices },
  { verb: "GET", path: `${root}/{id}`, name: "invoices.retrieve", run: readInvoice },
  { verb: "POST", path: `${root}/{id}`, name: "invoices.update", run: updateInvoice },
  { verb: "GET", path: `${root}/{id}/lines`, name: "invoices.listLineItems", run: listLines },
  { verb: "POST", path: `${root}/{id}/pay`, name: "invoices.pay", run: payInvoice },
  { verb: "POST", path: `${root}/{id}/finalize`, name: "invoices.finalizeInvoice", run: finalize },
  { verb: "POST", path: `${root}/{id}/void`, name: "invoices.voidInvoice", run: voidOpen },
  {
    verb: "POST",
    path: `${root}/{id}/mark_uncollectible`,
    name: "invoices.markUncollectible",
    run: markUncollectible,
  },
];
