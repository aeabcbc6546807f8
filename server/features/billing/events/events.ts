import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type Stripe from "stripe";
import * as z from "zod/mini";
import { stripeEvents } from "#db/schema-billing.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import type { BillingDeps } from "../deps.ts";
import { dateOfSeconds } from "../stripe/customer-reading.ts";
import { handleEvent } from "./event-handlers.ts";

/** Text that the database accepts. */
const shortText = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\0]*$/));
const maxUnixSeconds = 253_402_300_799;

/** The parts of an event that are stored. The object of a forecast has no id. */
export const stripeEventSchema = z.object({
  id: shortText,
  object: z.literal("event"),
  type: shortText,
  created: z.int().check(z.minimum(1), z.maximum(maxUnixSeconds)),
  data: z.object({ object: z.object({ id: z.optional(z.union([shortText, z.literal("")])) }) }),
});

type IncomingEvent = Pick<Stripe.Event, "id" | "created"> & {
  type: string;
  data: { object: object };
};

/** Handles one stored event and sets `workedAt` when its effects are written. */
export const handleStripeEvent = job({
  name: "handle-stripe-event",
  input: z.object({ eventId: z.string() }),
  retries: 8,
  timeoutSeconds: 120,
  concurrency: 4,
  work: async (deps: BillingDeps, { eventId }: { eventId: string }) => {
    const [event] = await deps.db.select().from(stripeEvents).where(eq(stripeEvents.id, eventId));
    if (!event || event.workedAt) return;
    await handleEvent(deps, event);
    await deps.db
      .update(stripeEvents)
      .set({ workedAt: deps.now() })
      .where(eq(stripeEvents.id, eventId));
  },
});

/** Stores new events and queues their handling in one transaction. @returns how many were new */
export async function storeEvents(
  deps: BillingDeps,
  events: readonly IncomingEvent[],
): Promise<number> {
  if (events.length === 0) return 0;
  return await deps.db.transaction(async () => {
    const receivedAt = deps.now();
    const added = await deps.db
      .insert(stripeEvents)
      .values(
        events.map((event) => ({
          id: event.id,
          type: event.type,
          objectId: (event.data.object as { id?: string }).id ?? "",
          createdAt: dateOfSeconds(event.created),
          receivedAt,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    for (const { id } of added)
      await deps.jobs.later(handleStripeEvent, { eventId: id }, { key: id });
    return added.length;
  });
}

const requeueAfterMs = 15 * 60_000;
/** After this time a failing event is given up; the operator sees it and may retry it. */
const givenUpAfterMs = 3 * 86_400_000;
const batchSize = 500;

const isWaiting = and(isNull(stripeEvents.workedAt), isNull(stripeEvents.givenUpAt));

/** Queues events again whose job failed for good or was lost. @returns how many */
export async function requeueWaitingEvents(deps: BillingDeps): Promise<number> {
  const now = deps.now().getTime();
  const waiting = await deps.db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(
      and(
        isWaiting,
        lt(stripeEvents.receivedAt, new Date(now - requeueAfterMs)),
        gt(stripeEvents.receivedAt, new Date(now - givenUpAfterMs)),
      ),
    )
    .orderBy(asc(stripeEvents.receivedAt))
    .limit(batchSize);
  for (const { id } of waiting)
    await deps.jobs.later(handleStripeEvent, { eventId: id }, { key: id });
  return waiting.length;
}

/** Marks events that have failed for too long and logs each once. @returns how many */
export async function giveUpOldEvents(deps: BillingDeps): Promise<number> {
  const now = deps.now();
  const old = new Date(now.getTime() - givenUpAfterMs);
  const givenUp = await deps.db
    .update(stripeEvents)
    .set({ givenUpAt: now })
    .where(and(isWaiting, lte(stripeEvents.receivedAt, old)))
    .returning({ id: stripeEvents.id, type: stripeEvents.type });
  if (givenUp.length > 0) {
    deps.log.error(
      {
        count: givenUp.length,
        events: givenUp.slice(0, 20),
      },
      "Payments: events were given up; retry them with «events retry»",
    );
  }
  return givenUp.length;
}

/** An event that is not handled yet, as the operator sees it. */
export interface UnhandledEvent {
  id: string;
  type: string;
  objectId: string;
  receivedAt: Date;
  givenUpAt: Date | null;
}

/** Unhandled events: the given-up ones first, then the waiting ones, oldest first. */
export async function listUnhandledEvents(
  { db }: Pick<BillingDeps, "db">,
  limit: number,
): Promise<UnhandledEvent[]> {
  const { id, type, objectId, receivedAt, givenUpAt } = stripeEvents;
  return await db
    .select({ id, type, objectId, receivedAt, givenUpAt })
    .from(stripeEvents)
    .where(isNull(stripeEvents.workedAt))
    .orderBy(sql`${givenUpAt} is null`, asc(receivedAt))
    .limit(limit);
}

/**
 * Queues events again, as if they had just been received.
 * @param eventId null: the oldest 500 of those that were given up
 * @returns how many
 */
export async function retryEvents(deps: BillingDeps, eventId: string | null): Promise<number> {
  const chosen = deps.db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(
      and(
        isNull(stripeEvents.workedAt),
        eventId === null ? isNotNull(stripeEvents.givenUpAt) : eq(stripeEvents.id, eventId),
      ),
    )
    .orderBy(asc(stripeEvents.receivedAt))
    .limit(batchSize);
  return await deps.db.transaction(async () => {
    const retried = await deps.db
      .update(stripeEvents)
      .set({ receivedAt: deps.now(), givenUpAt: null })
      .where(inArray(stripeEvents.id, chosen))
      .returning({ id: stripeEvents.id });
    for (const { id } of retried)
      await deps.jobs.later(handleStripeEvent, { eventId: id }, { key: id });
    return retried.length;
  });
}
