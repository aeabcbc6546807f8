import { and, eq, inArray } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { customers, invoices, subscriptions } from "#db/schema-billing.ts";
import { endCredits, renewCredits } from "#server/features/credits/credits.ts";
import { planOf } from "#shared/plans.ts";
import { paysWithCardOf } from "../cards/shared-cards.ts";
import type { BillingDeps } from "../deps.ts";
import { recordPayments } from "../money/ledger.ts";
import { noticesOf, notify } from "../notices.ts";
import { endDuplicate } from "../plans/duplicates.ts";
import { type Entitlements, entitlementsOf, hadMainPlan } from "../plans/entitlements.ts";
import { paidPeriods } from "../plans/paid-periods.ts";
import { relinkCustomer } from "./customers.ts";
import {
  type CustomerReading,
  type InvoiceReading,
  readCustomer,
  type SubscriptionReading,
} from "./reading.ts";

/** Others who write at the same time make a reading too old; each of them has written something. */
const tries = 20;

/**
 * Reads everything about a customer from Stripe and writes it here: subscriptions, plan, add-ons,
 * trial, credits, invoices, payments, mails. What is written was read after whatever was written
 * last, so it does not matter who calls this when, how often or how many at once.
 * @param stripeId `cus_…`; one that is nobody's is left alone
 * @param options.invoiceId an invoice that may be older than those that are read anyway
 */
export async function syncCustomer(
  deps: BillingDeps,
  stripeId: string,
  options: { invoiceId?: string } = {},
): Promise<void> {
  let seen: number | undefined;
  for (let tried = 0; tried < tries; tried++) {
    const [customer] = await deps.db
      .select({ userId: customers.userId, version: customers.version })
      .from(customers)
      .where(eq(customers.stripeId, stripeId));
    if (!customer) {
      if (await relinkCustomer(deps, stripeId)) continue;
      return;
    }
    seen ??= customer.version;
    // The second write since then was read after the first, so after this call began: it says all.
    if (customer.version >= seen + 2 && !options.invoiceId) return;
    const reading = await readCustomer(deps, stripeId, options.invoiceId);
    const referrer = await deps.commissions.referrerOf(customer.userId);
    const paysWithCardOfReferrer =
      referrer !== null && (await paysWithCardOf(deps, reading.invoices, referrer));
    const written = await deps.db.transaction(async () => {
      const [ours] = await deps.db
        .update(customers)
        .set({ version: customer.version + 1 })
        .where(and(eq(customers.stripeId, stripeId), eq(customers.version, customer.version)))
        .returning({ userId: customers.userId });
      if (!ours) return false;
      const person = { userId: ours.userId, stripeId, paysWithCardOfReferrer };
      await project(deps, person, reading);
      return true;
    });
    if (written) return;
  }
  throw new Error(`${stripeId} changed under every one of ${tries} readings`);
}

async function project(
  deps: BillingDeps,
  {
    userId,
    stripeId,
    paysWithCardOfReferrer,
  }: { userId: string; stripeId: string; paysWithCardOfReferrer: boolean },
  reading: CustomerReading,
): Promise<void> {
  const now = deps.now();
  const entitled = entitlementsOf(reading.subscriptions, now);
  await keepSubscriptions(deps, userId, reading.subscriptions);
  await keepInvoices(deps, userId, reading.invoices);
  const paid = await recordPayments(
    deps,
    reading.invoices.flatMap((invoice) => ledgerRows(userId, invoice)),
  );
  // The oldest first: from a customer's first on months are counted.
  const oldestFirst = paid.sort((a, b) => +a.occurredAt - +b.occurredAt);
  for (const invoiceId of new Set(oldestFirst.map((row) => row.invoiceId!))) {
    await deps.commissions.updateCommission({
      invoiceId,
      lostDisputes: [],
      paysWithCardOfReferrer,
    });
  }
  if (reading.subscriptions.length > 0) await entitle(deps, userId, entitled);
  await fillBuckets(deps, userId, entitled, reading);
  for (const { id } of entitled.duplicates) {
    const data = { customer: stripeId, subscriptionId: id };
    await deps.jobs.later(endDuplicate, data, { key: id });
  }
  await notify(deps, userId, noticesOf(entitled, reading, now));
}

async function entitle({ db }: BillingDeps, userId: string, entitled: Entitlements): Promise<void> {
  const { plan, addons, trialEndsAt } = entitled;
  await db.update(users).set({ plan, addons, trialEndsAt }).where(eq(users.id, userId));
}

async function fillBuckets(
  deps: BillingDeps,
  userId: string,
  entitled: Entitlements,
  reading: CustomerReading,
): Promise<void> {
  for (const period of paidPeriods(entitled, reading.invoices)) {
    await renewCredits(deps, userId, period);
  }
  // Other buckets are only reached through the plan or add-on that is gone with them.
  if (entitled.main === null && hadMainPlan(reading.subscriptions)) {
    await endCredits(deps, userId, { bucket: "main", granted: planOf("free").credits ?? 0 });
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

async function keepSubscriptions(
  { db, now }: BillingDeps,
  userId: string,
  readings: readonly SubscriptionReading[],
): Promise<void> {
  if (readings.length === 0) return;
  const kept = await db
    .select()
    .from(subscriptions)
    .where(
      inArray(
        subscriptions.id,
        readings.map(({ id }) => id),
      ),
    );
  for (const { kept: keeps, canceledAt, ...reading } of readings) {
    const row = {
      ...reading,
      userId,
      keptPlan: keeps?.plan ?? null,
      keptUntil: keeps?.until ?? null,
    };
    if (kept.some((one) => says(one, row))) continue;
    const read = { ...row, readAt: now() };
    await db
      .insert(subscriptions)
      .values(read)
      .onConflictDoUpdate({ target: subscriptions.id, set: read });
  }
}

async function keepInvoices(
  { db, now }: BillingDeps,
  userId: string,
  readings: readonly InvoiceReading[],
): Promise<void> {
  if (readings.length === 0) return;
  const kept = await db
    .select()
    .from(invoices)
    .where(
      inArray(
        invoices.id,
        readings.map(({ id }) => id),
      ),
    );
  // The columns are what is left of a reading.
  for (const { payments, renews, attempts, prorations, ...reading } of readings) {
    const row = { ...reading, userId };
    if (kept.some((one) => says(one, row))) continue;
    const read = { ...row, readAt: now() };
    await db.insert(invoices).values(read).onConflictDoUpdate({ target: invoices.id, set: read });
  }
}

/** Whether a kept row says all that was read already. */
function says(kept: Record<string, unknown>, read: Record<string, unknown>): boolean {
  return Object.entries(read).every(([name, value]) => {
    const before = kept[name];
    if (value instanceof Date) return before instanceof Date && +before === +value;
    return before === value;
  });
}
