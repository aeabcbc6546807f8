import type { photos } from "#db/schema-content.ts";
import type { Photo } from "#shared/photos.ts";
import { type Library, pictureFolder, whileShown } from "../pictures.ts";

export type PhotoRow = typeof photos.$inferSelect;

/** Key of the photo itself. Its folder is a picture's: whatever removes those removes it. */
export const photoFileKey = ({
  id,
  userId,
  extension,
}: Pick<PhotoRow, "id" | "userId" | "extension">): string =>
  `${pictureFolder(userId, id)}/foto.${extension}`;

/** Keys of its three files. */
export function photoFileKeys(row: Pick<PhotoRow, "id" | "userId" | "extension" | "drawing">) {
  const { id, userId, drawing } = row;
  const folder = pictureFolder(userId, id);
  return {
    photo: photoFileKey(row),
    thumbnail: `${folder}/miniatura.webp`,
    drawing: `${folder}/recorte.${drawing.kind === "cutout" ? "png" : "jpg"}`,
  };
}

/** The photo with links that are good from now on. */
export async function linkedPhoto(
  { files, now }: Pick<Library, "files" | "now">,
  row: PhotoRow,
): Promise<Photo> {
  const { id, name, width, height, extension } = row;
  const keys = photoFileKeys(row);
  const expiresInSeconds = whileShown(now());
  const saved = { name: `${nameOf(name)}.${extension}`, expiresInSeconds };
  const [url, downloadUrl, thumbnailUrl] = await Promise.all([
    files.link(keys.photo, { ...saved, inline: true }),
    files.link(keys.photo, saved),
    files.link(keys.thumbnail, { name: "miniatura.webp", expiresInSeconds, inline: true }),
  ]);
  const createdAt = row.createdAt.toISOString();
  return { id, name, url, thumbnailUrl, downloadUrl, width, height, createdAt };
}

/** Without the ending of the file that it came as, which was another. */
const nameOf = (name: string) => name.replace(/\.\w{2,5}$/, "") || "foto";
