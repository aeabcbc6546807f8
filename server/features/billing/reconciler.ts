import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { checkouts, stripeReadings } from "#db/schema-billing.ts";
import { AppError } from "#server/platform/errors.ts";
import { fulfilCheckout } from "./checkouts.ts";
import type { BillingDeps } from "./deps.ts";
import { keepEvents, knownEvents, requeueWaitingEvents } from "./events.ts";
import { moment } from "./reading.ts";
import { returnCheckout } from "./returned-checkouts.ts";
import { atStripe } from "./stripe-failure.ts";

/** Events are listed in the order of their making, which is not quite that of their appearing. */
const overlapSeconds = 3600;
const pageSize = 100;
/** 20,000 events; what is older than these pages is not reached, and the log says so. */
const pagesMax = 200;

/** What a round found. */
export interface Reconciled {
  /** Events that no webhook had brought. */
  missed: number;
  requeued: number;
}

/**
 * Makes up for webhooks that never came: lists Stripe's events since the last round (30 days back
 * at most: Stripe keeps no more), stores those unseen, queues what has waited too long, and closes hosted pages that nobody paid.
 */
export async function reconcile(deps: BillingDeps): Promise<Reconciled> {
  const [mark] = await deps.db.select().from(stripeReadings);
  const since = mark && Math.floor(mark.readThrough.getTime() / 1000) - overlapSeconds;
  const { unseen, newest } = await unseenEvents(deps, since);
  // In the order in which they happened, so that most find their work done.
  for (const page of chunks(unseen.reverse(), pageSize)) await keepEvents(deps, page);
  if (newest) await moveMark(deps, newest);
  const requeued = await requeueWaitingEvents(deps);
  await closeCheckouts(deps);
  return { missed: unseen.length, requeued };
}

async function unseenEvents(
  deps: BillingDeps,
  since: number | undefined,
): Promise<{ unseen: Stripe.Event[]; newest: Date | null }> {
  const unseen: Stripe.Event[] = [];
  let newest: Date | null = null;
  let after: string | undefined;
  for (let page = 0; page < pagesMax; page++) {
    const listed = await atStripe(deps, (stripe) =>
      stripe.events.list({
        limit: pageSize,
        ...(since === undefined ? {} : { created: { gte: since } }),
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    const [first] = listed.data;
    if (page === 0 && first) newest = moment(first.created);
    const known = await knownEvents(
      deps,
      listed.data.map(({ id }) => id),
    );
    unseen.push(...listed.data.filter(({ id }) => !known.has(id)));
    after = listed.data.at(-1)?.id;
    if (!listed.has_more || after === undefined) return { unseen, newest };
  }
  deps.log.error("More events at Stripe than one round reads", { pagesMax, pageSize });
  return { unseen, newest: null };
}

/** Only forward: two processes may have listed at once. */
async function moveMark({ db }: BillingDeps, readThrough: Date): Promise<void> {
  await db
    .insert(stripeReadings)
    .values({ id: "events", readThrough })
    .onConflictDoUpdate({
      target: stripeReadings.id,
      set: { readThrough: sql`greatest(${stripeReadings.readThrough}, excluded.read_through)` },
    });
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

const closedAtOnce = 100;

/**
 * Brings to their end what is left of hosted pages whose time is over: their event may be lost for
 * good, their job may have failed too often; Stripe still says what became of them.
 */
async function closeCheckouts(deps: BillingDeps): Promise<void> {
  const unfinished = or(
    inArray(checkouts.status, ["open", "processing"]),
    and(inArray(checkouts.status, ["paid", "refunded"]), isNull(checkouts.fulfilledAt)),
  );
  const over = await deps.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(unfinished, lt(checkouts.expiresAt, deps.now())))
    .orderBy(asc(checkouts.expiresAt))
    .limit(closedAtOnce);
  for (const { id } of over) {
    try {
      const { status } = await fulfilCheckout(deps, id);
      if (status === "refunded")
        await deps.jobs.later(returnCheckout, { checkoutId: id }, { key: id });
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") {
        await deps.db.update(checkouts).set({ status: "expired" }).where(eq(checkouts.id, id));
      } else deps.log.warn("A hosted page could not be closed", { checkout: id, error });
    }
  }
}
