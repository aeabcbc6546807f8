import type { SandboxContext } from "../context.ts";
import type { Metadata } from "../params.ts";
import type { Stored } from "../store.ts";
import type { Customer } from "./customers.ts";
import type { Price } from "./prices.ts";

export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled"
  | "paused";

export interface SubscriptionItem extends Stored {
  object: "subscription_item";
  billing_thresholds: null;
  current_period_end: number;
  current_period_start: number;
  discounts: [];
  metadata: Metadata;
  plan: Record<string, unknown>;
  price: Price;
  quantity: number;
  subscription: string;
  tax_rates: [];
}

export interface Subscription extends Stored {
  object: "subscription";
  application: null;
  application_fee_percent: null;
  automatic_tax: { disabled_reason: null; enabled: boolean; liability: { type: "self" } | null };
  billing_cycle_anchor: number;
  billing_cycle_anchor_config: null;
  billing_mode: { flexible: { proration_discounts: "included" }; type: "flexible" };
  billing_schedules: [];
  billing_thresholds: null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  cancellation_details: {
    comment: string | null;
    feedback: string | null;
    reason: "cancellation_requested" | "payment_failed" | null;
  };
  collection_method: "charge_automatically";
  currency: string;
  customer: string;
  days_until_due: null;
  default_payment_method: string | null;
  default_source: null;
  default_tax_rates: [];
  description: string | null;
  discounts: [];
  ended_at: number | null;
  invoice_settings: { account_tax_ids: null; issuer: { type: "self" } };
  items: {
    object: "list";
    data: SubscriptionItem[];
    has_more: false;
    total_count: number;
    url: string;
  };
  latest_invoice: string | null;
  livemode: false;
  metadata: Metadata;
  next_pending_invoice_item_invoice: null;
  on_behalf_of: null;
  pause_collection: null;
  payment_settings: {
    payment_method_options: null;
    payment_method_types: string[] | null;
    save_default_payment_method: "off" | "on_subscription";
  };
  pending_invoice_item_interval: null;
  pending_setup_intent: null;
  pending_update: null;
  schedule: null;
  start_date: number;
  status: SubscriptionStatus;
  test_clock: string | null;
  transfer_data: null;
  trial_end: number | null;
  trial_settings: {
    end_behavior: { missing_payment_method: "cancel" | "create_invoice" | "pause" };
  };
  trial_start: number | null;
  /** Time of the next scheduled step; null: none. */
  _due: number | null;
  /** `trial_will_end` was sent. */
  _trialEndTold?: boolean;
}

/** Stripe sends `trial_will_end` three days before the end, or at once for a shorter trial. */
export const trialNoticeSeconds = 3 * 86_400;
/** A first payment must succeed within this time. */
const incompleteSeconds = 23 * 3600;

/** The current period; in the sandbox all items of a subscription share it. */
export const periodOf = (subscription: Subscription): { start: number; end: number } => {
  const item = subscription.items.data[0]!;
  return { start: item.current_period_start, end: item.current_period_end };
};

export function setPeriod(subscription: Subscription, start: number, end: number): void {
  for (const item of subscription.items.data) {
    item.current_period_start = start;
    item.current_period_end = end;
  }
}

export const isEnded = ({ status }: Subscription): boolean =>
  status === "canceled" || status === "incomplete_expired";

/** When the next scheduled step is due: trial notice, end of period, cancellation or expiry. */
function nextStepAt(subscription: Subscription): number | null {
  if (isEnded(subscription) || subscription.status === "paused") return null;
  if (subscription.status === "incomplete") return subscription.created + incompleteSeconds;
  const dueTimes = [periodOf(subscription).end];
  if (subscription.cancel_at !== null) dueTimes.push(subscription.cancel_at);
  if (subscription.status === "trialing" && subscription.trial_end && !subscription._trialEndTold) {
    dueTimes.push(subscription.trial_end - trialNoticeSeconds);
  }
  return Math.min(...dueTimes);
}

/** Stores a subscription with its next due time and emits `type`. */
export function saveSubscription(
  context: SandboxContext,
  type: string | null,
  subscription: Subscription,
): void {
  subscription._due = nextStepAt(subscription);
  context.update(type, subscription);
}

/** Id of the default payment method for a subscription, or null. */
export function defaultPaymentMethodOf(
  context: SandboxContext,
  subscription: Subscription,
): string | null {
  const customer = context.store.get<Customer>(subscription.customer);
  return (
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null
  );
}

export function newItem(
  context: SandboxContext,
  subscription: Subscription,
  {
    id,
    price,
    quantity,
    metadata,
  }: { id: string; price: Price; quantity: number; metadata: Metadata },
): SubscriptionItem {
  return {
    id,
    object: "subscription_item",
    billing_thresholds: null,
    created: context.nowSeconds(subscription.test_clock),
    current_period_end: 0,
    current_period_start: 0,
    discounts: [],
    metadata,
    plan: planOf(price),
    price,
    quantity,
    subscription: subscription.id,
    tax_rates: [],
  };
}

/** The price as a legacy `plan` object, which items still have. */
export function planOf(price: Price): Record<string, unknown> {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval,
    interval_count: price.recurring?.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
