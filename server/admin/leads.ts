import { listLeads } from "#server/features/leads/leads.ts";
import { type Command, listLimit } from "./command.ts";

export const leads: Command[] = [
  {
    name: "leads list",
    arguments: [],
    options: { after: "cursor de la página siguiente" },
    summary: "Quién ha probado la demo y para qué negocio, lo más reciente primero",
    run: async ({ db }, { options }) => {
      const page = await listLeads({ db }, { cursor: options.after, limit: listLimit });
      const rows = page.rows.map(({ email, businessName, industry, product, createdAt }) => ({
        created: createdAt,
        email,
        businessName,
        industry,
        product,
      }));
      return { kind: "list", rows, next: page.next };
    },
  },
];
