import type { Files } from "#server/platform/files/files.ts";
import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as shared from "#shared/content.ts";
import {
  deleteContent,
  listContent,
  readContent,
  restoreContent,
  updateContent,
} from "./content.ts";

export const contentRoutes: Route<Platform & { files: Files }>[] = [
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
];
