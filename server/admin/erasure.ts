import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { eraseAccount, queueErasure } from "#server/erase-account.ts";
import { listPeopleBeingErased } from "#server/features/account/erasure.ts";
import { latestFailures } from "#server/platform/jobs/operator.ts";
import { type AdminContext, AdminError, type Command, exitCodes, listLimit } from "./command.ts";
import { findPerson } from "./people.ts";

export const erasure: Command[] = [
  {
    name: "users leaving",
    arguments: [],
    summary: "Cuentas que se están borrando, la que más lleva primero, y por qué no acaban",
    run: async ({ database, db, now }) => {
      const people = await listPeopleBeingErased({ db }, { before: now(), limit: listLimit });
      const failures = await latestFailures(database, eraseAccount.name);
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
      await queueErasure(context, person.id);
      const sentence = `La cuenta ${person.email} se está borrando: «users leaving» dice si falta algo.`;
      return { kind: "done", sentence };
    },
  },
];

/** Finds a person by address or by id. After a restored backup the log still has the ids of erased accounts. */
async function personToErase(context: AdminContext, which: string) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(which)) return findPerson(context, which);
  const [person] = await context.db.select().from(users).where(eq(users.id, which));
  if (!person) throw new AdminError(`No hay ninguna cuenta con el id ${which}.`, exitCodes.missing);
  return person;
}
