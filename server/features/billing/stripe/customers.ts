import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { users } from "#db/schema.ts";
import { checkouts, customers, trials } from "#db/schema-billing.ts";
import { notFound } from "#server/platform/errors.ts";
import type { BillingDeps } from "../deps.ts";
import { liveSubscriptions } from "../plans/subscriptions.ts";
import { idOf } from "./reading.ts";
import { callStripe } from "./stripe-failure.ts";

type Deps = Pick<BillingDeps, "db" | "now" | "log" | "stripe">;

/** The person's id at Stripe (`cus_…`), or null when they never had one. */
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

/** The person's id at Stripe; the customer is created at the first call. */
export async function ensureCustomerId(deps: Deps, userId: string): Promise<string> {
  const known = await findCustomerId(deps, userId);
  if (known) return known;
  const [user] = await deps.db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.leavingAt)));
  if (!user) throw notFound("Esta cuenta ya no existe");
  const created = await createAtStripe(deps, user, { userId, key: `customer:${userId}` });
  if (!(await keepCustomer(deps, userId, created.id))) {
    // Whoever erases the account has looked for customers already.
    await callStripe(deps, (stripe) => stripe.customers.del(created.id));
    throw notFound("Esta cuenta ya no existe");
  }
  // Another request may have linked another one in between.
  return (await findCustomerId(deps, userId)) ?? created.id;
}

/** @returns false when the account has been erased since, or is being erased */
async function keepCustomer({ db, now }: Deps, userId: string, stripeId: string): Promise<boolean> {
  return db.transaction(async () => {
    if (!(await lockActiveUser({ db }, userId))) return false;
    await db.insert(customers).values({ userId, stripeId, createdAt: now() }).onConflictDoNothing();
    return true;
  });
}

/**
 * Locks the row of a person until the end of the transaction, so that the account is not marked for
 * erasure before what the transaction writes can be found.
 * @returns false when there is none, or it is being erased
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
 * Another customer at Stripe for the person whose own was deleted there: nothing could be sold to it.
 * Whose account is being erased needs none.
 */
export async function replaceDeletedCustomer(deps: Deps, deletedId: string): Promise<void> {
  const [row] = await deps.db
    .select({ userId: users.id, email: users.email, name: users.name })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(and(eq(customers.stripeId, deletedId), isNull(users.leavingAt)));
  if (!row) return;
  const { userId, ...user } = row;
  // Under the key of the first one Stripe would answer with the deleted one.
  const key = `customer:${userId}:after:${deletedId}`;
  const created = await createAtStripe(deps, user, { userId, key });
  await deps.db
    .update(customers)
    .set({ stripeId: created.id, card: null, version: sql`${customers.version} + 1` })
    .where(eq(customers.stripeId, deletedId));
}

/**
 * Makes a customer of Stripe, who has paid, the person's own. Call it in a transaction.
 * @returns false when the person holds something under another customer: that one stays
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
  // Locked: of two payments at once the second sees what the first one linked.
  const [known] = await deps.db.select().from(customers).where(own).for("update");
  if (known?.stripeId === stripeId) return true;
  if (await holdsSomething(deps, userId)) return false;
  await deps.db
    .update(customers)
    .set({ ...linked, version: sql`${customers.version} + 1` })
    .where(own);
  return true;
}

/**
 * Links a customer that is nobody's here to the person whose id it has carried since it was made:
 * after a backup was restored, rows of what was bought meanwhile are missing.
 * @returns false when that person is not there, or has another customer
 */
export async function relinkCustomer(deps: Deps, stripeId: string): Promise<boolean> {
  const customer = await callStripe(deps, (stripe) => stripe.customers.retrieve(stripeId));
  const { userId } = customer.deleted ? {} : customer.metadata;
  // Text: an account may hold customers of other programs, with ids of any form.
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

/** Whether the person has a running plan or add-on, one that is beginning, or paid for one unread. */
async function holdsSomething(deps: Deps, userId: string): Promise<boolean> {
  const { main, addons } = await liveSubscriptions(deps, userId);
  if (main || addons.length > 0) return true;
  const [beginning] = await deps.db
    .select({ userId: trials.userId })
    .from(trials)
    .where(
      and(
        eq(trials.userId, userId),
        eq(trials.status, "reserved"),
        isNotNull(trials.cardFingerprint),
      ),
    );
  if (beginning) return true;
  const [unread] = await deps.db
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
  return unread !== undefined;
}

/** Whose card it is that will be charged, for the person to recognise it. Read again and kept. */
export async function syncCard(deps: Deps, stripeCustomerId: string): Promise<void> {
  const card = await callStripe(deps, async (stripe) => {
    // Not expanded with its customer: of a deleted one there is nothing to expand, which is refused.
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
