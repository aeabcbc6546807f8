import { eq, inArray } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { billingNotices } from "#db/schema-billing.ts";
import { type Mail, sendMail } from "#server/platform/mail/mail.ts";
import { planOf } from "#shared/plans.ts";
import type { BillingDeps } from "./deps.ts";
import {
  cancelledMail,
  chargedMail,
  failedMail,
  type MailFrame,
  trialStartedMail,
} from "./mails.ts";
import { type Entitlements, isLive } from "./plans/entitlements.ts";
import type { CustomerReading } from "./stripe/customer-reading.ts";

type Deps = Pick<BillingDeps, "db" | "now" | "jobs" | "settings" | "billing">;

/** A mail about a billing event; its key makes sure that it is sent once. */
export interface Notice {
  /** `charged:in_…`, `trial-started:sub_…`. */
  key: string;
  /** Not sent while the account is being erased: the person gets another mail then. */
  toOpenAccount?: true;
  compose(frame: MailFrame): Mail;
}

/** Older events are not mailed, for example those of a customer that is read for the first time. */
const newsMs = 7 * 86_400_000;

/** Queues those mails that were not queued before, in the open transaction. */
export async function queueNotices(
  deps: Deps,
  userId: string,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  await deps.db.transaction(async () => {
    const keys = notices.map(({ key }) => key);
    const sent = await deps.db
      .select({ key: billingNotices.key })
      .from(billingNotices)
      .where(inArray(billingNotices.key, keys));
    const fresh = notices.filter(({ key }) => !sent.some((row) => row.key === key));
    if (fresh.length === 0) return;
    const createdAt = deps.now();
    const added = await deps.db
      .insert(billingNotices)
      .values(fresh.map(({ key }) => ({ key, userId, createdAt })))
      .onConflictDoNothing()
      .returning({ key: billingNotices.key });
    const [person] = await deps.db
      .select({ email: users.email, leavingAt: users.leavingAt, timeZone: users.timeZone })
      .from(users)
      .where(eq(users.id, userId));
    for (const { key, toOpenAccount, compose } of fresh) {
      if (!person || !added.some((row) => row.key === key)) continue;
      if (toOpenAccount && person.leavingAt) continue;
      const { publicOrigin, contactEmail } = deps.settings;
      const { testMode } = deps.billing;
      const { email: to, timeZone } = person;
      const mail = compose({ to, timeZone, publicOrigin, contactEmail, testMode });
      await deps.jobs.later(sendMail, mail);
    }
  });
}

/** The mails that the state of a person's plans requires; the same state gives the same mails. */
export function noticesOf(
  { main, duplicates }: Pick<Entitlements, "main" | "duplicates">,
  { subscriptions, invoices }: CustomerReading,
  now: Date,
): Notice[] {
  const isNews = (at: Date) => now.getTime() - at.getTime() < newsMs;
  const notices: Notice[] = [];
  if (main?.status === "trialing" && main.trialEnd && isNews(main.createdAt)) {
    const { plan: planId, trialEnd: chargeAt } = main;
    notices.push({
      key: `trial-started:${main.id}`,
      compose: (frame) => trialStartedMail(frame, { planId, chargeAt }),
    });
  }
  for (const invoice of invoices) {
    const paidAt = invoice.payments.at(-1)?.paidAt;
    const subscription = subscriptions.find(({ id }) => id === invoice.subscriptionId);
    if (invoice.status === "paid" && invoice.amountPaidCents > 0 && paidAt && isNews(paidAt)) {
      const renews = subscription && isLive(subscription) && !subscription.cancelAtPeriodEnd;
      notices.push({
        key: `charged:${invoice.id}`,
        compose: (frame) =>
          chargedMail(frame, {
            planId: invoice.plan,
            amountCents: invoice.amountPaidCents,
            renewsAt: renews ? subscription.currentPeriodEnd : null,
            url: invoice.hostedUrl,
          }),
      });
    }
    if (invoice.status === "open" && invoice.attempts > 0 && subscription?.status === "past_due") {
      const { amountDueCents: amountCents, nextAttemptAt } = invoice;
      notices.push({
        key: `failed:${invoice.id}`,
        compose: (frame) => failedMail(frame, { amountCents, nextAttemptAt }),
      });
    }
  }
  for (const one of subscriptions) {
    const { canceledAt } = one;
    // A payment by mistake beside another plan has its own mail.
    const isBesideMainPlan =
      main !== null && main.id !== one.id && planOf(one.plan).kind === "main";
    if (!canceledAt || !isNews(canceledAt) || isBesideMainPlan || duplicates.includes(one))
      continue;
    if (one.status.startsWith("incomplete")) continue;
    const endsAt = one.endedAt ?? one.cancelAt ?? one.currentPeriodEnd;
    notices.push({
      key: `cancelled:${one.id}:${canceledAt.getTime() / 1000}`,
      toOpenAccount: true,
      compose: (frame) =>
        cancelledMail(frame, { planId: one.plan, endsAt, over: one.endedAt !== null }),
    });
  }
  return notices;
}
