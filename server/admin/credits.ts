import { desc, eq } from "drizzle-orm";
import { creditEntries } from "#db/schema.ts";
import { grantCredits, readCredits } from "#server/features/credits/credits.ts";
import { AdminError, type Command, exitCodes, listLimit } from "./command.ts";
import { findPerson } from "./people.ts";

const grantMax = 100_000;

export const credits: Command[] = [
  {
    name: "credits show",
    arguments: ["correo"],
    summary: "Saldo de una cuenta y sus últimos 50 movimientos",
    run: async (context, { args: [email = ""] }) => {
      const person = await findPerson(context, email);
      const { balance, used, limit, periodStart } = await readCredits(context, person.id);
      const rows = await context.db
        .select({
          created: creditEntries.createdAt,
          kind: creditEntries.kind,
          credits: creditEntries.credits,
          spent: creditEntries.spent,
          worker: creditEntries.workerId,
          ref: creditEntries.ref,
        })
        .from(creditEntries)
        .where(eq(creditEntries.userId, person.id))
        .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
        .limit(listLimit);
      return {
        kind: "one",
        fields: { email: person.email, plan: person.plan, balance, used, limit, periodStart },
        rows,
      };
    },
  },
  {
    name: "credits grant",
    arguments: ["correo", "créditos", "motivo"],
    summary: "Añade créditos; repetido el mismo día con el mismo motivo no los añade dos veces",
    run: async (context, { args: [email = "", amount = "", reason = ""] }) => {
      const number = Number(amount);
      if (!/^\d+$/.test(amount) || number < 1 || number > grantMax) {
        throw new AdminError(
          `Los créditos son un número entero entre 1 y ${grantMax}: «${amount}» no lo es.`,
          exitCodes.usage,
        );
      }
      const trimmedReason = reason.replace(/\s+/g, " ").trim();
      if (trimmedReason === "" || trimmedReason.length > 200) {
        throw new AdminError("El motivo tiene entre 1 y 200 letras.", exitCodes.usage);
      }
      const person = await findPerson(context, email);
      const previousBalance = (await readCredits(context, person.id)).balance;
      const day = context.now().toISOString().slice(0, 10);
      const balance = await grantCredits(context, {
        userId: person.id,
        credits: number,
        ref: `admin:${day} ${trimmedReason}`,
      });
      return {
        kind: "done",
        sentence:
          balance === previousBalance
            ? `Hoy ya se concedieron créditos a ${person.email} por ese motivo: su saldo sigue en ${balance}.`
            : `${person.email} tiene ahora ${balance} créditos.`,
      };
    },
  },
];
