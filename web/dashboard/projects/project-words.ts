import type { Project } from "#shared/projects.ts";

/** What a project is for, in words. */
export const typeNames: Readonly<Record<Project["type"], string>> = {
  social: "Redes sociales",
  ads: "Anuncios",
  email: "Email",
  dm: "Mensajes directos",
  analytics: "Analítica",
};

/** Its address within the dashboard. */
export function projectHref(projectId: string): string {
  return `${projectsHref}&proyecto=${projectId}`;
}

export const projectsHref = "/dashboard?tab=proyectos";
