import { and, eq, ne } from "drizzle-orm";
import type Stripe from "stripe";
import { users } from "#db/schema.ts";
import { checkouts } from "#db/schema-billing.ts";
import { AppError } from "#server/platform/errors.ts";
import { fulfilCheckout, readSession } from "./checkouts/checkouts.ts";
import { returnCheckout } from "./checkouts/returned-checkouts.ts";
import type { BillingDeps } from "./deps.ts";
import { type ChangeLease, whileChanging } from "./plans/change-leases.ts";
import { findCustomerId } from "./stripe/customers.ts";
import { idOf } from "./stripe/reading.ts";
import { readLinkedAccount } from "./stripe/stripe-accounts.ts";
import { callStripe, isMissing, isRefusal } from "./stripe/stripe-failure.ts";
import { syncCustomer } from "./stripe/sync.ts";

/** More than anybody has of anything here. */
const readAtOnce = 100;

/**
 * Ends everything that somebody whose account is being erased holds at Stripe, writes what that means for the
 * ledger, and deletes them there: payments and invoices stay, as tax law wants, card and address go.
 * Nothing is given back, but for a page that was paid after they had left. Safe to repeat, and to be
 * killed anywhere; until it returns something may be running.
 * @throws AppError `conflict` while their plan is being changed; as `callStripe`
 */
export async function endAtStripe(
  deps: BillingDeps,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const bought = await closePages(deps, userId, signal);
  const known = await findCustomerId(deps, userId);
  // Where nothing was ever sold nobody needs to wait for Stripe.
  if (!known && bought.length === 0 && !(await readLinkedAccount(deps))) return;
  const marked = await markedCustomers(deps, userId);
  await whileChanging(deps, userId, async (lease) => {
    for (const customer of new Set([...(known ? [known] : []), ...bought, ...marked])) {
      await endCustomer(deps, customer, lease);
    }
  });
}

/** Nobody pays on the person's pages any more; what was paid on one is given back. Returns whose pages they were. */
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
      await unlessRefused(deps, (stripe) => stripe.checkout.sessions.expire(id));
    if (fulfilledAt === null) {
      const now = await unlessUnknown(fulfilCheckout(deps, id));
      if (now?.status === "processing") throw new Error(`${id} is being paid`);
      await returnCheckout.work(deps, { checkoutId: id }, signal);
    }
    const customer = idOf((await readSession(deps, id))?.customer);
    if (customer) customers.push(customer);
  }
  return customers;
}

/** Customers that were made for the person: another has taken their place since, or a kill came before their row. */
async function markedCustomers(deps: BillingDeps, userId: string): Promise<string[]> {
  const [person] = await deps.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return [];
  const { data } = await callStripe(deps, (stripe) =>
    stripe.customers.list({ email: person.email, limit: readAtOnce }),
  );
  // Others of that address may be somebody else's business.
  return data.filter(({ metadata }) => metadata.userId === userId).map(({ id }) => id);
}

const runs = ({ status }: Stripe.Subscription) =>
  status !== "canceled" && status !== "incomplete_expired";

async function endCustomer(deps: BillingDeps, customer: string, lease: ChangeLease): Promise<void> {
  if (await isGone(deps, customer)) return;
  const { pages, subscriptions } = await callStripe(deps, async (stripe) => ({
    pages: await stripe.checkout.sessions.list({ customer, status: "open", limit: readAtOnce }),
    subscriptions: await stripe.subscriptions.list({ customer, limit: readAtOnce }),
  }));
  for (const { id } of pages.data) {
    await unlessRefused(deps, (stripe) => stripe.checkout.sessions.expire(id));
  }
  for (const { id } of subscriptions.data.filter(runs)) {
    await lease.extend();
    // Refused: it ended by itself just now.
    await unlessRefused(deps, (stripe) => stripe.subscriptions.cancel(id));
  }
  const { data: owed } = await callStripe(deps, (stripe) =>
    stripe.invoices.list({ customer, status: "open", limit: readAtOnce }),
  );
  for (const { id } of owed) {
    // Refused: it was paid just now.
    const idempotencyKey = `void:${id}`;
    await unlessRefused(deps, (stripe) => stripe.invoices.voidInvoice(id!, {}, { idempotencyKey }));
  }
  await syncCustomer(deps, customer);
  await assertNothingRuns(deps, customer);
  await lease.extend();
  await callStripe(deps, (stripe) => stripe.customers.del(customer));
}

async function isGone(deps: BillingDeps, customer: string): Promise<boolean> {
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
  if (data.some(runs)) throw new Error(`${customer} still has a subscription`);
}

async function unlessRefused(
  deps: BillingDeps,
  call: (stripe: Stripe) => Promise<unknown>,
): Promise<void> {
  try {
    await callStripe(deps, call);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** Stripe knows nothing of the page: nobody has paid there. */
async function unlessUnknown<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
