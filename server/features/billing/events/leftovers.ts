import { and, asc, eq, inArray, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { checkouts, stripeEvents, trials } from "#db/schema-billing.ts";
import type { BillingDeps } from "../deps.ts";
import { monthOf } from "../trials/trial-places.ts";

type Deps = Pick<BillingDeps, "db" | "now">;

const dayMs = 86_400_000;
/** Twice as long as Stripe keeps events and can send them again. */
const eventsKeptMs = 60 * dayMs;
const pagesKeptMs = 30 * dayMs;
const placesKeptMs = 30 * dayMs;

const batchRows = 1_000;
/** Of each kind; the next day goes on. */
const batchesMax = 200;

/** Rows that were removed. */
export interface Swept {
  events: number;
  checkouts: number;
  places: number;
}

/**
 * Removes what nobody will ask for again: events that were worked long ago, strangers' payment
 * pages that ran out, places of earlier months for which no card was brought.
 * @param signal ends it after the running batch
 */
export async function sweepLeftovers(deps: Deps, signal?: AbortSignal): Promise<Swept> {
  const { db } = deps;
  const now = deps.now();
  const before = (keptMs: number) => new Date(now.getTime() - keptMs);
  const oldEvents = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(isNotNull(stripeEvents.workedAt), lt(stripeEvents.createdAt, before(eventsKeptMs))))
    .orderBy(asc(stripeEvents.createdAt))
    .limit(batchRows);
  const oldPages = db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        isNull(checkouts.userId),
        eq(checkouts.status, "expired"),
        lt(checkouts.expiresAt, before(pagesKeptMs)),
      ),
    )
    .limit(batchRows);
  const oldPlaces = db
    .select({ userId: trials.userId })
    .from(trials)
    .where(
      and(
        eq(trials.status, "reserved"),
        isNull(trials.cardFingerprint),
        ne(trials.month, monthOf(now)),
        lt(trials.reservedUntil, before(placesKeptMs)),
      ),
    )
    .limit(batchRows);
  return {
    events: await inBatches(signal, () =>
      db
        .delete(stripeEvents)
        .where(inArray(stripeEvents.id, oldEvents))
        .returning({ id: stripeEvents.id }),
    ),
    checkouts: await inBatches(signal, () =>
      db.delete(checkouts).where(inArray(checkouts.id, oldPages)).returning({ id: checkouts.id }),
    ),
    places: await inBatches(signal, () =>
      db.delete(trials).where(inArray(trials.userId, oldPlaces)).returning({ id: trials.userId }),
    ),
  };
}

/** Short statements, so that no row is locked for long. Returns how many rows there were. */
async function inBatches(
  signal: AbortSignal | undefined,
  remove: () => PromiseLike<readonly unknown[]>,
): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < batchesMax && !signal?.aborted; batch++) {
    const { length } = await remove();
    removed += length;
    if (length < batchRows) break;
  }
  return removed;
}
