import type { SandboxContext } from "../context.ts";
import { newId } from "../ids.ts";
import { wholeList } from "../lists.ts";
import type { Metadata } from "../params.ts";
import type { Stored } from "../store.ts";
import type { Customer } from "./customers.ts";
import type { InvoiceLine } from "./invoice-lines.ts";
import type { Period } from "./proration.ts";
import type { Subscription } from "./subscription.ts";

export type BillingReason =
  | "subscription_create"
  | "subscription_cycle"
  | "subscription_update"
  | "manual";

export interface Invoice extends Stored {
  object: "invoice";
  account_country: string;
  account_name: string;
  account_tax_ids: null;
  amount_due: number;
  amount_overpaid: 0;
  amount_paid: number;
  amount_remaining: number;
  amount_shipping: 0;
  application: null;
  attempt_count: number;
  attempted: boolean;
  auto_advance: boolean;
  automatic_tax: Record<string, unknown>;
  automatically_finalizes_at: number | null;
  billing_reason: BillingReason;
  collection_method: "charge_automatically";
  currency: string;
  custom_fields: null;
  customer: string;
  customer_address: Customer["address"];
  customer_email: string | null;
  customer_name: string | null;
  customer_phone: string | null;
  customer_shipping: null;
  customer_tax_exempt: "none";
  customer_tax_ids: [];
  default_payment_method: string | null;
  default_source: null;
  default_tax_rates: [];
  description: string | null;
  discounts: [];
  due_date: null;
  effective_at: number | null;
  ending_balance: number | null;
  footer: null;
  from_invoice: null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  issuer: { type: "self" };
  last_finalization_error: null;
  latest_revision: null;
  lines: ReturnType<typeof wholeList<InvoiceLine>>;
  livemode: false;
  metadata: Metadata;
  next_payment_attempt: number | null;
  number: string | null;
  on_behalf_of: null;
  parent: {
    quote_details: null;
    subscription_details: {
      metadata: Metadata;
      subscription: string;
      subscription_proration_date?: number;
    };
    type: "subscription_details";
  } | null;
  payment_settings: {
    default_mandate: null;
    payment_method_options: null;
    payment_method_types: null;
  };
  period_end: number;
  period_start: number;
  post_payment_credit_notes_amount: 0;
  pre_payment_credit_notes_amount: 0;
  receipt_number: null;
  rendering: null;
  shipping_cost: null;
  shipping_details: null;
  starting_balance: number;
  statement_descriptor: null;
  status: "draft" | "open" | "paid" | "uncollectible" | "void";
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
  subtotal: number;
  subtotal_excluding_tax: number;
  test_clock: string | null;
  total: number;
  total_discount_amounts: [];
  total_excluding_tax: number;
  total_pretax_credit_amounts: [];
  total_taxes: [];
  webhooks_delivered_at: number | null;
  /** When it is finalized or retried next. */
  _due: number | null;
  /** Time of the first payment attempt, from which retries are scheduled. */
  _firstTryAt?: number;
}

/** Builds a draft without storing it. */
export function draftInvoice(
  context: SandboxContext,
  {
    customer,
    subscription,
    reason,
    lines,
    period,
    prorationDate,
  }: {
    customer: Customer;
    subscription: Subscription | null;
    reason: BillingReason;
    lines: readonly InvoiceLine[];
    period: Period;
    prorationDate?: number;
  },
): Invoice {
  const id = newId("in");
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { due } = splitByBalance(total, customer.balance);
  const taxed = subscription?.automatic_tax.enabled ?? false;
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Stripe sandbox",
    account_tax_ids: null,
    amount_due: due,
    amount_remaining: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: taxed,
      liability: taxed ? { type: "self" } : null,
      provider: taxed ? "stripe" : null,
      status: taxed ? "complete" : null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created: context.nowSeconds(customer.test_clock),
    currency: lines[0]?.currency ?? subscription?.currency ?? "usd",
    custom_fields: null,
    customer: customer.id,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => ({ ...line, invoice: id })),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(prorationDate === undefined ? {} : { subscription_proration_date: prorationDate }),
      },
      type: "subscription_details",
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
    _due: null,
  };
}

/** Stripe's minimum charge in US cents; smaller amounts go to the customer balance. */
const smallestCharge = 50;

/** Splits a total into the amount due and the new customer balance (negative: credit). */
export function splitByBalance(total: number, balance: number) {
  const balanceDue = total + balance;
  return balanceDue >= smallestCharge
    ? { due: balanceDue, newBalance: 0 }
    : { due: 0, newBalance: balanceDue };
}
