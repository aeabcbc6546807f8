import type { Include, Method } from "./api-method.ts";
import { accountMethods } from "./engine/accounts.ts";
import { chargeMethods } from "./engine/charges.ts";
import { checkoutSessionMethods, includeLineItems } from "./engine/checkout-sessions.ts";
import { connectedAccountMethods } from "./engine/connected-accounts.ts";
import { customerDeletionMethods } from "./engine/customer-deletion.ts";
import { customerMethods } from "./engine/customers.ts";
import { disputeMethods } from "./engine/disputes.ts";
import { includePayments, invoicePaymentMethods } from "./engine/invoice-payments.ts";
import { includeConfirmationSecret, invoiceMethods } from "./engine/invoices.ts";
import { paymentIntentMethods } from "./engine/payment-intents.ts";
import { paymentMethodMethods } from "./engine/payment-methods.ts";
import { portalMethods } from "./engine/portal.ts";
import { previewMethods } from "./engine/previews.ts";
import { priceMethods } from "./engine/prices.ts";
import { productMethods } from "./engine/products.ts";
import { includeRefunds, refundMethods } from "./engine/refunds.ts";
import { setupIntentMethods } from "./engine/setup-intents.ts";
import { subscriptionChangeMethods } from "./engine/subscription-changes.ts";
import { includeSubscriptions, subscriptionMethods } from "./engine/subscriptions.ts";
import { testClockMethods } from "./engine/test-clocks.ts";
import { transferMethods } from "./engine/transfers.ts";
import { webhookEndpointMethods } from "./webhooks/endpoints.ts";
import { eventMethods } from "./webhooks/events.ts";

/** All API methods of the sandbox. */
export const methods: readonly Method[] = [
  ...accountMethods,
  ...connectedAccountMethods,
  ...transferMethods,
  ...customerMethods,
  ...customerDeletionMethods,
  ...paymentMethodMethods,
  ...setupIntentMethods,
  ...productMethods,
  ...priceMethods,
  ...subscriptionMethods,
  ...subscriptionChangeMethods,
  // Before `invoiceMethods`, so that `create_preview` is not taken for an id.
  ...previewMethods,
  ...invoiceMethods,
  ...invoicePaymentMethods,
  ...paymentIntentMethods,
  ...chargeMethods,
  ...refundMethods,
  ...disputeMethods,
  ...checkoutSessionMethods,
  ...portalMethods,
  ...testClockMethods,
  ...webhookEndpointMethods,
  ...eventMethods,
];

/** Fields that are only included when they are expanded, by type of object. */
export const includable: Record<string, Record<string, Include>> = {
  charge: { refunds: includeRefunds },
  "checkout.session": { line_items: includeLineItems },
  customer: { subscriptions: includeSubscriptions },
  invoice: { payments: includePayments, confirmation_secret: includeConfirmationSecret },
};

/** The method for a request, and the ids in its path, in order. */
export function findMethod(
  table: readonly Method[],
  verb: string,
  path: string,
): { method: Method; ids: string[] } | undefined {
  const parts = path.split("/");
  for (const method of table) {
    if (method.verb !== verb) continue;
    const pattern = method.path.split("/");
    if (pattern.length !== parts.length) continue;
    const fits = pattern.every((part, at) => part === "{id}" || part === parts[at]);
    if (!fits) continue;
    const ids = parts.filter((_, at) => pattern[at] === "{id}").map(decodeId);
    if (ids.every((id) => id !== "")) return { method, ids };
  }
  return undefined;
}

function decodeId(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Malformed percent-encoding: such an id does not exist, and the lookup answers 404.
    return part;
  }
}
