import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { eraseAccount, eraseLater } from "#server/erase-account.ts";
import { peopleBeingErased } from "#server/features/account/erasure.ts";
import { lastFailures } from "#server/platform/jobs/operator.ts";
import { type AdminContext, AdminError, type Command, exit, listLimit } from "./command.ts";
import { personOf } from "./people.ts";

export const erasure: Command[] = [
  {
    name: "users leaving",
    arguments: [],
    summary: "Cuentas que se están borrando, la que más lleva primero, y por qué no acaban",
    run: async ({ database, db, now }) => {
      const people = await peopleBeingErased({ db }, { before: now(), limit: listLimit });
      const failures = await lastFailures(database, eraseAccount.name);
      return {
        kind: "list",
        rows: people.map(({ id, email, leavingAt }) => ({
          id,
          email,
          since: leavingAt,
          failure: failures.get(id) ?? null,
        })),
      };
    },
  },
  {
    name: "users erase",
    arguments: ["correo o id"],
    summary:
      "Borra una cuenta para siempre; con una que se está borrando, lo intenta otra vez ahora",
    run: async (context, { args: [which = ""] }) => {
      const person = await personToErase(context, which);
      await eraseLater(context, person.id);
      const sentence = `La cuenta ${person.email} se está borrando: «users leaving» dice si falta algo.`;
      return { kind: "done", sentence };
    },
  },
];

/** Finds a person by address or by id. After a restored backup the log still has the ids of erased accounts. */
async function personToErase(context: AdminContext, which: string) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(which)) return personOf(context, which);
  const [person] = await context.db.select().from(users).where(eq(users.id, which));
  if (!person) throw new AdminError(`No hay ninguna cuenta con el id ${which}.`, exit.missing);
  return person;
}
