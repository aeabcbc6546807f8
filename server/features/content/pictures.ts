import type { KeptPicture } from "#db/schema.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Picture } from "#shared/pictures.ts";

/** Access to pieces and their files. */
export interface ContentStore extends Pick<Platform, "db" | "now"> {
  files: Files;
}

/** A page may stay open for a working day. */
const linkHours = 12;
const hourSeconds = 3_600;

/** Folder of all picture files of a person. */
export const picturesFolder = (userId: string): string => `pictures/${userId}`;

/** Folder of one picture's file. */
export const pictureFolder = (userId: string, pictureId: string): string =>
  `${picturesFolder(userId)}/${pictureId}`;

/** Key of a picture's file. */
export const pictureFileKey = (userId: string, pictureId: string): string =>
  `${pictureFolder(userId, pictureId)}/imagen.png`;

/** Key of a picture's thumbnail: a JPEG, of older pictures WebP, which it is named after. */
export const pictureThumbnailKey = (userId: string, pictureId: string): string =>
  `${pictureFolder(userId, pictureId)}/miniatura.webp`;

/** Seconds until links on a page expire; links made within one hour expire at the same moment. */
export function secondsUntilLinkExpiry(now: Date): number {
  const seconds = now.getTime() / 1000;
  const until = (Math.floor(seconds / hourSeconds) + linkHours + 1) * hourSeconds;
  // Links expire at whole seconds: half a second less keeps rounding from changing the second.
  return until - seconds - 0.5;
}

/** The picture with fresh links; they are the same within an hour, so that browsers use their cache. */
export async function pictureWithLinks(
  { files, now }: Pick<ContentStore, "files" | "now">,
  userId: string,
  { id, thumbnail, ...picture }: KeptPicture,
): Promise<Picture> {
  const key = pictureFileKey(userId, id);
  const name = `imagen-${picture.format}.png`;
  const expiresInSeconds = secondsUntilLinkExpiry(now());
  const small = { name: "miniatura.jpg", expiresInSeconds, inline: true };
  const [url, downloadUrl, thumbnailUrl] = await Promise.all([
    files.link(key, { name, expiresInSeconds, inline: true }),
    files.link(key, { name, expiresInSeconds }),
    thumbnail && files.link(pictureThumbnailKey(userId, id), small),
  ]);
  return { ...picture, url, thumbnailUrl: thumbnailUrl ?? url, downloadUrl };
}
