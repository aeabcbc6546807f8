import { eq, or, sql } from "drizzle-orm";
import { leads } from "#db/schema-contact.ts";
import { accountId, exportedTable } from "#server/platform/data-export/exported-rows.ts";

/**
 * What a person typed into the demonstration. Anybody can type somebody else's address: a lead
 * without a session belongs to the account only once its address is confirmed.
 */
export const exportedLeads = [
  exportedTable({
    key: "leads",
    about: "Datos con los que probaste la demo, desde tu cuenta o con tu correo ya confirmado",
    table: leads,
    columns: {
      id: "Identificador de la prueba",
      userId: accountId,
      email: "Correo que se dio",
      businessName: "Nombre del negocio",
      industry: "Sector",
      product: "Lo que vende",
      createdAt: "Cuándo",
    },
    where: (_deps, { userId, confirmedEmail }) =>
      or(
        eq(leads.userId, userId),
        confirmedEmail === null ? undefined : eq(sql`lower(${leads.email})`, confirmedEmail),
      )!,
    order: ["createdAt", "id"],
  }),
];
