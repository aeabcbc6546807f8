import { and, asc, eq, getTableColumns, gt, isNull, lte, sql } from "drizzle-orm";
import { billingNotices, subscriptions } from "#db/schema-billing.ts";
import type { BillingDeps } from "../deps.ts";
import { trialEndingMail } from "../mails.ts";
import { queueNotices } from "../notices.ts";

const dayMs = 86_400_000;
const batchSize = 500;
const noticePrefix = "trial-ending:";

/**
 * Mails everybody whose trial will be charged within a day, once, unless they cancelled. Stripe's event
 * `trial_will_end` is not used: it is sent three days before, when our trials begin.
 */
export async function mailTrialReminders(deps: BillingDeps): Promise<void> {
  const now = deps.now();
  const ending = await deps.db
    .select(getTableColumns(subscriptions))
    .from(subscriptions)
    .leftJoin(billingNotices, eq(billingNotices.key, sql`${noticePrefix} || ${subscriptions.id}`))
    .where(
      and(
        // Without this filter those already reminded would fill the limit.
        isNull(billingNotices.key),
        eq(subscriptions.status, "trialing"),
        eq(subscriptions.cancelAtPeriodEnd, false),
        isNull(subscriptions.cancelAt),
        gt(subscriptions.trialEnd, now),
        lte(subscriptions.trialEnd, new Date(now.getTime() + dayMs)),
      ),
    )
    .orderBy(asc(subscriptions.trialEnd))
    .limit(batchSize);
  for (const { id, userId, plan: planId, trialEnd } of ending) {
    await queueNotices(deps, userId, [
      {
        key: `${noticePrefix}${id}`,
        compose: (frame) => trialEndingMail(frame, { planId, chargeAt: trialEnd! }),
      },
    ]);
  }
}
