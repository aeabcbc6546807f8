import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { checkouts } from "#db/schema-billing.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import { planOf } from "#shared/plans.ts";
import type { BillingDeps } from "../deps.ts";
import { isReplaceable, liveSubscriptions } from "../plans/subscriptions.ts";
import { callStripe, isRefusal } from "../stripe/stripe-failure.ts";

const batchSize = 100;

/**
 * Closes the hosted pages on which a person could pay for what they have already: those of all main
 * plans once one runs (paid, or a trial that is not cancelled), and those of add-ons that they have.
 * Strangers' pages are not closed: they belong to nobody before they are paid.
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
      .limit(batchSize);
    for (const { id, purpose } of open) if (sellsAgain(purpose)) await closePage(deps, id);
  },
});

async function closePage(deps: BillingDeps, checkoutId: string): Promise<void> {
  try {
    await callStripe(deps, (stripe) => stripe.checkout.sessions.expire(checkoutId));
  } catch (error) {
    // It was just paid or has expired; its own event handles that.
    if (isRefusal(error)) return;
    throw error;
  }
  await deps.db
    .update(checkouts)
    .set({ status: "expired" })
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.status, "open")));
}
