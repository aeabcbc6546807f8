import { eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import {
  billingNotices,
  checkouts,
  customers,
  invoices,
  pastTrials,
  payments,
  stripeAccounts,
  stripeEvents,
  stripeReadings,
  subscriptions,
  trials,
} from "#db/schema-billing.ts";
import { emptyBucket } from "#server/features/credits/credits.ts";
import { planOf } from "#shared/plans.ts";
import type { BillingDeps } from "../deps.ts";

/**
 * Deletes everything that belongs to the Stripe account of this database, so that another account can
 * be linked: people go back to the free plan, used trials stay used, and ledger rows stay, marked
 * with the account. Nothing changes at Stripe: running subscriptions are still charged there.
 * @returns how many people lost a plan or an add-on
 */
export async function forgetStripeAccount(
  deps: Pick<BillingDeps, "db" | "now">,
  accountId: string,
): Promise<number> {
  const { db } = deps;
  return db.transaction(async () => {
    await db.delete(stripeAccounts).where(eq(stripeAccounts.accountId, accountId));
    const holders = await db
      .select({ id: users.id })
      .from(users)
      .where(or(ne(users.plan, "free"), sql`cardinality(${users.addons}) > 0`));
    for (const { id } of holders) {
      await emptyBucket(deps, id, { bucket: "main", granted: planOf("free").credits ?? 0 });
    }
    await db
      .update(users)
      .set({ plan: "free", addons: [], trialEndsAt: null })
      .where(
        or(
          ne(users.plan, "free"),
          sql`cardinality(${users.addons}) > 0`,
          isNotNull(users.trialEndsAt),
        ),
      );
    await db.update(payments).set({ accountId }).where(isNull(payments.accountId));
    await db.delete(trials).where(eq(trials.status, "reserved"));
    await db
      .update(trials)
      .set({ setupIntentId: null, cardFingerprint: null, subscriptionId: null });
    await db.update(pastTrials).set({ cardFingerprint: null });
    for (const table of [
      customers,
      subscriptions,
      checkouts,
      invoices,
      billingNotices,
      stripeEvents,
      stripeReadings,
    ]) {
      await db.delete(table);
    }
    return holders.length;
  });
}
