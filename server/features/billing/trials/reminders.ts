import { and, asc, eq, getTableColumns, gt, isNull, lte, sql } from "drizzle-orm";
import { billingNotices, subscriptions } from "#db/schema-billing.ts";
import type { BillingDeps } from "../deps.ts";
import { trialEndingMail } from "../mails.ts";
import { notify } from "../notices.ts";

const dayMs = 86_400_000;
const remindedAtOnce = 500;
const noticePrefix = "trial-ending:";

/**
 * Mails everybody whose trial charges within a day, once each, unless they cancelled. Our own
 * clock, because Stripe's `trial_will_end` comes three days before: here, at the start.
 */
export async function remindOfTrialEnds(deps: BillingDeps): Promise<void> {
  const now = deps.now();
  const ending = await deps.db
    .select(getTableColumns(subscriptions))
    .from(subscriptions)
    .leftJoin(billingNotices, eq(billingNotices.key, sql`${noticePrefix} || ${subscriptions.id}`))
    .where(
      and(
        // Those who know already would stand before everybody else.
        isNull(billingNotices.key),
        eq(subscriptions.status, "trialing"),
        eq(subscriptions.cancelAtPeriodEnd, false),
        isNull(subscriptions.cancelAt),
        gt(subscriptions.trialEnd, now),
        lte(subscriptions.trialEnd, new Date(now.getTime() + dayMs)),
      ),
    )
    .orderBy(asc(subscriptions.trialEnd))
    .limit(remindedAtOnce);
  for (const { id, userId, plan: planId, trialEnd } of ending) {
    await notify(deps, userId, [
      {
        key: `${noticePrefix}${id}`,
        compose: (frame) => trialEndingMail(frame, { planId, chargeAt: trialEnd! }),
      },
    ]);
  }
}
