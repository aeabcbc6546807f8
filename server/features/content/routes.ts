import type { Files } from "#server/platform/files/files.ts";
import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as shared from "#shared/content.ts";
import * as sharedPhotos from "#shared/photos.ts";
import {
  deleteContent,
  listContent,
  readContent,
  restoreContent,
  updateContent,
} from "./content.ts";
import { deletePhoto, restorePhoto } from "./photos/photo-deletion.ts";
import type { PhotoReader } from "./photos/photo-reader.ts";
import { addPhoto, listPhotos, readPhoto } from "./photos/photos.ts";

type Deps = Platform & { files: Files; photoReader: PhotoReader };

export const contentRoutes: Route<Deps>[] = [
  on(shared.listContent, (platform, { user, query }) => listContent(platform, user.userId, query)),
  on(shared.readContent, (platform, { user, params }) =>
    readContent(platform, user.userId, params.contentId),
  ),
  on(shared.updateContent, (platform, { user, params, body }) =>
    updateContent(platform, user.userId, params.contentId, body),
  ),
  on(shared.deleteContent, async (platform, { user, params }) => {
    await deleteContent(platform, user.userId, params.contentId);
    return { message: "Contenido eliminado" };
  }),
  on(shared.restoreContent, (platform, { user, params }) =>
    restoreContent(platform, user.userId, params.contentId),
  ),
  on(sharedPhotos.addPhoto, (deps: Deps, { user, query, file }) =>
    addPhoto(deps, user.userId, {
      ...query,
      bytes: Buffer.from(file.buffer, file.byteOffset, file.length),
    }),
  ),
  on(sharedPhotos.listPhotos, (platform, { user, query }) =>
    listPhotos(platform, user.userId, query),
  ),
  on(sharedPhotos.readPhoto, (platform, { user, params }) =>
    readPhoto(platform, user.userId, params.photoId),
  ),
  on(sharedPhotos.deletePhoto, async (platform, { user, params }) => {
    await deletePhoto(platform, user.userId, params.photoId);
    return { message: "Foto eliminada" };
  }),
  on(sharedPhotos.restorePhoto, (platform, { user, params }) =>
    restorePhoto(platform, user.userId, params.photoId),
  ),
];
