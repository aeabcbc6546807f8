import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { stripeReadings } from "#db/schema-billing.ts";
import type { BillingDeps } from "../deps.ts";
import { moment } from "../stripe/reading.ts";
import { callStripe } from "../stripe/stripe-failure.ts";
import { storeEvents } from "./events.ts";

/** Events are listed in the order of their making, which is not quite that of their appearing. */
const overlapSeconds = 3600;
/** Stripe keeps no more. */
const reachSeconds = 30 * 86_400;
const pageSize = 100;
/** A slice with more events is read again in halves: what is stored of it is stored. */
const slicePages = 20;
/** 100,000 events; the next round goes on where this one stops. */
const roundPages = 1_000;
const firstSliceSeconds = 2 * 3600;

/** What a reading of Stripe's list found. */
export interface EventsRead {
  /** Events that no webhook had brought. */
  missed: number;
  /** Whether it came to the newest event. */
  complete: boolean;
}

/** What was made from a moment on, up to another (not included) or to the newest; unix seconds. */
interface Slice {
  from: number;
  to: number | null;
}

/**
 * Stores and queues those of Stripe's events since the last reading that are not here yet, 30 days
 * back at most. Stripe lists newest first, so time is cut into slices: each is stored page by page,
 * and when it is done the mark moves on. Whatever ends this, the next one goes on from there.
 * @param signal ends it after the running page
 */
export async function readMissedEvents(
  deps: BillingDeps,
  signal?: AbortSignal,
): Promise<EventsRead> {
  const now = seconds(deps.now());
  const [mark] = await deps.db.select().from(stripeReadings);
  let from = Math.max(
    now - reachSeconds,
    mark === undefined ? 0 : seconds(mark.readThrough) - overlapSeconds,
  );
  let width = firstSliceSeconds;
  let missed = 0;
  let pagesLeft = roundPages;
  // The newest moment that Stripe has shown: the mark goes no further, for our clock may be ahead.
  let shown = 0;
  while (pagesLeft > 0 && !signal?.aborted) {
    const to = from + width >= now ? null : from + width;
    // The events of one second cannot be cut any further.
    const pagesMax = width > 1 ? Math.min(slicePages, pagesLeft) : pagesLeft;
    const read = await readSlice(deps, { from, to }, pagesMax, signal);
    missed += read.missed;
    pagesLeft -= read.pages;
    shown = Math.max(shown, read.newest ?? 0);
    if (!read.complete) {
      // Half of it, or what was not read of it, or as long as what was: where most of it is, is short.
      const half = Math.floor(Math.min(width, now - from) / 2);
      width = Math.max(1, Math.min(half, read.oldest - from, (read.newest ?? from) - read.oldest));
      continue;
    }
    if (shown > 0) await moveMark(deps, moment(markAfter(Math.min(to ?? shown, shown), now)));
    if (to === null) return { missed, complete: true };
    from = to;
    if (read.pages <= slicePages / 4) width *= 2;
  }
  return { missed, complete: false };
}

/**
 * One slice, newest first; not complete: more pages than allowed, or its time was over.
 * @returns also the newest and the oldest moment of what was read
 */
async function readSlice(
  deps: BillingDeps,
  { from, to }: Slice,
  pagesMax: number,
  signal: AbortSignal | undefined,
): Promise<EventsRead & { pages: number; newest: number | null; oldest: number }> {
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
    // In the order in which they happened, so that most find their work done.
    missed += await storeEvents(deps, listed.data.toReversed());
    const last = listed.data.at(-1);
    oldest = last?.created ?? oldest;
    after = last?.id;
    const complete = !listed.has_more || after === undefined;
    if (complete || signal?.aborted) return { missed, newest, oldest, pages, complete };
  }
  return { missed, newest, oldest, pages: pagesMax, complete: false };
}

/** Among what is older than the overlap nothing appears any more: it is not read again. */
function markAfter(through: number, now: number): number {
  return through + overlapSeconds <= now ? through + overlapSeconds : through;
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

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
