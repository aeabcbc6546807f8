import type Stripe from "stripe";
import { type PlanId, plans } from "#shared/plans.ts";
import type { BillingDeps } from "../deps.ts";
import { planOfPrice, planOfProduct } from "../plans/prices.ts";
import { callStripe } from "./stripe-failure.ts";

/** A subscription as read from Stripe, reduced to the fields used here. */
export interface SubscriptionReading {
  id: string;
  plan: PlanId;
  /** The plan that stays valid until the paid period ends, during a pending downgrade. */
  kept: { plan: PlanId; until: Date } | null;
  /** Stripe's status. */
  status: string;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  trialEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  cancelAt: Date | null;
  canceledAt: Date | null;
  endedAt: Date | null;
  createdAt: Date;
}

/** An invoice as read from Stripe; drafts are ignored. */
export interface InvoiceReading {
  id: string;
  subscriptionId: string | null;
  number: string | null;
  status: "open" | "paid" | "void" | "uncollectible";
  /** The plan that it charges. */
  plan: PlanId | null;
  /** Whether it pays for a new period; others charge a plan change within one. */
  renews: boolean;
  /** Number of automatic attempts to charge it. */
  attempts: number;
  amountDueCents: number;
  amountPaidCents: number;
  currency: string;
  periodStart: Date;
  periodEnd: Date;
  nextAttemptAt: Date | null;
  hostedUrl: string | null;
  pdfUrl: string | null;
  createdAt: Date;
  payments: { id: string; amountCents: number; paidAt: Date }[];
  prorations: Proration[];
}

/** The price of a plan for a part of a period: charged, or credited when another plan replaces it. */
export interface Proration {
  plan: PlanId;
  /** Negative: credited. */
  amountCents: number;
  periodStart: Date;
  periodEnd: Date;
}

/** One customer's subscriptions and invoices of this product, as read from Stripe. */
export interface CustomerReading {
  subscriptions: SubscriptionReading[];
  /** The latest ones, and the requested one. */
  invoices: InvoiceReading[];
}

const subscriptionsRead = 100;
const invoicesRead = 30;

/**
 * Reads a customer's subscriptions, then the latest invoices: in this order the invoices of each
 * subscription are included.
 * @param invoiceId one more invoice, of any age
 */
export async function readCustomer(
  deps: Pick<BillingDeps, "stripe" | "log">,
  customer: string,
  invoiceId?: string,
): Promise<CustomerReading> {
  return await callStripe(deps, async (stripe) => {
    const subscriptions = await stripe.subscriptions.list({
      customer,
      status: "all",
      limit: subscriptionsRead,
    });
    const invoices = await stripe.invoices.list({
      customer,
      limit: invoicesRead,
      expand: ["data.payments"],
    });
    const found = [...invoices.data];
    if (invoiceId && !found.some(({ id }) => id === invoiceId)) {
      found.push(await stripe.invoices.retrieve(invoiceId, { expand: ["payments"] }));
    }
    const ours = subscriptions.data.flatMap((one) => toSubscription(one) ?? []);
    return {
      subscriptions: ours,
      invoices: found.flatMap((one) => toInvoice(one) ?? []).filter((one) => isOurs(one, ours)),
    };
  });
}

/** Whether an invoice is for this product: the same Stripe account may sell others. */
function isOurs(
  { plan, subscriptionId }: InvoiceReading,
  subscriptions: readonly SubscriptionReading[],
): boolean {
  return plan !== null || subscriptions.some(({ id }) => id === subscriptionId);
}

