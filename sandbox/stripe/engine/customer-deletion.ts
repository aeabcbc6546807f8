import type { Call } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { resource } from "../resources.ts";
import { type Customer, findCustomer } from "./customers.ts";
import { endSubscription } from "./end-subscription.ts";
import { isEnded, type Subscription } from "./subscription.ts";

/** Ends the customer's subscriptions at once; the object stays, marked as deleted. */
function deleteCustomer(context: SandboxContext, { ids }: Call): object {
  const { id } = findCustomer(context, ids[0]!, "id");
  for (const subscription of context.store.list<Subscription>("subscription", { customer: id })) {
    if (isEnded(subscription)) continue;
    endSubscription(context, subscription.id, { reason: "cancellation_requested" });
  }
  const customer = findCustomer(context, id, "id");
  context.store.put({ ...customer, deleted: true } as Customer);
  context.emit("customer.deleted", customer);
  return { id, object: "customer", deleted: true };
}

export const customerDeletionMethods = resource("customers", "/v1/customers", {
  del: { reads: [], run: deleteCustomer },
});
