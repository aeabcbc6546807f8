import type { AnyJob, Schedule } from "#server/platform/jobs/jobs.ts";
import { forgetOldClicks } from "./clicks.ts";
import { approveCommissions } from "./commissions.ts";
import type { AffiliateDeps } from "./deps.ts";
import { payoutJobs, payoutSchedules } from "./payouts/jobs.ts";

export const affiliateJobs: AnyJob<AffiliateDeps>[] = payoutJobs;

export const affiliateSchedules: Schedule<AffiliateDeps>[] = [
  ...payoutSchedules,
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
    work: forgetOldClicks,
  },
];
