import * as z from "zod/mini";
import { releaseCredits } from "#server/features/credits/credits.ts";
import type { Files } from "#server/platform/files/files.ts";
import { job, type Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";

const daysKept = 2;
const dayMs = 86_400_000;

/** The folder of a UTC day's pictures. */
export const dayFolder = (moment: Date): string => `generated/${moment.toISOString().slice(0, 10)}`;

/** Releases credits that a killed process had reserved; does nothing when they are settled. */
export const releasePicture = job({
  name: "release-picture",
  input: z.object({ userId: z.string(), ref: z.string() }),
  retries: 20,
  timeoutSeconds: 30,
  work: (deps: Platform, work: { userId: string; ref: string }) => releaseCredits(deps, work),
});

export const pictureJobs = [releasePicture];

/** Deletes old pictures; their links have expired. */
export const pictureSchedules: Schedule<Platform & { files: Files }>[] = [
  {
    name: "sweep-generated-pictures",
    everySeconds: 12 * 3_600,
    timeoutSeconds: 300,
    work: async ({ files, now }, signal) => {
      for (let age = daysKept; age < daysKept + 14 && !signal.aborted; age += 1) {
        await files.remove(dayFolder(new Date(now().getTime() - age * dayMs)));
      }
    },
  },
];
