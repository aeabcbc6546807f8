import {
  openPhoto,
  pictureFileKey,
  pictureThumbnailKey,
} from "#server/features/content/content.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { LiveReply } from "./live-replies.ts";
import type { PictureMaker, PictureRequest } from "./picture-maker.ts";
import type { StartedReply } from "./reply.ts";
import { interrupted } from "./stored-replies.ts";

interface Deps extends Pick<Platform, "db" | "now"> {
  files: Files;
  pictures: PictureMaker;
}

/** Far above what a canvas of ours ever takes. */
const pictureBytesMax = 12 * 1024 * 1024;

/**
 * Draws the picture of a reply and keeps its file; `live.drawn` has it then. A reply that ends
 * without it leaves a file that its end removes.
 * @returns why there is none
 */
export async function drawReply(
  deps: Deps,
  started: StartedReply,
  live: LiveReply,
  { profile, history }: Pick<PictureRequest, "profile" | "history">,
): Promise<AppError | undefined> {
  const { pictures, files, now } = deps;
  try {
    const { photoId } = started;
    const photo = photoId ? await openPhoto(deps, started.userId, photoId) : null;
    if (photoId && !photo) return photoIsGone();
    const made = await pictures.make({
      userId: started.userId,
      prompt: started.prompt,
      order: started.order,
      photo,
      format: started.pictureFormat,
      profile,
      history,
      seed: started.messageId,
      today: now(),
      signal: live.signal,
    });
    if (made.type === "failed") return live.signal.aborted ? interrupted() : made.failure;
    live.signal.throwIfAborted();
    const { png, thumbnail, picture, text } = made;
    const { userId, messageId: id } = started;
    await Promise.all([
      files.put(pictureFileKey(userId, id), png, {
        contentType: "image/png",
        maxBytes: pictureBytesMax,
      }),
      files.put(pictureThumbnailKey(userId, id), thumbnail, {
        contentType: "image/jpeg",
        maxBytes: pictureBytesMax,
      }),
    ]);
    live.signal.throwIfAborted();
    live.drawn = { picture: { ...picture, id, thumbnail: true }, text };
    return undefined;
  } catch (error) {
    // Stopped, shut down, or the account has gone: whoever ends the reply knows which.
    if (live.signal.aborted) return interrupted();
    throw error;
  }
}

const photoIsGone = () =>
  new AppError(
    "conflict",
    "La foto que elegiste ya no está en tu galería. No te hemos cobrado nada: añádela otra vez y pide la imagen de nuevo.",
  );
