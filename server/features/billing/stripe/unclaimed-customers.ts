import { inArray } from "drizzle-orm";
import type Stripe from "stripe";
import { customers } from "#db/schema-billing.ts";
import { findOrCreatePayerAccount, handOverAccount } from "#server/features/account/account.ts";
import { AppError, notFound } from "#server/platform/errors.ts";
import type { BillingDeps } from "../deps.ts";
import { idOf, type SubscriptionReading, toSubscription } from "./customer-reading.ts";
import { linkCustomer, syncCard } from "./customers.ts";
import { callStripe, isMissing } from "./stripe-failure.ts";
import { syncCustomer } from "./sync.ts";

/** A running plan of ours whose customer is linked to no account. */
export interface UnclaimedCustomer
  extends Pick<SubscriptionReading, "plan" | "status" | "createdAt"> {
  /** `cus_…` */
  stripeId: string;
  /** null: the customer has none, or was deleted. */
  email: string | null;
}

const pageSize = 100;
/** 100,000 running plans. */
const pagesMax = 1_000;

/**
 * Customers who pay at Stripe for a plan that no account here has: their accounts were created after
 * the restored backup. If other databases use the same Stripe account, their customers are included.
 * @param limit how many to return at most
 */
export async function listUnclaimedCustomers(
  deps: BillingDeps,
  limit: number,
): Promise<UnclaimedCustomer[]> {
  const found: UnclaimedCustomer[] = [];
  let after: string | undefined;
  for (let page = 0; page < pagesMax && found.length < limit; page += 1) {
    const listed = await callStripe(deps, (stripe) =>
      stripe.subscriptions.list({
        limit: pageSize,
        expand: ["data.customer"],
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    found.push(...(await filterUnclaimed(deps, listed.data)));
    after = listed.data.at(-1)?.id;
    if (!listed.has_more || after === undefined) break;
  }
  return found.slice(0, limit);
}

async function filterUnclaimed(
  { db }: BillingDeps,
  subscriptions: readonly Stripe.Subscription[],
): Promise<UnclaimedCustomer[]> {
  const ids = subscriptions.flatMap(({ customer }) => idOf(customer) ?? []);
  if (ids.length === 0) return [];
  const linked = await db
    .select({ stripeId: customers.stripeId })
    .from(customers)
    .where(inArray(customers.stripeId, ids));
  const linkedIds = new Set(linked.map(({ stripeId }) => stripeId));
  return subscriptions.flatMap((subscription) => {
    const stripeId = idOf(subscription.customer);
    const reading = toSubscription(subscription);
    if (!reading || !stripeId || linkedIds.has(stripeId)) return [];
    const { plan, status, createdAt } = reading;
    return [{ stripeId, email: emailOf(subscription.customer), plan, status, createdAt }];
  });
}

function emailOf(customer: Stripe.Subscription["customer"]): string | null {
  return typeof customer === "string" || customer.deleted ? null : customer.email;
}

/**
 * Links an unclaimed customer to the account of its address, or to a new one, and syncs its plan. A mail
 * has the link that opens the account. Safe to repeat.
 * @throws AppError `not_found`, or `conflict` when that account pays under another customer
 */
export async function claimCustomer(deps: BillingDeps, stripeId: string): Promise<string> {
  const customer = await readCustomerOf(deps, stripeId);
  const email = customer?.email;
  if (!email) throw notFound(`En Stripe no hay ningún cliente ${stripeId} con correo`);
  await deps.db.transaction(async () => {
    const noReferrer = { affiliateCode: null, affiliateClickId: null };
    const payer = { email, name: customer.name ?? null, ...noReferrer };
    const { userId, isUnconfirmed } = await findOrCreatePayerAccount(deps, payer);
    if (!(await linkCustomer(deps, userId, stripeId))) {
      throw new AppError("conflict", `${email} ya paga con otro cliente de Stripe`);
    }
    if (isUnconfirmed) await handOverAccount(deps, userId);
  });
  await syncCustomer(deps, stripeId);
  await syncCard(deps, stripeId);
  return email;
}

async function readCustomerOf(
  deps: BillingDeps,
  stripeId: string,
): Promise<Stripe.Customer | null> {
  return await callStripe(deps, async (stripe) => {
    try {
      const customer = await stripe.customers.retrieve(stripeId);
      return customer.deleted ? null : customer;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}
