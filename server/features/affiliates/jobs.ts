import type { Schedule } from "#server/platform/jobs/jobs.ts";
import { forgetOldClicks } from "./clicks.ts";
import { approveCommissions } from "./commissions.ts";
import type { AffiliateDeps } from "./deps.ts";

export const affiliateSchedules: Schedule<AffiliateDeps>[] = [
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
