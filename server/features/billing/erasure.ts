import { and, eq, ne } from "drizzle-orm";
import type Stripe from "stripe";
import { users } from "#db/schema.ts";
import { checkouts } from "#db/schema-billing.ts";
import { AppError } from "#server/platform/errors.ts";
import { fulfilCheckout, readSession } from "./checkouts/checkouts.ts";
import { refundCheckout } from "./checkouts/refunded-checkouts.ts";
import type { BillingDeps } from "./deps.ts";
import { type ChangeLease, withChangeLease } from "./plans/change-leases.ts";
import { idOf } from "./stripe/customer-reading.ts";
import { findCustomerId } from "./stripe/customers.ts";
import { readLinkedAccount } from "./stripe/stripe-accounts.ts";
import { callStripe, isMissing, isRefusal } from "./stripe/stripe-failure.ts";
import { syncCustomer } from "./stripe/sync.ts";

/** More rows than one person has. */
const readAtOnce = 100;

/**
 * Ends all subscriptions at Stripe of a person whose account is being erased, updates the ledger, and
 * deletes the customer there: payments and invoices stay, as tax law requires; card and address are
 * deleted. Only checkouts that were paid after the erasure began are refunded. Safe to repeat and to
 * interrupt; until it returns, a subscription may still be running.
 * @throws AppError `conflict` while their plan is being changed; as `callStripe`
 */
export async function eraseAtStripe(
  deps: BillingDeps,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const pageCustomers = await closePages(deps, userId, signal);
  const linkedCustomer = await findCustomerId(deps, userId);
  // Nothing was ever sold here: the erasure does not depend on Stripe.
  if (!linkedCustomer && pageCustomers.length === 0 && !(await readLinkedAccount(deps))) return;
  const marked = await markedCustomers(deps, userId);
  await withChangeLease(deps, userId, async (lease) => {
    for (const customer of new Set([
      ...(linkedCustomer ? [linkedCustomer] : []),
      ...pageCustomers,
      ...marked,
    ])) {
      await endCustomer(deps, customer, lease);
    }
  });
}

/** Closes the person's payment pages and refunds what was paid on them. Answers the pages' customers. */
async function closePages(
  deps: BillingDeps,
  userId: string,
  signal: AbortSignal,
): Promise<string[]> {
  const own = await deps.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), ne(checkouts.status, "expired")))
    .limit(readAtOnce);
  const customers: string[] = [];
  for (const { id, status, fulfilledAt } of own) {
    if (status === "open")
      await ignoreRefusal(deps, (stripe) => stripe.checkout.sessions.expire(id));
    if (fulfilledAt === null) {
      const now = await nullIfUnknown(fulfilCheckout(deps, id));
      if (now?.status === "processing") throw new Error(`${id} is being paid`);
      await refundCheckout.work(deps, { checkoutId: id }, signal);
    }
    const customer = idOf((await readSession(deps, id))?.customer);
    if (customer) customers.push(customer);
  }
  return customers;
}

/** Customers that were created for the person without a row here: replaced since, or interrupted before it was written. */
async function markedCustomers(deps: BillingDeps, userId: string): Promise<string[]> {
  const [person] = await deps.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return [];
  const { data } = await callStripe(deps, (stripe) =>
    stripe.customers.list({ email: person.email, limit: readAtOnce }),
  );
  // Others with that address may belong to other products.
  return data.filter(({ metadata }) => metadata.userId === userId).map(({ id }) => id);
}

const isRunning = ({ status }: Stripe.Subscription) =>
  status !== "canceled" && status !== "incomplete_expired";

async function endCustomer(deps: BillingDeps, customer: string, lease: ChangeLease): Promise<void> {
  if (await isDeleted(deps, customer)) return;
  const { pages, subscriptions } = await callStripe(deps, async (stripe) => ({
    pages: await stripe.checkout.sessions.list({ customer, status: "open", limit: readAtOnce }),
    subscriptions: await stripe.subscriptions.list({ customer, limit: readAtOnce }),
  }));
  for (const { id } of pages.data) {
    await ignoreRefusal(deps, (stripe) => stripe.checkout.sessions.expire(id));
  }
  for (const { id } of subscriptions.data.filter(isRunning)) {
    await lease.extend();
    // Refused when it has just ended by itself.
    await ignoreRefusal(deps, (stripe) => stripe.subscriptions.cancel(id));
  }
  const { data: owed } = await callStripe(deps, (stripe) =>
    stripe.invoices.list({ customer, status: "open", limit: readAtOnce }),
  );
  for (const { id } of owed) {
    // Refused when it was just paid.
    const idempotencyKey = `void:${id}`;
    await ignoreRefusal(deps, (stripe) => stripe.invoices.voidInvoice(id!, {}, { idempotencyKey }));
  }
  await syncCustomer(deps, customer);
  await assertNothingRuns(deps, customer);
  await lease.extend();
  await callStripe(deps, (stripe) => stripe.customers.del(customer));
}

async function isDeleted(deps: BillingDeps, customer: string): Promise<boolean> {
  return callStripe(deps, async (stripe) => {
    try {
      return (await stripe.customers.retrieve(customer)).deleted === true;
    } catch (error) {
      if (isMissing(error)) return true;
      throw error;
    }
  });
}

async function assertNothingRuns(deps: BillingDeps, customer: string): Promise<void> {
  const { data } = await callStripe(deps, (stripe) =>
    stripe.subscriptions.list({ customer, limit: readAtOnce }),
  );
  if (data.some(isRunning)) throw new Error(`${customer} still has a subscription`);
}

async function ignoreRefusal(
  deps: BillingDeps,
  call: (stripe: Stripe) => Promise<unknown>,
): Promise<void> {
  try {
    await callStripe(deps, call);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** null when Stripe does not know the page: then nobody has paid on it. */
async function nullIfUnknown<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
