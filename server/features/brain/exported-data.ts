import { eq } from "drizzle-orm";
import { businessProfileDrafts, businessProfiles } from "#db/schema-brain.ts";
import { accountId, exportedTable } from "#server/platform/data-export/exported-rows.ts";

/** A person's business profile and its draft. */
export const exportedBrain = [
  exportedTable({
    key: "businessProfile",
    about: "Tu negocio, como lo describiste en Brain Central",
    table: businessProfiles,
    columns: {
      userId: accountId,
      businessName: "Nombre del negocio",
      industry: "Sector",
      businessType: "Tipo de negocio",
      mainService: "Producto o servicio principal",
      targetAudience: "A quién te diriges",
      audienceAge: "Edad de tu público",
      audienceLocation: "Dónde está tu público",
      primaryGoal: "Tu objetivo",
      brandTone: "Tono de la marca",
      preferredPlatforms: "Redes que prefieres",
      products: "Productos",
      brandValues: "Valores de la marca",
      differentiators: "Lo que te diferencia",
      createdAt: "Cuándo lo guardaste por primera vez",
      updatedAt: "Cuándo lo cambiaste por última vez",
    },
    where: (_deps, { userId }) => eq(businessProfiles.userId, userId),
    order: ["createdAt"],
  }),
  exportedTable({
    key: "businessProfileDraft",
    about: "Tus respuestas de Brain Central sin terminar",
    table: businessProfileDrafts,
    columns: {
      userId: accountId,
      step: "Paso en el que te quedaste",
      answers: "Lo que llevabas escrito",
      updatedAt: "Cuándo lo escribiste",
    },
    where: (_deps, { userId }) => eq(businessProfileDrafts.userId, userId),
    order: ["updatedAt"],
  }),
];
