import { and, desc, eq, inArray } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { customers, subscriptions as table, trials } from "#db/schema-billing.ts";
import { holdAllAffiliates } from "#server/features/affiliates/holds.ts";
import { forgetStripeAccount } from "#server/features/billing/stripe/forget-stripe-account.ts";
import {
  findWrongAccountError,
  readLinkedAccount,
} from "#server/features/billing/stripe/stripe-accounts.ts";
import { syncCustomer } from "#server/features/billing/stripe/sync.ts";
import { afterCursor, pageOf } from "#server/platform/database/cursor.ts";
import { type AdminContext, AdminError, type Command, exitCodes, listLimit } from "./command.ts";
import { findPerson } from "./people.ts";

const paging = { after: "cursor de la página siguiente" };

export const subscriptions: Command[] = [
  {
    name: "subscriptions list",
    arguments: [],
    options: { status: "trialing, active, past_due, canceled…", ...paging },
    summary: "Planes contratados, el más reciente primero",
    run: async ({ db }, { options }) => {
      const rows = await db
        .select({
          id: table.id,
          email: users.email,
          plan: table.plan,
          status: table.status,
          periodEnd: table.currentPeriodEnd,
          cancelAtEnd: table.cancelAtPeriodEnd,
          created: table.createdAt,
        })
        .from(table)
        .innerJoin(users, eq(users.id, table.userId))
        .where(
          and(
            options.status ? inArray(table.status, options.status.split(",")) : undefined,
            afterCursor(options.after, table.createdAt, table.id),
          ),
        )
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(listLimit + 1);
      const page = pageOf(rows, listLimit, (row) => ({ at: row.created, id: row.id }));
      return { kind: "list", rows: page.rows, next: page.next };
    },
  },
  {
    name: "trials list",
    arguments: [],
    options: { month: "AAAA-MM", ...paging },
    summary: "Plazas de prueba, reservadas y empezadas",
    run: async ({ db }, { options }) => {
      const rows = await db
        .select({
          id: trials.userId,
          email: users.email,
          month: trials.month,
          status: trials.status,
          reservedUntil: trials.reservedUntil,
          started: trials.startedAt,
          created: trials.createdAt,
        })
        .from(trials)
        .innerJoin(users, eq(users.id, trials.userId))
        .where(
          and(
            options.month ? eq(trials.month, options.month) : undefined,
            afterCursor(options.after, trials.createdAt, trials.userId),
          ),
        )
        .orderBy(desc(trials.createdAt), desc(trials.userId))
        .limit(listLimit + 1);
      const page = pageOf(rows, listLimit, (row) => ({ at: row.created, id: row.id }));
      return { kind: "list", rows: page.rows, next: page.next };
    },
  },
  {
    name: "stripe sync",
    arguments: ["correo"],
    summary: "Vuelve a leer de Stripe el plan, las facturas y los pagos de una cuenta",
    run: async (context, { args: [email = ""] }) => {
      const person = await findPerson(context, email);
      const [customer] = await context.db
        .select()
        .from(customers)
        .where(eq(customers.userId, person.id));
      if (!customer) {
        throw new AdminError(`${person.email} no tiene cliente en Stripe.`, exitCodes.missing);
      }
      await syncCustomer(context, customer.stripeId);
      const { plan, addons } = await findPerson(context, email);
      return {
        kind: "done",
        sentence: `${person.email} (${customer.stripeId}) tiene el plan ${[plan, ...addons].join(" + ")}.`,
      };
    },
  },
  {
    name: "stripe forget",
    arguments: ["cuenta"],
    summary:
      "Olvida lo atado a una cuenta de Stripe que ya no se usa; los pagos anotados se quedan",
    run: async (context, { args: [accountId = ""] }) => {
      const linked = await readLinkedAccount(context);
      if (linked?.accountId !== accountId) {
        const current = linked
          ? `la de esta base de datos es ${linked.accountId}`
          : "no hay ninguna";
        throw new AdminError(
          `No hay nada de la cuenta ${accountId}: ${current}.`,
          exitCodes.missing,
        );
      }
      await assertNotConfigured(context, linked);
      const people = await context.db.transaction(async () => {
        await holdAllAffiliates(context, `Ganado con la cuenta de Stripe ${accountId}`);
        return await forgetStripeAccount(context, accountId);
      });
      return {
        kind: "done",
        sentence: `Olvidada ${accountId}: ${people} personas vuelven al plan gratis. Lo que siga en marcha en Stripe se cancela allí.`,
      };
    },
  },
];

/** Refuses while the account is configured: its customers would go on paying for plans they no longer have. */
async function assertNotConfigured(
  context: AdminContext,
  { accountId, isLive }: { accountId: string; isLive: boolean },
): Promise<void> {
  try {
    await context.stripe();
  } catch (error) {
    // Another account is configured, or only test data would be lost.
    if (findWrongAccountError(error) || !isLive || context.billing.testMode) return;
    throw error;
  }
  throw new AdminError(
    `${accountId} es la cuenta configurada: cambia antes las claves de Stripe, con el servidor parado.`,
  );
}
