import type { AnyJob, Schedule } from "#server/platform/jobs/jobs.ts";
import { closeOneOffPage } from "./checkouts/one-off.ts";
import { closeOpenPages } from "./checkouts/open-pages.ts";
import { returnCheckout } from "./checkouts/returned-checkouts.ts";
import type { BillingDeps } from "./deps.ts";
import { handleStripeEvent } from "./events/events.ts";
import { sweepLeftovers } from "./events/leftovers.ts";
import { reconcile } from "./events/reconciler.ts";
import { endDuplicate } from "./plans/duplicates.ts";
import { isUnreachable } from "./stripe/stripe-failure.ts";
import { remindOfTrialEnds } from "./trials/reminders.ts";

export const billingJobs: AnyJob<BillingDeps>[] = [
  handleStripeEvent,
  endDuplicate,
  returnCheckout,
  closeOpenPages,
  closeOneOffPage,
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
    work: remindOfTrialEnds,
  },
  {
    name: "sweep-payment-leftovers",
    everySeconds: 86_400,
    timeoutSeconds: 600,
    work: async (deps, signal) => {
      await sweepLeftovers(deps, signal);
    },
  },
];
