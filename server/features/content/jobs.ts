import * as z from "zod/mini";
import type { Files } from "#server/platform/files/files.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { pictureFolder, picturesFolder } from "./pictures.ts";

interface PictureRef {
  userId: string;
  pictureId: string;
}

const removePicture = job({
  name: "remove-picture",
  input: z.object({ userId: z.string(), pictureId: z.string() }),
  retries: 20,
  timeoutSeconds: 60,
  work: async ({ files }: { files: Files }, { userId, pictureId }: PictureRef) => {
    await files.remove(pictureFolder(userId, pictureId));
  },
});

/** Queues the removal of a picture's file in the open transaction. */
export async function removePictureLater(
  { jobs }: Pick<Platform, "jobs">,
  picture: PictureRef,
): Promise<void> {
  await jobs.later(removePicture, picture);
}

/** Longer than drawing a picture takes. */
const secondRemovalAfterSeconds = 900;

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
 * Queues the removal of all picture files of a person, in the transaction that deletes the person:
 * once at once, and once later for pictures that were still being drawn.
 */
export async function removePicturesLater(
  { jobs }: Pick<Platform, "jobs">,
  userId: string,
): Promise<void> {
  await jobs.later(removePictures, { userId });
  await jobs.later(removePictures, { userId }, { startAfterSeconds: secondRemovalAfterSeconds });
}

export const contentJobs = [removePicture, removePictures];
