import * as z from "zod/mini";
import type { Files } from "#server/platform/files/files.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { pictureFolder } from "./pictures.ts";

interface PlacedPicture {
  userId: string;
  pictureId: string;
}

const removePicture = job({
  name: "remove-picture",
  input: z.object({ userId: z.string(), pictureId: z.string() }),
  retries: 20,
  timeoutSeconds: 60,
  work: async ({ files }: { files: Files }, { userId, pictureId }: PlacedPicture) => {
    await files.remove(pictureFolder(userId, pictureId));
  },
});

/** Removes a picture's file, if and only if the transaction around it commits. */
export async function removePictureLater(
  { jobs }: Pick<Platform, "jobs">,
  picture: PlacedPicture,
): Promise<void> {
  await jobs.later(removePicture, picture);
}

export const contentJobs = [removePicture];
