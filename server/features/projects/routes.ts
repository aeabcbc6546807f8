import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as shared from "#shared/projects.ts";
import {
  createProject,
  deleteProject,
  listProjects,
  readProject,
  updateProject,
} from "./projects.ts";

export const projectRoutes: Route<Platform>[] = [
  on(shared.listProjects, (platform, { user, query }) =>
    listProjects(platform, user.userId, query),
  ),
  on(shared.createProject, (platform, { user, body }) =>
    createProject(platform, user.userId, body),
  ),
  on(shared.readProject, (platform, { user, params }) =>
    readProject(platform, user.userId, params.projectId),
  ),
  on(shared.updateProject, (platform, { user, params, body }) =>
    updateProject(platform, user.userId, params.projectId, body),
  ),
  on(shared.deleteProject, async (platform, { user, params }) => {
    await deleteProject(platform, user.userId, params.projectId);
    return { message: "Proyecto borrado" };
  }),
];
