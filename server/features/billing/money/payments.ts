import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { users } from "#db/schema.ts";
import { checkouts, customers, payments } from "#db/schema-billing.ts";
import { orderIdOfPurpose, reportOrderRefunds } from "../checkouts/order-payments.ts";
import type { BillingDeps } from "../deps.ts";
import { refundedMail } from "../mails.ts";
import { queueNotices } from "../notices.ts";
import { entitlementsOf, isLive } from "../plans/entitlements.ts";
import { dateOfSeconds, idOf, readCustomer } from "../stripe/customer-reading.ts";
import { callStripe, isMissing, isRefusal } from "../stripe/stripe-failure.ts";
import { syncCustomer } from "../stripe/sync.ts";
import { type LedgerRow, recordPayments } from "./ledger.ts";

type Payment = typeof payments.$inferSelect;

/** One payment with its refunds and disputes, as read from Stripe. */
interface PaymentReading {
  intent: Stripe.PaymentIntent;
  invoiceId: string | null;
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

/** More refunds and disputes than one payment has. */
const readLimit = 100;

/**
 * Reads a payment with its refunds and disputes from Stripe, writes them to the ledger, and ends the
 * subscription of a payment that was fully refunded or lost in a dispute. Safe to repeat.
 * @param paymentId `pi_…`; a payment that is not ours is ignored
 */
export async function syncPayment(deps: BillingDeps, paymentId: string): Promise<void> {
  const reading = await readPayment(deps, paymentId);
  if (!reading) return;
  const payment = await recordPayment(deps, reading);
  if (!payment) return;
  await recordRefundsAndDisputes(deps, payment, reading);
  if (payment.subscriptionId && isReversed(payment, reading)) {
    await endSubscription(deps, payment, reading);
  }
}

async function readPayment(deps: BillingDeps, id: string): Promise<PaymentReading | null> {
  return await callStripe(deps, async (stripe) => {
    try {
      const intent = await stripe.paymentIntents.retrieve(id);
      const payment = { type: "payment_intent" as const, payment_intent: id };
      const invoices = await stripe.invoicePayments.list({ payment, limit: 1 });
      const refunds = await stripe.refunds.list({ payment_intent: id, limit: readLimit });
      const disputes = await stripe.disputes.list({ payment_intent: id, limit: readLimit });
      return {
        intent,
        invoiceId: idOf(invoices.data[0]?.invoice),
        refunds: refunds.data,
        disputes: disputes.data,
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}

/** The payment's row in the ledger; null: it was not paid or is not ours. */
async function recordPayment(deps: BillingDeps, reading: PaymentReading): Promise<Payment | null> {
  const { intent, invoiceId } = reading;
  const customer = idOf(intent.customer);
  if (invoiceId && customer) await syncCustomer(deps, customer, { invoiceId });
  else if (intent.status === "succeeded") {
    const purpose = await purposeOfOwnSale(deps, intent);
    if (!purpose) return null;
    await recordPayments(deps, [
      {
        id: intent.id,
        kind: "payment",
        userId: await ownerOf(deps, intent, customer),
        purpose,
        paymentId: intent.id,
        amountCents: intent.amount_received,
        currency: intent.currency,
        occurredAt: dateOfSeconds(intent.created),
      },
    ]);
  }
  const [row] = await deps.db.select().from(payments).where(eq(payments.id, intent.id));
  return row ?? null;
}

/**
 * The purpose of a one-time sale of ours; null: another product of the same Stripe account sold it.
 * Metadata alone prove nothing: the checkout page or the person must exist here.
 */
async function purposeOfOwnSale(
  deps: BillingDeps,
  intent: Stripe.PaymentIntent,
): Promise<string | null> {
  const { purpose, userId } = intent.metadata;
  if (!purpose || !orderIdOfPurpose(purpose)) return null;
  const [page] = await deps.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(eq(checkouts.purpose, purpose))
    .limit(1);
  // The page may be missing after a backup was restored.
  return page || (userId && (await isPerson(deps, userId))) ? purpose : null;
}

/** Whether a user has this id, which comes from metadata and may have any form. */
async function isPerson({ db }: BillingDeps, userId: string): Promise<boolean> {
  return (await db.$count(users, eq(sql`${users.id}::text`, userId))) > 0;
}

async function ownerOf(
  deps: BillingDeps,
  { metadata }: Stripe.PaymentIntent,
  customer: string | null,
): Promise<string | null> {
  const { db } = deps;
  if (customer === null) {
    const { userId } = metadata;
    // The account may have been erased meanwhile.
    return userId && (await isPerson(deps, userId)) ? userId : null;
  }
  const [row] = await db
    .select({ userId: customers.userId })
    .from(customers)
    .where(eq(customers.stripeId, customer));
  return row?.userId ?? null;
}

async function recordRefundsAndDisputes(
  deps: BillingDeps,
  payment: Payment,
  { refunds, disputes }: PaymentReading,
): Promise<void> {
  const { userId } = payment;
  await deps.db.transaction(async () => {
    const rows = [...refunds.flatMap(refundRows), ...disputes.flatMap(disputeRows)];
    const added = await recordPayments(
      deps,
      rows.map((row) => ({ ...referencesOf(payment), ...row })),
    );
    const newRefunds = added.filter(({ kind }) => kind === "refund");
    const lostDisputes = disputes.filter(({ status }) => status === "lost").map(({ id }) => id);
    const { invoiceId } = payment;
    if (invoiceId && added.length + lostDisputes.length > 0) {
      await deps.commissions.updateCommission({
        invoiceId,
        lostDisputes,
        paysWithCardOfReferrer: false,
      });
    }
    const orderId = orderIdOfPurpose(payment.purpose);
    if (orderId) {
      if (rows.length > 0) {
        await reportOrderRefunds(deps, orderId, payment, { rows, disputes, newRefunds });
      }
      return;
    }
    if (userId === null || newRefunds.length === 0) return;
    await queueNotices(
      deps,
      userId,
      newRefunds.map(({ id, amountCents }) => ({
        key: `refunded:${id}`,
        compose: (frame) =>
          refundedMail(frame, {
            amountCents: -amountCents,
            duplicate: refunds.some((r) => r.id === id && r.metadata?.reason === "duplicate"),
          }),
      })),
    );
  });
}

function referencesOf({
  userId,
  purpose,
  paymentId,
  invoiceId,
  subscriptionId,
  currency,
}: Payment) {
  return { userId, purpose, paymentId, invoiceId, subscriptionId, currency };
}

type Movement = Pick<LedgerRow, "id" | "kind" | "amountCents" | "occurredAt">;

// A refund that fails later is in the ledger already, so another row reverses it.
function refundRows({ id, amount, status, created }: Stripe.Refund): Movement[] {
  const occurredAt = dateOfSeconds(created);
  const row: Movement = { id, kind: "refund", amountCents: -amount, occurredAt };
  if (status === "succeeded") return [row];
  if (status === "failed") return [row, { ...row, kind: "refund_reversal", amountCents: amount }];
  return [];
}

// An enquiry (`warning_…`) has not taken any money yet.
function disputeRows({ id, amount, status, created }: Stripe.Dispute): Movement[] {
  const occurredAt = dateOfSeconds(created);
  if (status.startsWith("warning")) return [];
  const row: Movement = { id, kind: "dispute", amountCents: -amount, occurredAt };
  return status === "won"
    ? [row, { ...row, kind: "dispute_reversal", amountCents: amount }]
    : [row];
}

/** Whether the payment was fully refunded or lost in a dispute. */
function isReversed({ amountCents }: Payment, { refunds, disputes }: PaymentReading): boolean {
  const refunded = refunds
    .filter(({ status }) => status === "succeeded" || status === "pending")
    .reduce((sum, { amount }) => sum + amount, 0);
  return refunded >= amountCents || disputes.some(({ status }) => status === "lost");
}

/**
 * Ends the subscription of a reversed payment: always after a lost dispute; after a refund only when
 * it paid for the current period.
 */
async function endSubscription(
  deps: BillingDeps,
  payment: Payment,
  { intent, invoiceId, disputes }: PaymentReading,
): Promise<void> {
  const customer = idOf(intent.customer);
  if (!customer || !invoiceId) return;
  const reading = await readCustomer(deps, customer, invoiceId);
  const subscription = reading.subscriptions.find(({ id }) => id === payment.subscriptionId);
  const invoice = reading.invoices.find(({ id }) => id === invoiceId);
  if (!subscription || !invoice) return;
  // A parallel call has just ended it, but may not have written that yet.
  if (!isLive(subscription)) return await syncCustomer(deps, customer);
  // Duplicates are ended by their own job.
  if (entitlementsOf(reading.subscriptions, deps.now()).duplicates.includes(subscription)) return;
  const lost = disputes.some(({ status }) => status === "lost");
  const running = invoice.renews && invoice.periodStart >= subscription.currentPeriodStart;
  if (!lost && !running) return;
  await callStripe(deps, async (stripe) => {
    const idempotencyKey = `end:${subscription.id}:${payment.id}`;
    try {
      await stripe.subscriptions.cancel(subscription.id, {}, { idempotencyKey });
    } catch (error) {
      // A parallel call may have ended it meanwhile.
      if (!(isRefusal(error) && (await hasEnded(stripe, subscription.id)))) throw error;
    }
  });
  await syncCustomer(deps, customer);
}

async function hasEnded(stripe: Stripe, subscriptionId: string): Promise<boolean> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId);
  return status === "canceled";
}