/** null: the subscription is for another product. */
export function toSubscription(read: Stripe.Subscription): SubscriptionReading | null {
  const [item] = read.items.data;
  const plan = planOfPrice(item?.price);
  if (!item || !plan) return null;
  const keptPlan = plans.find(({ id }) => id === read.metadata.kept_plan)?.id;
  const keptUntil = Number(read.metadata.kept_until);
  return {
    id: read.id,
    plan,
    kept: keptPlan && keptUntil > 0 ? { plan: keptPlan, until: dateOfSeconds(keptUntil) } : null,
    status: read.status,
    currentPeriodStart: dateOfSeconds(item.current_period_start),
    currentPeriodEnd: dateOfSeconds(item.current_period_end),
    trialEnd: dateOrNull(read.trial_end),
    cancelAtPeriodEnd: read.cancel_at_period_end,
    cancelAt: dateOrNull(read.cancel_at),
    canceledAt: dateOrNull(read.canceled_at),
    endedAt: dateOrNull(read.ended_at),
    createdAt: dateOfSeconds(read.created),
  };
}

function toInvoice(read: Stripe.Invoice): InvoiceReading | null {
  const status = read.status;
  if (!read.id || !isFinalized(status)) return null;
  const main = mainLine(read.lines.data);
  const { period } = main ?? {
    period: { start: read.period_start, end: read.period_end },
  };
  return {
    id: read.id,
    subscriptionId: idOf(read.parent?.subscription_details?.subscription),
    number: read.number,
    status,
    plan: main?.plan ?? null,
    renews: main?.renews ?? false,
    attempts: read.attempt_count,
    amountDueCents: read.amount_due,
    amountPaidCents: read.amount_paid,
    currency: read.currency,
    periodStart: dateOfSeconds(period.start),
    periodEnd: dateOfSeconds(period.end),
    nextAttemptAt: dateOrNull(read.next_payment_attempt),
    hostedUrl: read.hosted_invoice_url ?? null,
    pdfUrl: read.invoice_pdf ?? null,
    createdAt: dateOfSeconds(read.created),
    payments: (read.payments?.data ?? []).flatMap((paid) => {
      const id = idOf(paid.payment.payment_intent);
      if (paid.status !== "paid" || id === null || !paid.amount_paid) return [];
      const paidAt = dateOfSeconds(paid.status_transitions.paid_at ?? paid.created);
      return [{ id, amountCents: paid.amount_paid, paidAt }];
    }),
    prorations: prorationsOf(read.lines.data),
  };
}

/** The lines of an invoice, or of the preview of one, that charge parts of a period. */
export function prorationsOf(lines: readonly Stripe.InvoiceLineItem[]): Proration[] {
  return ownLines(lines)
    .filter(({ renews }) => !renews)
    .map(({ plan, period, amountCents }) => ({
      plan,
      amountCents,
      periodStart: dateOfSeconds(period.start),
      periodEnd: dateOfSeconds(period.end),
    }));
}

/** The line that decides the invoice's plan: the latest whole period, or else the largest proration. */
function mainLine(lines: readonly Stripe.InvoiceLineItem[]) {
  const ours = ownLines(lines);
  const whole = ours.filter((line) => line.renews);
  const byStart = whole.sort((a, b) => b.period.start - a.period.start);
  return byStart[0] ?? ours.sort((a, b) => b.amountCents - a.amountCents)[0];
}

function ownLines(lines: readonly Stripe.InvoiceLineItem[]) {
  return lines.flatMap((line) => {
    const details = line.parent?.subscription_item_details ?? line.parent?.invoice_item_details;
    // A line contains only the id of its price, so the plan comes from the product.
    const plan = planOfProduct(line.pricing?.price_details?.product);
    if (!plan || !details) return [];
    return [{ plan, period: line.period, renews: !details.proration, amountCents: line.amount }];
  });
}

function isFinalized(status: string | null): status is InvoiceReading["status"] {
  return ["open", "paid", "void", "uncollectible"].includes(status ?? "");
}

/** The id of a field that Stripe may have expanded to an object. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}

/** A date from Stripe's unix seconds. */
export function dateOfSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

function dateOrNull(seconds: number | null | undefined): Date | null {
  return typeof seconds === "number" ? dateOfSeconds(seconds) : null;
}
