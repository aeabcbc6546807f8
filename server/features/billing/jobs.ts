import type { AnyJob, Schedule } from "#server/platform/jobs.ts";
import type { BillingDeps } from "./deps.ts";
import { endDuplicate } from "./duplicates.ts";
import { workStripeEvent } from "./events.ts";
import { sweepLeftovers } from "./leftovers.ts";
import { closeOneOffPage } from "./one-off.ts";
import { closeOpenPages } from "./open-pages.ts";
import { reconcile } from "./reconciler.ts";
import { remindOfTrialEnds } from "./reminders.ts";
import { returnCheckout } from "./returned-checkouts.ts";
import { isAway } from "./stripe-failure.ts";

export const billingJobs: AnyJob<BillingDeps>[] = [
  workStripeEvent,
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
    work: async (deps, gone) => {
      const found = await reconcile(deps, gone).catch((error) => {
        // The next round makes up for this one.
        if (isAway(error)) return null;
        throw error;
      });
      if (!found) return;
      if (found.missed + found.requeued > 0) {
        deps.log.warn("Payments: made up for what webhooks missed", { ...found });
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
    work: async (deps, gone) => {
      await sweepLeftovers(deps, gone);
    },
  },
];
