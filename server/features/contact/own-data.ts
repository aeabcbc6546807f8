import { eq } from "drizzle-orm";
import { contactInquiries } from "#db/schema-billing.ts";
import { ownRows } from "#server/platform/own-data/own-rows.ts";

/** What somebody wrote to the operator; anybody can write with an address that is not theirs. */
export const ownInquiries = [
  ownRows({
    key: "inquiries",
    about: "Consultas enviadas desde el formulario de contacto con tu correo, ya confirmado",
    table: contactInquiries,
    columns: {
      id: "Identificador de la consulta",
      name: "Nombre que se dio",
      email: "Correo que se dio",
      message: "Lo que se escribió",
      createdAt: "Cuándo",
    },
    whose: (_deps, { confirmedEmail }) =>
      confirmedEmail === null ? null : eq(contactInquiries.email, confirmedEmail),
    order: ["createdAt", "id"],
  }),
];
