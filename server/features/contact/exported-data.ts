import { eq, or, sql } from "drizzle-orm";
import { contactInquiries } from "#db/schema-contact.ts";
import { accountId, exportedTable } from "#server/platform/data-export/exported-rows.ts";

/**
 * A person's messages to the operator. Anybody can type somebody else's address: messages without a
 * session belong to the account only once its address is confirmed.
 */
export const exportedInquiries = [
  exportedTable({
    key: "inquiries",
    about:
      "Consultas enviadas desde el formulario de contacto, desde tu cuenta o con tu correo ya confirmado",
    table: contactInquiries,
    columns: {
      id: "Identificador de la consulta",
      userId: accountId,
      name: "Nombre que se dio",
      email: "Correo que se dio",
      message: "Lo que se escribió",
      createdAt: "Cuándo",
    },
    where: (_deps, { userId, confirmedEmail }) =>
      or(
        eq(contactInquiries.userId, userId),
        confirmedEmail === null
          ? undefined
          : eq(sql`lower(${contactInquiries.email})`, confirmedEmail),
      )!,
    order: ["createdAt", "id"],
  }),
];
