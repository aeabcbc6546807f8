import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { subscriptions } from "#db/schema-billing.ts";
import type { BillingDeps } from "./deps.ts";
import { trialEndingMail } from "./mails.ts";
import { notify } from "./notices.ts";

const dayMs = 86_400_000;
const remindedAtOnce = 500;

/**
 * Mails everybody whose trial charges within a day, once each, unless they cancelled. Our own
 * clock, because Stripe's `trial_will_end` comes three days before: here, at the start.
 */
export async function remindOfTrialEnds(deps: BillingDeps): Promise<void> {
  const now = deps.now();
  const ending = await deps.db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, "trialing"),
        eq(subscriptions.cancelAtPeriodEnd, false),
        isNull(subscriptions.cancelAt),
        gt(subscriptions.trialEnd, now),
        lte(subscriptions.trialEnd, new Date(now.getTime() + dayMs)),
      ),
    )
    .limit(remindedAtOnce);
  for (const { id, userId, plan: planId, trialEnd } of ending) {
    await notify(deps, userId, [
      {
        key: `trial-ending:${id}`,
        compose: (frame) => trialEndingMail(frame, { planId, chargeAt: trialEnd! }),
      },
    ]);
  }
}
