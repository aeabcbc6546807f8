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
  body: z.strictObject({
    name: text({ min: 1, max: 120, short: "El nombre del proyecto es requerido" }),
    description: z._default(text({ max: 1000 }), ""),
    type: z._default(oneOf(projectTypes, "Elige un tipo de la lista"), "social"),
  }),
  output: project,
  status: 201,
});
