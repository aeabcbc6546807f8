import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { checkouts } from "#db/schema-billing.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import { planOf } from "#shared/plans.ts";
import type { BillingDeps } from "../deps.ts";
import { isReplaceable, liveSubscriptions } from "../plans/subscriptions.ts";
import { callStripe, isRefusal } from "../stripe/stripe-failure.ts";

const closedAtOnce = 100;

/**
 * Closes the hosted pages on which a person would pay again for what they have now: every main
 * plan's once one runs, paid or on trial and not cancelled, and those of an add-on that they hold. Strangers' pages
 * are nobody's until they are paid.
 */
export const closeOpenPages = job({
  name: "close-open-pages",
  input: z.object({ userId: z.string() }),
  retries: 8,
  timeoutSeconds: 120,
  work: async (deps: BillingDeps, { userId }: { userId: string }) => {
    const { main, addons } = await liveSubscriptions(deps, userId);
    const sellsAgain = (purpose: string) => {
      if (!purpose.startsWith("plan:")) return false;
      const plan = purpose.slice("plan:".length);
      return planOf(plan).kind === "main"
        ? main !== null && !isReplaceable(main)
        : addons.some((one) => one.plan === plan);
    };
    const open = await deps.db
      .select({ id: checkouts.id, purpose: checkouts.purpose })
      .from(checkouts)
      .where(and(eq(checkouts.userId, userId), eq(checkouts.status, "open")))
      .limit(closedAtOnce);
    for (const { id, purpose } of open) if (sellsAgain(purpose)) await close(deps, id);
  },
});

async function close(deps: BillingDeps, checkoutId: string): Promise<void> {
  try {
    await callStripe(deps, (stripe) => stripe.checkout.sessions.expire(checkoutId));
  } catch (error) {
    // Paid at the same moment, or over already: its own event says so.
    if (isRefusal(error)) return;
    throw error;
  }
  await deps.db
    .update(checkouts)
    .set({ status: "expired" })
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.status, "open")));
}
