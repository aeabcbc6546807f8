import type { AnyJob, Schedule } from "#server/platform/jobs/jobs.ts";
import { closeOneTimeCheckout } from "./checkouts/one-time-payment.ts";
import { closeOpenPages } from "./checkouts/open-pages.ts";
import { refundCheckout } from "./checkouts/refunded-checkouts.ts";
import type { BillingDeps } from "./deps.ts";
import { handleStripeEvent } from "./events/events.ts";
import { reconcile } from "./events/reconciler.ts";
import { deleteExpiredRecords } from "./events/retention.ts";
import { endDuplicateSubscription } from "./plans/duplicates.ts";
import { isUnreachable } from "./stripe/stripe-failure.ts";
import { mailTrialReminders } from "./trials/reminders.ts";

export const billingJobs: AnyJob<BillingDeps>[] = [
  handleStripeEvent,
  endDuplicateSubscription,
  refundCheckout,
  closeOpenPages,
  closeOneTimeCheckout,
];

export const billingSchedules: Schedule<BillingDeps>[] = [
  {
    name: "reconcile-payments",
    everySeconds: 600,
    timeoutSeconds: 900,
    work: async (deps, signal) => {
      const found = await reconcile(deps, signal).catch((error) => {
        // The next round reads the same events.
        if (isUnreachable(error)) return null;
        throw error;
      });
      if (!found) return;
      if (found.missed + found.requeued > 0) {
        deps.log.warn({ ...found }, "Payments: made up for what webhooks missed");
      }
    },
  },
  {
    name: "remind-of-trial-ends",
    everySeconds: 900,
    timeoutSeconds: 120,
    work: mailTrialReminders,
  },
  {
    name: "sweep-payment-leftovers",
    everySeconds: 86_400,
    timeoutSeconds: 600,
    work: async (deps, signal) => {
      await deleteExpiredRecords(deps, signal);
    },
  },
];
