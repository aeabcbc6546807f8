import { eq } from "drizzle-orm";
import { projects } from "#db/schema.ts";
import { accountId, exportedTable } from "#server/platform/data-export/exported-rows.ts";

export const exportedProjects = [
  exportedTable({
    key: "projects",
    about: "Tus proyectos",
    table: projects,
    columns: {
      id: "Identificador del proyecto",
      userId: accountId,
      name: "Nombre",
      description: "Descripción",
      type: "Tipo",
      createdAt: "Cuándo lo creaste",
    },
    where: (_deps, { userId }) => eq(projects.userId, userId),
    order: ["createdAt", "id"],
  }),
];
