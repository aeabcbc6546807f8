import type { Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { deleteOldLeads } from "./leads.ts";

export const leadSchedules: Schedule<Platform>[] = [
  {
    name: "forget-old-leads",
    everySeconds: 86_400,
    timeoutSeconds: 60,
    work: (deps) => deleteOldLeads(deps),
  },
];
