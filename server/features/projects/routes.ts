import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as shared from "#shared/projects.ts";
import { createProject, listProjects } from "./projects.ts";

export const projectRoutes: Route<Platform>[] = [
  on(shared.listProjects, (platform, { user, query }) =>
    listProjects(platform, user.userId, query),
  ),
  on(shared.createProject, (platform, { user, body }) =>
    createProject(platform, user.userId, body),
  ),
];
