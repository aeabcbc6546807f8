import { and, eq, inArray, isNull } from "drizzle-orm";
import { contentPieces, contentVersions, type KeptPicture } from "#db/schema.ts";
import { photos } from "#db/schema-content.ts";
import { accountId, exportedTable } from "#server/platform/data-export/exported-rows.ts";
import { photoFileKey } from "./photos/photo-files.ts";
import { pictureFileKey } from "./pictures.ts";

/** The id keeps names unique. */
const pictureName = ({ createdAt, picture }: { createdAt: Date; picture: KeptPicture }): string =>
  `imagenes/${createdAt.toISOString().slice(0, 10)}-${picture.id}.png`;

const photoName = ({
  createdAt,
  id,
  extension,
}: {
  createdAt: Date;
  id: string;
  extension: string;
}) => `fotos/${createdAt.toISOString().slice(0, 10)}-${id}.${extension}`;

/** A person's content with its versions, and their photos. */
export const exportedContent = [
  exportedTable({
    key: "contents",
    about: "Todo lo que el equipo ha hecho para ti, con su texto actual",
    table: contentPieces,
    columns: {
      id: "Identificador del contenido",
      userId: accountId,
      workerId: "Quién lo hizo",
      contentType: "Qué es",
      title: "Título",
      content: "Texto actual",
      picture: { because: "exported below as a file name and a description" },
      versionsBytes: { because: "a sum over the versions, which are exported below" },
      projectId: "Proyecto en el que está",
      conversationId: "Conversación de la que salió",
      createdAt: "Cuándo se hizo",
      updatedAt: "Cuándo cambió por última vez",
    },
    more: {
      from: ["picture", "createdAt"],
      fields: {
        pictureFile: "Su imagen en este archivo; null: no tiene",
        pictureDescription: "Lo que dice y se ve en la imagen",
        pictureHasGeneratedPhoto: "Si una parte de la imagen es una foto hecha por una IA",
      },
      of: ({ picture, createdAt }) => ({
        pictureFile: picture && pictureName({ createdAt, picture }),
        pictureDescription: picture?.alt ?? null,
        pictureHasGeneratedPhoto: picture?.generated ?? null,
      }),
    },
    where: (_deps, { userId }) => eq(contentPieces.userId, userId),
    order: ["createdAt", "id"],
    files: ({ createdAt, picture }, { userId }) =>
      picture
        ? [{ name: pictureName({ createdAt, picture }), key: pictureFileKey(userId, picture.id) }]
        : [],
  }),
  exportedTable({
    key: "contentVersions",
    about: "Cómo han ido cambiando los textos de tus contenidos",
    table: contentVersions,
    columns: {
      contentId: "Contenido del que es",
      number: "Número de la versión",
      content: "Texto",
      author: "Quién la escribió: el equipo (worker) o tú (user)",
      createdAt: "Cuándo",
    },
    where: ({ db }, { userId }) =>
      inArray(
        contentVersions.contentId,
        db
          .select({ id: contentPieces.id })
          .from(contentPieces)
          .where(eq(contentPieces.userId, userId)),
      ),
    order: ["contentId", "number"],
  }),
  exportedTable({
    key: "photos",
    about: "Las fotos que has subido",
    table: photos,
    columns: {
      id: "Identificador de la foto",
      userId: accountId,
      name: "Nombre de su archivo cuando la subiste",
      digest: { because: "a checksum for finding the same photo again" },
      width: "Ancho, en píxeles",
      height: "Alto, en píxeles",
      extension: { because: "the file's name below has it" },
      drawing: { because: "measurements for drawing, derived from the photo" },
      createdAt: "Cuándo la subiste",
      deletedAt: {
        because: "deleted photos are not exported; they are purged within minutes",
      },
    },
    more: {
      from: ["id", "extension", "createdAt"],
      fields: { photoFile: "La foto en este archivo" },
      of: (photo) => ({ photoFile: photoName(photo) }),
    },
    where: (_deps, { userId }) => and(eq(photos.userId, userId), isNull(photos.deletedAt))!,
    order: ["createdAt", "id"],
    files: (photo, { userId }) => [
      { name: photoName(photo), key: photoFileKey({ ...photo, userId }) },
    ],
  }),
];
