import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { stripeReadings } from "#db/schema-billing.ts";
import type { BillingDeps } from "../deps.ts";
import { dateOfSeconds } from "../stripe/customer-reading.ts";
import { callStripe } from "../stripe/stripe-failure.ts";
import { storeEvents } from "./events.ts";

/** Events are listed by creation time, but may appear in the list somewhat later. */
const overlapSeconds = 3600;
/** Stripe keeps events for 30 days. */
const reachSeconds = 30 * 86_400;
const pageSize = 100;
/** A slice with more pages is read again as smaller slices; already stored events are skipped. */
const slicePages = 20;
/** 100,000 events; the next round continues from there. */
const roundPages = 1_000;
const firstSliceSeconds = 2 * 3600;

/** The result of reading Stripe's list. */
export interface MissedEventsResult {
  /** Events that no webhook had brought. */
  missed: number;
  /** Whether the newest event was reached. */
  complete: boolean;
}

/** A range of creation times in unix seconds; `to` is exclusive, null: up to the newest event. */
interface Slice {
  from: number;
  to: number | null;
}

/**
 * Stores and queues Stripe's events since the last reading that are missing here, 30 days back at
 * most. Stripe lists newest first, so time is cut into slices: each is stored page by page, and the
 * mark moves on after each slice. An interrupted run continues from the mark.
 * @param signal stops it after the running page
 */
export async function readMissedEvents(
  deps: BillingDeps,
  signal?: AbortSignal,
): Promise<MissedEventsResult> {
  const now = seconds(deps.now());
  const [mark] = await deps.db.select().from(stripeReadings);
  let from = Math.max(
    now - reachSeconds,
    mark === undefined ? 0 : seconds(mark.readThrough) - overlapSeconds,
  );
  let width = firstSliceSeconds;
  let missed = 0;
  let pagesLeft = roundPages;
  // The newest creation time seen: the mark stays behind it, because our clock may be ahead.
  let newestSeen = 0;
  while (pagesLeft > 0 && !signal?.aborted) {
    const to = from + width >= now ? null : from + width;
    // A slice of one second cannot be cut any further.
    const pagesMax = width > 1 ? Math.min(slicePages, pagesLeft) : pagesLeft;
    const read = await readSlice(deps, { from, to }, pagesMax, signal);
    missed += read.missed;
    pagesLeft -= read.pages;
    newestSeen = Math.max(newestSeen, read.newest ?? 0);
    if (!read.complete) {
      // The shortest of: half the slice, its unread rest, the time that was read (dense where that is short).
      const half = Math.floor(Math.min(width, now - from) / 2);
      width = Math.max(1, Math.min(half, read.oldest - from, (read.newest ?? from) - read.oldest));
      continue;
    }
    if (newestSeen > 0)
      await moveMark(deps, dateOfSeconds(markAfter(Math.min(to ?? newestSeen, newestSeen), now)));
    if (to === null) return { missed, complete: true };
    from = to;
    if (read.pages <= slicePages / 4) width *= 2;
  }
  return { missed, complete: false };
}

/**
 * Reads one slice, newest first; incomplete when it has more than `pagesMax` pages or was aborted.
 * @returns also the newest and oldest creation time that were read
 */
async function readSlice(
  deps: BillingDeps,
  { from, to }: Slice,
  pagesMax: number,
  signal: AbortSignal | undefined,
): Promise<MissedEventsResult & { pages: number; newest: number | null; oldest: number }> {
  let missed = 0;
  let newest: number | null = null;
  let oldest = from;
  let after: string | undefined;
  for (let pages = 1; pages <= pagesMax; pages++) {
    const listed: Stripe.ApiList<Stripe.Event> = await callStripe(deps, (stripe) =>
      stripe.events.list({
        limit: pageSize,
        created: { gte: from, ...(to === null ? {} : { lt: to }) },
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    newest ??= listed.data[0]?.created ?? null;
    // Oldest first, so that most find their effects already written.
    missed += await storeEvents(deps, listed.data.toReversed());
    const last = listed.data.at(-1);
    oldest = last?.created ?? oldest;
    after = last?.id;
    const complete = !listed.has_more || after === undefined;
    if (complete || signal?.aborted) return { missed, newest, oldest, pages, complete };
  }
  return { missed, newest, oldest, pages: pagesMax, complete: false };
}

/** The mark after a slice; slices older than the overlap are complete and need not be read again. */
function markAfter(through: number, now: number): number {
  return through + overlapSeconds <= now ? through + overlapSeconds : through;
}

/** Moves the mark only forward, because two processes may read in parallel. */
async function moveMark({ db }: BillingDeps, readThrough: Date): Promise<void> {
  await db
    .insert(stripeReadings)
    .values({ id: "events", readThrough })
    .onConflictDoUpdate({
      target: stripeReadings.id,
      set: { readThrough: sql`greatest(${stripeReadings.readThrough}, excluded.read_through)` },
    });
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
