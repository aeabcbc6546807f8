import {
  claimCustomer,
  listUnclaimedCustomers,
} from "#server/features/billing/stripe/unclaimed-customers.ts";
import { type Command, listLimit } from "./command.ts";

/** Stripe subscriptions whose customer has no account here: see Backups in docs/operations.md. */
export const unclaimed: Command[] = [
  {
    name: "stripe unclaimed",
    arguments: [],
    summary: `Quién paga en Stripe un plan que aquí no es de nadie, hasta ${listLimit}`,
    run: async (context) => {
      const found = await listUnclaimedCustomers(context, listLimit);
      const rows = found.map(({ stripeId, email, plan, status, createdAt }) => ({
        id: stripeId,
        email,
        plan,
        status,
        created: createdAt,
      }));
      return { kind: "list", rows };
    },
  },
  {
    name: "stripe claim",
    arguments: ["cliente"],
    summary: "Da a un cliente de Stripe (cus_…) una cuenta con lo que paga; le llega cómo abrirla",
    run: async (context, { args: [stripeId = ""] }) => {
      const email = await claimCustomer(context, stripeId);
      return { kind: "done", sentence: `${stripeId} es ahora de ${email}.` };
    },
  },
];
