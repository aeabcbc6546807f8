import { findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest, missingParameter } from "../errors.ts";
import type { Params } from "../form.ts";
import { newId } from "../ids.ts";
import {
  readChoice,
  readFlag,
  readGroup,
  readGroups,
  readInteger,
  readMetadata,
  readText,
  textOrNull,
} from "../params.ts";
import { type SupportedParameters, withinGroup } from "../schemas/supported.ts";
import { assertCardOfCustomer } from "./customers.ts";
import { inlinePrice, itemPriceReads, type Price } from "./prices.ts";
import {
  newItem,
  periodOf,
  planOf,
  type Subscription,
  type SubscriptionItem,
} from "./subscription.ts";

/** Parameters that creating and updating share, without the items. */
export const sharedReads: SupportedParameters = [
  ...["automatic_tax[enabled]", "cancel_at", "cancel_at_period_end", "default_payment_method"],
  ...["collection_method=charge_automatically", "description", "metadata", "trial_end"],
  ...["payment_behavior=allow_incomplete", "payment_behavior=error_if_incomplete"],
  "payment_settings[save_default_payment_method]=off",
  "trial_settings[end_behavior][missing_payment_method]",
];
/** Parameters of the items of a new subscription. */
export const itemReads: SupportedParameters = withinGroup("items[]", [
  ...["metadata", "price", "quantity"],
  ...itemPriceReads,
]);
/** Parameters of the items of an update. */
export const changedItemReads: SupportedParameters = [
  ...itemReads,
  "items[][deleted]",
  "items[][id]",
];

/** Applies the parameters that creating and updating share. Changes the given subscription. */
export function applySharedParameters(
  context: SandboxContext,
  subscription: Subscription,
  params: Params,
): void {
  subscription.metadata = readMetadata(params, subscription.metadata);
  if (params.description !== undefined)
    subscription.description = textOrNull(params, "description");
  const card = readText(params, "default_payment_method");
  if (card !== undefined) {
    if (card) assertCardOfCustomer(context, subscription.customer, card, "default_payment_method");
    subscription.default_payment_method = card || null;
  }
  const behavior = readGroup(readGroup(params, "trial_settings") ?? {}, "end_behavior");
  const missing =
    behavior &&
    readChoice(behavior, "missing_payment_method", ["cancel", "create_invoice", "pause"]);
  if (missing) subscription.trial_settings = { end_behavior: { missing_payment_method: missing } };
  const tax = readGroup(params, "automatic_tax");
  if (tax) {
    const enabled = readFlag(tax, "enabled") ?? false;
    const liability = enabled ? { type: "self" as const } : null;
    subscription.automatic_tax = { disabled_reason: null, enabled, liability };
  }
}

/** Schedules a cancellation or revokes it. */
export function applyCancellation(
  context: SandboxContext,
  subscription: Subscription,
  params: Params,
): void {
  const now = context.nowSeconds(subscription.test_clock);
  const details = readGroup(params, "cancellation_details");
  if (details) {
    const { cancellation_details: cancellation } = subscription;
    if (details.comment !== undefined) cancellation.comment = textOrNull(details, "comment");
    if (details.feedback !== undefined) cancellation.feedback = textOrNull(details, "feedback");
  }
  const schedule = (at: number | null, atPeriodEnd: boolean) => {
    subscription.cancel_at = at;
    subscription.cancel_at_period_end = atPeriodEnd;
    subscription.canceled_at = at === null ? null : now;
    subscription.cancellation_details.reason = at === null ? null : "cancellation_requested";
  };
  const atPeriodEnd = readFlag(params, "cancel_at_period_end");
  if (atPeriodEnd !== undefined) {
    // A repeated request does not change `canceled_at`.
    if (atPeriodEnd === subscription.cancel_at_period_end) return;
    schedule(atPeriodEnd ? periodOf(subscription).end : null, atPeriodEnd);
    return;
  }
  const at = readText(params, "cancel_at");
  if (at === undefined) return;
  if (at === "") schedule(null, false);
  else if (at === "min_period_end" || at === "max_period_end") {
    schedule(periodOf(subscription).end, false);
  } else {
    const seconds = readInteger(params, "cancel_at")!;
    if (seconds <= now) {
      throw invalidRequest("`cancel_at` must be in the future.", { param: "cancel_at" });
    }
    schedule(seconds, false);
  }
}

/** Applies `items`, which keep their old period. Returns whether items were given. @throws ApiError 400 */
export function applyItems(
  context: SandboxContext,
  subscription: Subscription,
  params: Params,
): boolean {
  const given = readGroups(params, "items");
  if (given.length === 0) return false;
  let items = [...subscription.items.data];
  for (const [index, wanted] of given.entries()) {
    const name = `items[${index}]`;
    const id = readText(wanted, "id");
    const price = priceOf(context, wanted, name);
    const quantity = readInteger(wanted, "quantity");
    if (!id) {
      if (!price) throw missingParameter(`${name}[price]`);
      const made = newItem(context, subscription, {
        id: newId("si", 14),
        price,
        quantity: quantity ?? 1,
        metadata: readMetadata(wanted),
      });
      const sibling = items[0];
      if (sibling) {
        made.current_period_start = sibling.current_period_start;
        made.current_period_end = sibling.current_period_end;
      }
      items.push(made);
      continue;
    }
    const old = items.find((item) => item.id === id);
    if (!old) {
      const message = `No such subscription_item: '${id}'`;
      throw invalidRequest(message, { param: `${name}[id]`, code: "resource_missing" });
    }
    if (readFlag(wanted, "deleted")) {
      items = items.filter((item) => item !== old);
      continue;
    }
    const metadata = readMetadata(wanted, old.metadata);
    const chosen = price ?? old.price;
    const changed: SubscriptionItem = {
      ...old,
      price: chosen,
      plan: planOf(chosen),
      quantity: quantity ?? old.quantity,
      metadata,
    };
    items = items.map((item) => (item === old ? changed : item));
  }
  checkItems(items);
  const list = subscription.items;
  subscription.items = { ...list, data: items, total_count: items.length };
  subscription.currency = items[0]!.price.currency;
  return true;
}

function priceOf(context: SandboxContext, wanted: Params, name: string): Price | undefined {
  const data = readGroup(wanted, "price_data");
  if (data) return inlinePrice(context, data);
  const id = readText(wanted, "price");
  if (!id) return undefined;
  const price = findObject<Price>(context, "price", id, `${name}[price]`);
  if (!price.active && !price._inline) {
    throw invalidRequest(
      "The price specified is inactive. This field only accepts active prices.",
      {
        param: `${name}[price]`,
      },
    );
  }
  return price;
}

function checkItems(items: readonly SubscriptionItem[]): void {
  const [first] = items;
  if (!first) throw invalidRequest("A subscription must have at least one active item.");
  for (const { price, quantity } of items) {
    if (!price.recurring) {
      throw invalidRequest(
        `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
        { param: "items[0][price]" },
      );
    }
    if (quantity < 0) throw invalidRequest("Invalid non-negative integer", { param: "quantity" });
    const { interval, interval_count: count } = first.price.recurring!;
    if (price.recurring.interval !== interval || price.recurring.interval_count !== count) {
      throw invalidRequest(
        "Currently, all items on a subscription must have the same billing interval in the Stripe sandbox.",
        { param: "items" },
      );
    }
    if (price.currency !== first.price.currency) {
      throw invalidRequest("All prices on a subscription must use the same currency.", {
        param: "items",
      });
    }
  }
}
