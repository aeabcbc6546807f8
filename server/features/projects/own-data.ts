import { eq } from "drizzle-orm";
import { projects } from "#db/schema.ts";
import { accountId, ownRows } from "#server/platform/own-data/own-rows.ts";

export const ownProjects = [
  ownRows({
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
