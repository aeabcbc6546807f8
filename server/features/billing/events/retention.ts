import { and, asc, eq, inArray, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { checkouts, stripeEvents, trials } from "#db/schema-billing.ts";
import type { BillingDeps } from "../deps.ts";
import { monthOf } from "../trials/trial-places.ts";

type Deps = Pick<BillingDeps, "db" | "now">;

const dayMs = 86_400_000;
/** Twice as long as Stripe keeps and resends events. */
const eventRetentionMs = 60 * dayMs;
const pageRetentionMs = 30 * dayMs;
const placeRetentionMs = 30 * dayMs;

const batchRows = 1_000;
/** For each table; the next day's run continues. */
const batchesMax = 200;

/** Numbers of deleted rows. */
export interface DeletedRecords {
  events: number;
  checkouts: number;
  places: number;
}

/**
 * Deletes old rows that are not needed any more: handled events, strangers' expired payment pages, and
 * trial places of earlier months without a card.
 * @param signal stops it after the running batch
 */
export async function deleteExpiredRecords(
  deps: Deps,
  signal?: AbortSignal,
): Promise<DeletedRecords> {
  const { db } = deps;
  const now = deps.now();
  const olderThan = (retentionMs: number) => new Date(now.getTime() - retentionMs);
  const oldEvents = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(
      and(
        isNotNull(stripeEvents.workedAt),
        lt(stripeEvents.createdAt, olderThan(eventRetentionMs)),
      ),
    )
    .orderBy(asc(stripeEvents.createdAt))
    .limit(batchRows);
  const oldPages = db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        isNull(checkouts.userId),
        eq(checkouts.status, "expired"),
        lt(checkouts.expiresAt, olderThan(pageRetentionMs)),
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
        lt(trials.reservedUntil, olderThan(placeRetentionMs)),
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

/** Deletes in short statements, so that no row is locked for long. @returns how many rows */
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
