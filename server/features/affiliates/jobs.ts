import type { AnyJob, Schedule } from "#server/platform/jobs/jobs.ts";
import { deleteOldClicks } from "./clicks.ts";
import { approveCommissions } from "./commissions.ts";
import type { PayoutDeps } from "./payouts/deps.ts";
import { runFridayPayouts } from "./payouts/friday-run.ts";
import { resumePayouts, sendPayout } from "./payouts/sending.ts";

export const affiliateJobs: AnyJob<PayoutDeps>[] = [sendPayout];

export const affiliateSchedules: Schedule<PayoutDeps>[] = [
  {
    // Checks in each period whether this week's run is due, so a missed Friday is caught up by Sunday.
    name: "pay-affiliates",
    everySeconds: 300,
    timeoutSeconds: 3600,
    work: async (deps, signal) => {
      await runFridayPayouts(deps, signal);
      await resumePayouts(deps);
    },
  },
  {
    name: "approve-commissions",
    everySeconds: 3600,
    timeoutSeconds: 300,
    work: async (deps, signal) => {
      await approveCommissions(deps, signal);
    },
  },
  {
    name: "forget-old-clicks",
    everySeconds: 86_400,
    timeoutSeconds: 300,
    work: deleteOldClicks,
  },
];
