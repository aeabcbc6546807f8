import * as z from "zod/mini";
import type { Files } from "#server/platform/files/files.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { pictureFolder, picturesFolder } from "./pictures.ts";

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

/** Longer than any picture is worked on. */
const latePicturesSeconds = 900;

const removePictures = job({
  name: "remove-pictures",
  input: z.object({ userId: z.string() }),
  retries: 20,
  timeoutSeconds: 120,
  work: async ({ files }: { files: Files }, { userId }: { userId: string }) => {
    while ((await files.remove(picturesFolder(userId))).more);
  },
});

/**
 * Removes all picture files of somebody who is deleted in the transaction around it: at once, and
 * later what was still being drawn.
 */
export async function removePicturesLater(
  { jobs }: Pick<Platform, "jobs">,
  userId: string,
): Promise<void> {
  await jobs.later(removePictures, { userId });
  await jobs.later(removePictures, { userId }, { startAfterSeconds: latePicturesSeconds });
}

export const contentJobs = [removePicture, removePictures];
