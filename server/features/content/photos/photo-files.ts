import type { photos } from "#db/schema-content.ts";
import type { Photo } from "#shared/photos.ts";
import { type ContentStore, pictureFolder, secondsUntilLinkExpiry } from "../pictures.ts";

export type PhotoRow = typeof photos.$inferSelect;

/** Key of the photo itself. It is stored in a picture's folder, so the jobs that remove pictures remove it. */
export const photoFileKey = ({
  id,
  userId,
  extension,
}: Pick<PhotoRow, "id" | "userId" | "extension">): string =>
  `${pictureFolder(userId, id)}/foto.${extension}`;

/** Keys of the three files of a photo. */
export function photoFileKeys(row: Pick<PhotoRow, "id" | "userId" | "extension" | "drawing">) {
  const { id, userId, drawing } = row;
  const folder = pictureFolder(userId, id);
  return {
    photo: photoFileKey(row),
    thumbnail: `${folder}/miniatura.webp`,
    drawing: `${folder}/recorte.${drawing.kind === "cutout" ? "png" : "jpg"}`,
  };
}

/** The photo with fresh links to its files. */
export async function photoWithLinks(
  { files, now }: Pick<ContentStore, "files" | "now">,
  row: PhotoRow,
): Promise<Photo> {
  const { id, name, width, height, extension } = row;
  const keys = photoFileKeys(row);
  const expiresInSeconds = secondsUntilLinkExpiry(now());
  const linkOptions = { name: `${withoutExtension(name)}.${extension}`, expiresInSeconds };
  const [url, downloadUrl, thumbnailUrl] = await Promise.all([
    files.link(keys.photo, { ...linkOptions, inline: true }),
    files.link(keys.photo, linkOptions),
    files.link(keys.thumbnail, { name: "miniatura.webp", expiresInSeconds, inline: true }),
  ]);
  const createdAt = row.createdAt.toISOString();
  return { id, name, url, thumbnailUrl, downloadUrl, width, height, createdAt };
}

/** Without the extension of the uploaded file, whose format was another. */
const withoutExtension = (name: string) => name.replace(/\.\w{2,5}$/, "") || "foto";
