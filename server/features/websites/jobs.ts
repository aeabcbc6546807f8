import type { Schedule } from "#server/platform/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { forgetOldAnalyses } from "./websites.ts";

export const websiteSchedules: Schedule<Platform>[] = [
  {
    name: "forget-old-analyses",
    everySeconds: 86_400,
    timeoutSeconds: 60,
    work: (platform) => forgetOldAnalyses(platform),
  },
];
