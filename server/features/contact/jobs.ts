import type { Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { deleteOldInquiries } from "./contact.ts";

export const contactSchedules: Schedule<Platform>[] = [
  {
    name: "forget-old-inquiries",
    everySeconds: 86_400,
    timeoutSeconds: 60,
    work: (deps) => deleteOldInquiries(deps),
  },
];
