import type { Schedule } from "#server/platform/jobs/jobs.ts";
import { type ForgettingDeps, forgetOldAnalyses } from "./websites.ts";

export const websiteSchedules: Schedule<ForgettingDeps>[] = [
  {
    name: "forget-old-analyses",
    everySeconds: 86_400,
    timeoutSeconds: 60,
    work: (deps, signal) => forgetOldAnalyses(deps, signal),
  },
];
