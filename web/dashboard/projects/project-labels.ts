import type { Project } from "#shared/projects.ts";

/** Labels of the project types. */
export const typeNames: Readonly<Record<Project["type"], string>> = {
  social: "Redes sociales",
  ads: "Anuncios",
  email: "Email",
  dm: "Mensajes directos",
  analytics: "Analítica",
};

/** Address of a project in the dashboard. */
export function projectHref(projectId: string): string {
  return `${projectsHref}&proyecto=${projectId}`;
}

export const projectsHref = "/dashboard?tab=proyectos";
