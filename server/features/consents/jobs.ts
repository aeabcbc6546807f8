import type { Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { deleteOldConsents } from "./consents.ts";

export const consentSchedules: Schedule<Platform>[] = [
  {
    name: "forget-old-consents",
    everySeconds: 86_400,
    timeoutSeconds: 60,
    work: (deps) => deleteOldConsents(deps),
  },
];
