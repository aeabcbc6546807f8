import type { AnyJob, Schedule } from "#server/platform/jobs/jobs.ts";
import type { PayoutDeps } from "./deps.ts";
import { payFriday } from "./friday.ts";
import { resumePayouts, sendPayout } from "./sending.ts";

export const payoutJobs: AnyJob<PayoutDeps>[] = [sendPayout];

export const payoutSchedules: Schedule<PayoutDeps>[] = [
  {
    // Looks at each period whether this week's run is due: a missed Friday is caught up until Sunday.
    name: "pay-affiliates",
    everySeconds: 300,
    timeoutSeconds: 3600,
    work: async (deps, signal) => {
      await payFriday(deps, signal);
      await resumePayouts(deps);
    },
  },
];
