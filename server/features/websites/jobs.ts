import type { Schedule } from "#server/platform/jobs/jobs.ts";
import { type AnalysisCleanupDeps, deleteExpiredAnalyses } from "./websites.ts";

export const websiteSchedules: Schedule<AnalysisCleanupDeps>[] = [
  {
    name: "forget-old-analyses",
    everySeconds: 86_400,
    timeoutSeconds: 60,
    work: (deps, signal) => deleteExpiredAnalyses(deps, signal),
  },
];
