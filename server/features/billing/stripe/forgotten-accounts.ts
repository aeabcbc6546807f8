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
import { endCredits } from "#server/features/credits/credits.ts";
import { planOf } from "#shared/plans.ts";
import type { BillingDeps } from "../deps.ts";

/**
 * Forgets everything that is bound to the account of Stripe which this database is tied to, so that
 * another can take its place: people go back to the free plan; who had a trial had it; the ledger
 * stays, marked with the account. At Stripe nothing changes: what runs there goes on being charged.
 * @returns how many people lost a plan or an add-on
 */
export async function forgetAccount(
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
      await endCredits(deps, id, { bucket: "main", granted: planOf("free").credits ?? 0 });
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
