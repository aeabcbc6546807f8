import type { SandboxContext } from "../context.ts";
import { newId } from "../ids.ts";
import type { Metadata } from "../params.ts";
import type { Stored } from "../store.ts";
import type { Price } from "./prices.ts";
import type { Product } from "./products.ts";
import { type Period, prorate } from "./proration.ts";
import type { Subscription, SubscriptionItem } from "./subscription.ts";

export interface InvoiceLine {
  id: string;
  object: "line_item";
  amount: number;
  currency: string;
  description: string | null;
  discount_amounts: [];
  discountable: boolean;
  discounts: [];
  invoice: string | null;
  livemode: false;
  metadata: Metadata;
  parent: {
    invoice_item_details: {
      invoice_item: string;
      proration: boolean;
      proration_details: { credited_items: null };
      subscription: string | null;
    } | null;
    subscription_item_details: {
      invoice_item: string | null;
      proration: boolean;
      proration_details: { credited_items: null };
      subscription: string;
      subscription_item: string;
    } | null;
    type: "invoice_item_details" | "subscription_item_details";
  };
  period: Period;
  pretax_credit_amounts: [];
  pricing: {
    price_details: { price: string; product: string };
    type: "price_details";
    unit_amount_decimal: string;
  };
  quantity: number;
  quantity_decimal: string;
  subscription: string | null;
  subtotal: number;
  taxes: [];
}

/** A pending amount for the customer's next invoice. */
export interface InvoiceItem extends Stored {
  object: "invoiceitem";
  amount: number;
  currency: string;
  customer: string;
  date: number;
  description: string | null;
  discountable: false;
  discounts: [];
  invoice: string | null;
  livemode: false;
  metadata: Metadata;
  parent: { subscription_details: Record<string, unknown>; type: "subscription_details" };
  period: Period;
  pricing: InvoiceLine["pricing"];
  proration: true;
  quantity: number;
  quantity_decimal: string;
  tax_rates: [];
  test_clock: string | null;
  _line: InvoiceLine;
}

const money = (cents: number, currency: string): string =>
  currency === "usd"
    ? `$${(cents / 100).toFixed(2)}`
    : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;

const productName = (context: SandboxContext, price: Price): string =>
  context.store.get<Product>(price.product)?.name ?? price.product;

function line(
  subscription: Subscription,
  {
    item,
    price,
    amount,
    description,
    period,
    proration,
  }: {
    item: SubscriptionItem;
    price: Price;
    amount: number;
    description: string;
    period: Period;
    proration: boolean;
  },
): InvoiceLine {
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** Lines for a full period of every item; a trial costs nothing. */
export function periodLines(
  context: SandboxContext,
  subscription: Subscription,
  period: Period,
  { trial }: { trial: boolean },
): InvoiceLine[] {
  return subscription.items.data.map((item) => {
    const { price, quantity } = item;
    const name = productName(context, price);
    const per = `${money(price.unit_amount, price.currency)} / ${price.recurring?.interval}`;
    return line(subscription, {
      item,
      price,
      amount: trial ? 0 : price.unit_amount * quantity,
      description: trial ? `Trial period for ${name}` : `${quantity} × ${name} (at ${per})`,
      period,
      proration: false,
    });
  });
}

const day = (seconds: number): string =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(seconds * 1000);

/** Lines for a changed item until the period's end: the old one is credited, the new one charged. */
export function prorationLines(
  context: SandboxContext,
  subscription: Subscription,
  { before, after, at }: { before?: SubscriptionItem; after?: SubscriptionItem; at: number },
): InvoiceLine[] {
  const lines: InvoiceLine[] = [];
  const add = (item: SubscriptionItem, sign: 1 | -1, words: string) => {
    const fullPeriod = { start: item.current_period_start, end: item.current_period_end };
    const { price, quantity } = item;
    // `|| 0` avoids -0, which is not deeply equal to 0.
    const amount = sign * prorate(price.unit_amount * quantity, fullPeriod, at) || 0;
    const description = `${words} ${quantity > 1 ? `${quantity} × ` : ""}${productName(context, price)} after ${day(at)}`;
    const period = { start: at, end: fullPeriod.end };
    lines.push(line(subscription, { item, price, amount, description, period, proration: true }));
  };
  if (before) add(before, -1, "Unused time on");
  if (after) add(after, 1, "Remaining time on");
  return lines;
}

/** Stores a line as an invoice item for the next invoice. */
export function createInvoiceItem(
  context: SandboxContext,
  subscription: Subscription,
  waiting: InvoiceLine,
): void {
  const now = context.nowSeconds(subscription.test_clock);
  const item: InvoiceItem = {
    id: newId("ii"),
    object: "invoiceitem",
    amount: waiting.amount,
    created: now,
    currency: waiting.currency,
    customer: subscription.customer,
    date: now,
    description: waiting.description,
    discountable: false,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      subscription_details: { subscription: subscription.id },
      type: "subscription_details",
    },
    period: waiting.period,
    pricing: waiting.pricing,
    proration: true,
    quantity: waiting.quantity,
    quantity_decimal: waiting.quantity_decimal,
    tax_rates: [],
    test_clock: subscription.test_clock,
    _line: waiting,
  };
  context.create("invoiceitem.created", item);
}

/** Pending invoice items of a subscription, oldest first. */
export function pendingInvoiceItems(
  context: SandboxContext,
  subscription: Subscription,
): InvoiceItem[] {
  return context.store.list<InvoiceItem>("invoiceitem", {
    customer: subscription.customer,
    match: { invoice: null, "parent.subscription_details.subscription": subscription.id },
    oldestFirst: true,
  });
}

/** The invoice line for an invoice item. */
export function invoiceItemLine(item: InvoiceItem): InvoiceLine {
  const { subscription } = item._line;
  const parent: InvoiceLine["parent"] = {
    invoice_item_details: {
      invoice_item: item.id,
      proration: true,
      proration_details: { credited_items: null },
      subscription,
    },
    subscription_item_details: null,
    type: "invoice_item_details",
  };
  return { ...item._line, parent };
}
