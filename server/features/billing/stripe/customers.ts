import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { users } from "#db/schema.ts";
import { checkouts, customers, trials } from "#db/schema-billing.ts";
import { notFound } from "#server/platform/errors.ts";
import type { BillingDeps } from "../deps.ts";
import { liveSubscriptions } from "../plans/subscriptions.ts";
import { idOf } from "./customer-reading.ts";
import { callStripe } from "./stripe-failure.ts";

type Deps = Pick<BillingDeps, "db" | "now" | "log" | "stripe">;

/** The person's customer id at Stripe (`cus_…`); null: none yet. */
export async function findCustomerId(
  { db }: Pick<Deps, "db">,
  userId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ stripeId: customers.stripeId })
    .from(customers)
    .where(eq(customers.userId, userId));
  return row?.stripeId ?? null;
}

/** The person's customer id at Stripe; the first call creates the customer. */
export async function ensureCustomerId(deps: Deps, userId: string): Promise<string> {
  const known = await findCustomerId(deps, userId);
  if (known) return known;
  const [user] = await deps.db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.leavingAt)));
  if (!user) throw notFound("Esta cuenta ya no existe");
  const created = await createAtStripe(deps, user, { userId, key: `customer:${userId}` });
  if (!(await storeCustomer(deps, userId, created.id))) {
    // The account is being erased, which has already looked for customers to delete.
    await callStripe(deps, (stripe) => stripe.customers.del(created.id));
    throw notFound("Esta cuenta ya no existe");
  }
  // A parallel request may have linked another customer.
  return (await findCustomerId(deps, userId)) ?? created.id;
}

/** @returns false when the account was erased meanwhile or is being erased */
async function storeCustomer(
  { db, now }: Deps,
  userId: string,
  stripeId: string,
): Promise<boolean> {
  return db.transaction(async () => {
    if (!(await lockActiveUser({ db }, userId))) return false;
    await db.insert(customers).values({ userId, stripeId, createdAt: now() }).onConflictDoNothing();
    return true;
  });
}

/**
 * Locks a person's row until the transaction ends, so that a parallel erasure waits and then finds
 * what the transaction wrote.
 * @returns false when the account does not exist or is being erased
 */
export async function lockActiveUser({ db }: Pick<Deps, "db">, userId: string): Promise<boolean> {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.leavingAt)))
    .for("share");
  return person !== undefined;
}

function createAtStripe(
  deps: Deps,
  user: { email: string; name: string },
  { userId, key }: { userId: string; key: string },
): Promise<Stripe.Customer> {
  return callStripe(deps, (stripe) =>
    stripe.customers.create(
      { ...user, preferred_locales: ["es"], metadata: { userId } },
      { idempotencyKey: key },
    ),
  );
}

/**
 * Creates a new customer for a person whose customer was deleted at Stripe, unless the account is
 * being erased.
 */
export async function replaceDeletedCustomer(deps: Deps, deletedId: string): Promise<void> {
  const [row] = await deps.db
    .select({ userId: users.id, email: users.email, name: users.name })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(and(eq(customers.stripeId, deletedId), isNull(users.leavingAt)));
  if (!row) return;
  const { userId, ...user } = row;
  // With the first customer's key Stripe would answer with the deleted customer.
  const key = `customer:${userId}:after:${deletedId}`;
  const created = await createAtStripe(deps, user, { userId, key });
  await deps.db
    .update(customers)
    .set({ stripeId: created.id, card: null, version: sql`${customers.version} + 1` })
    .where(eq(customers.stripeId, deletedId));
}

/**
 * Links a paying Stripe customer to a person. Call it in a transaction.
 * @returns false when the person has a plan or payment under another customer, which stays linked
 */
export async function linkCustomer(deps: Deps, userId: string, stripeId: string): Promise<boolean> {
  const linked = { stripeId, card: null };
  const [made] = await deps.db
    .insert(customers)
    .values({ ...linked, userId, createdAt: deps.now() })
    .onConflictDoNothing({ target: customers.userId })
    .returning({ userId: customers.userId });
  if (made) return true;
  const own = eq(customers.userId, userId);
  // Locked, so that the second of two parallel payments sees what the first one linked.
  const [known] = await deps.db.select().from(customers).where(own).for("update");
  if (known?.stripeId === stripeId) return true;
  if (await hasPlanOrPayment(deps, userId)) return false;
  await deps.db
    .update(customers)
    .set({ ...linked, version: sql`${customers.version} + 1` })
    .where(own);
  return true;
}

/**
 * Links an unknown customer to the person whose id is in its metadata: its row may be missing after a
 * backup was restored.
 * @returns false when that person does not exist or has another customer
 */
export async function relinkCustomer(deps: Deps, stripeId: string): Promise<boolean> {
  const customer = await callStripe(deps, (stripe) => stripe.customers.retrieve(stripeId));
  const { userId } = customer.deleted ? {} : customer.metadata;
  // Compared as text: customers of other products may carry ids of any form.
  const [user] = userId
    ? await deps.db
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`${users.id}::text`, userId))
    : [];
  if (!user) return false;
  const [linked] = await deps.db
    .insert(customers)
    .values({ userId: user.id, stripeId, createdAt: deps.now() })
    .onConflictDoNothing()
    .returning({ userId: customers.userId });
  if (!linked) return false;
  await syncCard(deps, stripeId);
  return true;
}

/** Whether the person has a running plan or add-on, a starting trial, or an unfulfilled payment. */
async function hasPlanOrPayment(deps: Deps, userId: string): Promise<boolean> {
  const { main, addons } = await liveSubscriptions(deps, userId);
  if (main || addons.length > 0) return true;
  const [startingTrial] = await deps.db
    .select({ userId: trials.userId })
    .from(trials)
    .where(
      and(
        eq(trials.userId, userId),
        eq(trials.status, "reserved"),
        isNotNull(trials.cardFingerprint),
      ),
    );
  if (startingTrial) return true;
  const [unfulfilled] = await deps.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.status, "paid"),
        isNull(checkouts.fulfilledAt),
      ),
    )
    .limit(1);
  return unfulfilled !== undefined;
}

/** Reads the default card from Stripe and stores what the person is shown of it. */
export async function syncCard(deps: Deps, stripeCustomerId: string): Promise<void> {
  const card = await callStripe(deps, async (stripe) => {
    // In two calls, because Stripe refuses to expand fields of a deleted customer.
    const customer = await stripe.customers.retrieve(stripeCustomerId);
    if (customer.deleted) return null;
    const methodId = idOf(customer.invoice_settings.default_payment_method);
    return methodId ? cardOf(await stripe.paymentMethods.retrieve(methodId)) : null;
  });
  await deps.db.update(customers).set({ card }).where(eq(customers.stripeId, stripeCustomerId));
}

function cardOf({ card }: Stripe.PaymentMethod): (typeof customers.$inferSelect)["card"] {
  if (!card) return null;
  const { brand, last4, exp_month: month, exp_year: year } = card;
  return { brand, last4, month, year };
}
