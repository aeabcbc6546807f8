import type { KeptPicture } from "#db/schema.ts";
import type { Files } from "#server/platform/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Picture } from "#shared/pictures.ts";

/** Where pieces and their files are kept. */
export interface Library extends Pick<Platform, "db"> {
  files: Files;
}

/** Longer than a page is looked at, shorter than a link is passed on. */
const linkSeconds = 3_600;

/** Folder of one picture's file; all of a person's stand under theirs. */
export const pictureFolder = (userId: string, pictureId: string): string =>
  `pictures/${userId}/${pictureId}`;

/** Key of a picture's file. */
export const pictureFileKey = (userId: string, pictureId: string): string =>
  `${pictureFolder(userId, pictureId)}/imagen.png`;

/** The picture with links that are good from now on. */
export async function linkedPicture(
  { files }: Pick<Library, "files">,
  userId: string,
  { id, ...picture }: KeptPicture,
): Promise<Picture> {
  const key = pictureFileKey(userId, id);
  const name = `imagen-${picture.format}.png`;
  const [url, downloadUrl] = await Promise.all([
    files.link(key, { name, expiresInSeconds: linkSeconds, inline: true }),
    files.link(key, { name, expiresInSeconds: linkSeconds }),
  ]);
  return { ...picture, url, downloadUrl };
}
