import { and, eq, inArray } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { customers, invoices, subscriptions } from "#db/schema-billing.ts";
import { emptyBucket, fillBucket } from "#server/features/credits/credits.ts";
import { planOf } from "#shared/plans.ts";
import { paysWithCardOf } from "../cards/shared-cards.ts";
import type { BillingDeps } from "../deps.ts";
import { recordPayments } from "../money/ledger.ts";
import { noticesOf, queueNotices } from "../notices.ts";
import { endDuplicateSubscription } from "../plans/duplicates.ts";
import { type Entitlements, entitlementsOf, hadMainPlan } from "../plans/entitlements.ts";
import { paidPeriods } from "../plans/paid-periods.ts";
import {
  type CustomerReading,
  type InvoiceReading,
  readCustomer,
  type SubscriptionReading,
} from "./customer-reading.ts";
import { relinkCustomer } from "./customers.ts";

/** Retries when a parallel call has written in between; each failed try means that one of them succeeded. */
const maxTries = 20;

/**
 * Reads a customer from Stripe and writes everything that depends on it: subscriptions, plan, add-ons,
 * trial, credits, invoices, payments, mails. Optimistic locking makes sure that an older reading never
 * overwrites a newer one, so calls may be repeated and run in parallel.
 * @param stripeId `cus_…`; an unknown customer is ignored
 * @param options.invoiceId one more invoice to read, of any age
 */
export async function syncCustomer(
  deps: BillingDeps,
  stripeId: string,
  options: { invoiceId?: string } = {},
): Promise<void> {
  let seen: number | undefined;
  for (let tried = 0; tried < maxTries; tried++) {
    const [customer] = await deps.db
      .select({ userId: customers.userId, version: customers.version })
      .from(customers)
      .where(eq(customers.stripeId, stripeId));
    if (!customer) {
      if (await relinkCustomer(deps, stripeId)) continue;
      return;
    }
    seen ??= customer.version;
    // Two writes since this call began: the second was read after the first one, so it is new enough.
    if (customer.version >= seen + 2 && !options.invoiceId) return;
    const reading = await readCustomer(deps, stripeId, options.invoiceId);
    const referrer = await deps.commissions.referrerOf(customer.userId);
    const paysWithCardOfReferrer =
      referrer !== null && (await paysWithCardOf(deps, reading.invoices, referrer));
    const written = await deps.db.transaction(async () => {
      const [locked] = await deps.db
        .update(customers)
        .set({ version: customer.version + 1 })
        .where(and(eq(customers.stripeId, stripeId), eq(customers.version, customer.version)))
        .returning({ userId: customers.userId });
      if (!locked) return false;
      const person = { userId: locked.userId, stripeId, paysWithCardOfReferrer };
      await writeReading(deps, person, reading);
      return true;
    });
    if (written) return;
  }
  throw new Error(`${stripeId} changed during each of ${maxTries} readings`);
}

async function writeReading(
  deps: BillingDeps,
  {
    userId,
    stripeId,
    paysWithCardOfReferrer,
  }: { userId: string; stripeId: string; paysWithCardOfReferrer: boolean },
  reading: CustomerReading,
): Promise<void> {
  const now = deps.now();
  const entitlements = entitlementsOf(reading.subscriptions, now);
  await storeSubscriptions(deps, userId, reading.subscriptions);
  await storeInvoices(deps, userId, reading.invoices);
  const paid = await recordPayments(
    deps,
    reading.invoices.flatMap((invoice) => ledgerRows(userId, invoice)),
  );
  // Oldest first, because commissions count the months from the first payment.
  const oldestFirst = paid.sort((a, b) => +a.occurredAt - +b.occurredAt);
  for (const invoiceId of new Set(oldestFirst.map((row) => row.invoiceId!))) {
    await deps.commissions.updateCommission({
      invoiceId,
      lostDisputes: [],
      paysWithCardOfReferrer,
    });
  }
  if (reading.subscriptions.length > 0) await storeEntitlements(deps, userId, entitlements);
  await fillBuckets(deps, userId, entitlements, reading);
  for (const { id } of entitlements.duplicates) {
    const data = { customer: stripeId, subscriptionId: id };
    await deps.jobs.later(endDuplicateSubscription, data, { key: id });
  }
  await queueNotices(deps, userId, noticesOf(entitlements, reading, now));
}

async function storeEntitlements(
  { db }: BillingDeps,
  userId: string,
  entitlements: Entitlements,
): Promise<void> {
  const { plan, addons, trialEndsAt } = entitlements;
  await db.update(users).set({ plan, addons, trialEndsAt }).where(eq(users.id, userId));
}

async function fillBuckets(
  deps: BillingDeps,
  userId: string,
  entitlements: Entitlements,
  reading: CustomerReading,
): Promise<void> {
  for (const period of paidPeriods(entitlements, reading.invoices)) {
    await fillBucket(deps, userId, period);
  }
  // Other buckets need no reset: they can only be used with the plan or add-on that has ended.
  if (entitlements.main === null && hadMainPlan(reading.subscriptions)) {
    await emptyBucket(deps, userId, { bucket: "main", granted: planOf("free").credits ?? 0 });
  }
}

function ledgerRows(userId: string, invoice: InvoiceReading) {
  return invoice.payments.map(({ id, amountCents, paidAt }) => ({
    id,
    kind: "payment" as const,
    userId,
    purpose: `plan:${invoice.plan ?? "unknown"}`,
    paymentId: id,
    invoiceId: invoice.id,
    subscriptionId: invoice.subscriptionId,
    amountCents,
    currency: invoice.currency,
    occurredAt: paidAt,
  }));
}

async function storeSubscriptions(
  { db, now }: BillingDeps,
  userId: string,
  readings: readonly SubscriptionReading[],
): Promise<void> {
  if (readings.length === 0) return;
  const stored = await db
    .select()
    .from(subscriptions)
    .where(
      inArray(
        subscriptions.id,
        readings.map(({ id }) => id),
      ),
    );
  for (const { kept, canceledAt, ...reading } of readings) {
    const row = {
      ...reading,
      userId,
      keptPlan: kept?.plan ?? null,
      keptUntil: kept?.until ?? null,
    };
    if (stored.some((one) => isUnchanged(one, row))) continue;
    const read = { ...row, readAt: now() };
    await db
      .insert(subscriptions)
      .values(read)
      .onConflictDoUpdate({ target: subscriptions.id, set: read });
  }
}

async function storeInvoices(
  { db, now }: BillingDeps,
  userId: string,
  readings: readonly InvoiceReading[],
): Promise<void> {
  if (readings.length === 0) return;
  const stored = await db
    .select()
    .from(invoices)
    .where(
      inArray(
        invoices.id,
        readings.map(({ id }) => id),
      ),
    );
  // The rest of a reading has the table's columns.
  for (const { payments, renews, attempts, prorations, ...reading } of readings) {
    const row = { ...reading, userId };
    if (stored.some((one) => isUnchanged(one, row))) continue;
    const read = { ...row, readAt: now() };
    await db.insert(invoices).values(read).onConflictDoUpdate({ target: invoices.id, set: read });
  }
}

/** Whether a stored row already has all values that were read. */
function isUnchanged(stored: Record<string, unknown>, read: Record<string, unknown>): boolean {
  return Object.entries(read).every(([name, value]) => {
    const before = stored[name];
    if (value instanceof Date) return before instanceof Date && +before === +value;
    return before === value;
  });
}
