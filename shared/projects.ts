import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, instant, oneOf, text } from "./fields.ts";
import { pageQuery } from "./paging.ts";

export const projectTypes = ["social", "ads", "email", "dm", "analytics"] as const;

export const project = z.object({
  id,
  name: z.string(),
  description: z.string(),
  type: z.enum(projectTypes),
  createdAt: instant,
  /** Content pieces that are filed in it. */
  contentCount: z.int(),
});
export type Project = z.output<typeof project>;

/** Per account. */
export const projectsMax = 200;

const name = text({ min: 1, max: 120, short: "El nombre del proyecto es requerido" });
const description = text({ max: 1000 });
const type = oneOf(projectTypes, "Elige un tipo de la lista");
const projectIdParam = z.strictObject({ projectId: id });

export const projectInput = z.strictObject({
  name,
  description: z._default(description, ""),
  type: z._default(type, "social"),
});

export const listProjects = endpoint({
  method: "GET",
  path: "/api/projects",
  access: "user",
  summary: "Projects, newest first",
  query: z.strictObject(pageQuery),
  output: z.array(project),
  paginated: true,
});

export const createProject = endpoint({
  method: "POST",
  path: "/api/projects",
  access: "user",
  summary: "Create a project",
  body: projectInput,
  output: project,
  status: 201,
  errors: ["conflict"],
});

export const readProject = endpoint({
  method: "GET",
  path: "/api/projects/{projectId}",
  access: "user",
  summary: "One project",
  params: projectIdParam,
  output: project,
  errors: ["not_found"],
});

export const updateProject = endpoint({
  method: "PATCH",
  path: "/api/projects/{projectId}",
  access: "user",
  summary: "Change a project's name, description or type",
  params: projectIdParam,
  body: z.strictObject({
    name: z.optional(name),
    description: z.optional(description),
    type: z.optional(type),
  }),
  output: project,
  errors: ["not_found"],
});

export const deleteProject = endpoint({
  method: "DELETE",
  path: "/api/projects/{projectId}",
  access: "user",
  summary: "Delete a project; its content pieces stay, without a project",
  params: projectIdParam,
  output: z.object({ message: z.string() }),
  errors: ["not_found"],
});
