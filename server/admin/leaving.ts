import { eraseAccount, eraseLater } from "#server/erase-account.ts";
import { leavingPeople } from "#server/features/account/leaving.ts";
import { lastFailures } from "#server/platform/jobs/operator.ts";
import { type Command, listLimit } from "./command.ts";
import { personOf } from "./people.ts";

export const leaving: Command[] = [
  {
    name: "users leaving",
    arguments: [],
    summary: "Cuentas que se están borrando, la que más lleva primero, y por qué no acaban",
    run: async ({ database, db, now }) => {
      const people = await leavingPeople({ db }, { before: now(), limit: listLimit });
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
    arguments: ["correo"],
    summary:
      "Borra una cuenta para siempre; con una que se está borrando, lo intenta otra vez ahora",
    run: async (context, { args: [email = ""] }) => {
      const person = await personOf(context, email);
      await eraseLater(context, person.id);
      const sentence = `La cuenta ${person.email} se está borrando: «users leaving» dice si falta algo.`;
      return { kind: "done", sentence };
    },
  },
];
