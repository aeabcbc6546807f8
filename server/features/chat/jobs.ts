import type { Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { endAbandonedReplies } from "./stored-replies.ts";

export const chatSchedules: Schedule<Platform>[] = [
  {
    name: "end-abandoned-replies",
    everySeconds: 5,
    timeoutSeconds: 30,
    work: async (platform) => {
      const ended = await endAbandonedReplies(platform);
      if (ended > 0) platform.log.warn({ ended }, "Ended replies whose writer had died");
    },
  },
];
