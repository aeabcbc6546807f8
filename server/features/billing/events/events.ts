import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import type Stripe from "stripe";
import * as z from "zod/mini";
import { stripeEvents } from "#db/schema-billing.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import type { BillingDeps } from "../deps.ts";
import { moment } from "../stripe/reading.ts";
import { handleEvent } from "./event-handlers.ts";

/** Handles one stored event; `workedAt` is set when all that follows from it is written. */
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

/** Stores those events that are new and queues their handling, both or neither. @returns how many */
export async function storeEvents(
  deps: BillingDeps,
  events: readonly Stripe.Event[],
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
          createdAt: moment(event.created),
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
/** An event that has failed for so long needs the operator: `npm run admin -- health` counts it. */
const givenUpAfterMs = 3 * 86_400_000;
const requeuedAtOnce = 500;

/** Queues events again whose job failed for good, or was lost. @returns how many */
export async function requeueWaitingEvents(deps: BillingDeps): Promise<number> {
  const now = deps.now().getTime();
  const waiting = await deps.db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(
      and(
        isNull(stripeEvents.workedAt),
        lt(stripeEvents.receivedAt, new Date(now - requeueAfterMs)),
        gt(stripeEvents.receivedAt, new Date(now - givenUpAfterMs)),
      ),
    )
    .orderBy(asc(stripeEvents.receivedAt))
    .limit(requeuedAtOnce);
  for (const { id } of waiting)
    await deps.jobs.later(handleStripeEvent, { eventId: id }, { key: id });
  return waiting.length;
}
