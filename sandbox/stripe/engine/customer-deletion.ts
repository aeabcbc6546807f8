import { resource } from "../resources.ts";
import type { Call } from "../verbs.ts";
import type { World } from "../world.ts";
import { type Customer, findCustomer } from "./customers.ts";
import { endSubscription } from "./endings.ts";
import { isOver, type Subscription } from "./subscription.ts";

/** Ends the customer's subscriptions at once; the object stays, marked as deleted. */
function deleteCustomer(world: World, { ids }: Call): object {
  const { id } = findCustomer(world, ids[0]!, "id");
  for (const subscription of world.store.list<Subscription>("subscription", { customer: id })) {
    if (isOver(subscription)) continue;
    endSubscription(world, subscription.id, { reason: "cancellation_requested" });
  }
  const customer = findCustomer(world, id, "id");
  world.store.put({ ...customer, deleted: true } as Customer);
  world.emit("customer.deleted", customer);
  return { id, object: "customer", deleted: true };
}

export const customerDeletionMethods = resource("customers", "/v1/customers", {
  del: { reads: [], run: deleteCustomer },
});
