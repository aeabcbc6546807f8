import { listInquiries } from "#server/features/contact/contact.ts";
import { type Command, listLimit } from "./command.ts";

export const contacts: Command[] = [
  {
    name: "contacts list",
    arguments: [],
    options: { after: "cursor de la página siguiente" },
    summary: "Lo que ha llegado por el formulario de contacto, lo más reciente primero",
    run: async ({ db }, { options }) => {
      const page = await listInquiries({ db }, { cursor: options.after, limit: listLimit });
      const rows = page.rows.map(({ name, email, message, createdAt }) => ({
        created: createdAt,
        name,
        email,
        message,
      }));
      return { kind: "list", rows, next: page.next };
    },
  },
];
