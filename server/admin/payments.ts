import { and, asc, desc, eq, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { payments as table } from "#db/schema-billing.ts";
import { guaranteedPayments, refundPayment } from "#server/features/billing/money/refunds.ts";
import { afterCursor, pageOf } from "#server/platform/database/cursor.ts";
import { AppError } from "#server/platform/errors.ts";
import { centsOf, formatUsd } from "#shared/money.ts";
import { AdminError, type Command, exitCodes, listLimit } from "./command.ts";
import { findPerson } from "./people.ts";

const kinds = ["payment", "refund", "refund_reversal", "dispute", "dispute_reversal"] as const;

const columns = {
  id: table.id,
  kind: table.kind,
  email: users.email,
  purpose: table.purpose,
  cents: table.amountCents,
  payment: table.paymentId,
  occurred: table.occurredAt,
};

/** SQL condition: the dispute has no reversal, so it is lost or still open. */
const isNotReversed = sql`not exists (select 1 from payments as reversal
  where reversal.id = ${table.id} and reversal.kind = 'dispute_reversal')`;

export const payments: Command[] = [
  {
    name: "payments list",
    arguments: [],
    options: {
      kind: kinds.join(", "),
      person: "correo",
      after: "cursor de la página siguiente",
    },
    summary: "Movimientos de dinero; las disputas sin resolver, con --kind dispute",
    run: async (context, { options }) => {
      const kind = kinds.find((each) => each === options.kind);
      if (options.kind !== undefined && kind === undefined) {
        throw new AdminError(`--kind solo puede ser ${kinds.join(", ")}.`, exitCodes.usage);
      }
      const person = options.person ? await findPerson(context, options.person) : undefined;
      const rows = await context.db
        .select(columns)
        .from(table)
        .leftJoin(users, eq(users.id, table.userId))
        .where(
          and(
            kind ? eq(table.kind, kind) : undefined,
            kind === "dispute" ? isNotReversed : undefined,
            person ? eq(table.userId, person.id) : undefined,
            afterCursor(options.after, table.occurredAt, table.id),
          ),
        )
        .orderBy(desc(table.occurredAt), desc(table.id))
        .limit(listLimit + 1);
      const page = pageOf(rows, listLimit, (row) => ({ at: row.occurred, id: row.id }));
      return { kind: "list", rows: page.rows.map(withDollars), next: page.next };
    },
  },
  {
    name: "payments show",
    arguments: ["pago"],
    summary: "Un pago (pi_…) con sus devoluciones y disputas",
    run: async ({ db }, { args: [id = ""] }) => {
      const rows = await db
        .select({ ...columns, invoice: table.invoiceId, subscription: table.subscriptionId })
        .from(table)
        .leftJoin(users, eq(users.id, table.userId))
        .where(eq(table.paymentId, id))
        .orderBy(asc(table.occurredAt), asc(table.kind))
        .limit(listLimit);
      const paid = rows.find((row) => row.kind === "payment");
      if (!paid) throw new AdminError(`No hay ningún pago ${id}.`, exitCodes.missing);
      const leftCents = rows.reduce((sum, row) => sum + row.cents, 0);
      // Left out: the amount is shown as `paid`, the kind in the rows, the payment id is the argument.
      const { cents, kind, payment, ...fields } = paid;
      return {
        kind: "one",
        fields: { ...fields, paid: formatUsd(cents), left: formatUsd(leftCents) },
        rows: rows.map(({ email: _email, invoice, subscription, ...row }) => withDollars(row)),
      };
    },
  },
  {
    name: "refund",
    arguments: ["correo o pago"],
    options: { amount: "dólares; sin él, todo" },
    summary:
      "Devuelve un pago (pi_…), o a una persona todo lo de su mes en curso (garantía de 30 días)",
    run: async (context, { args: [personOrPayment = ""], options }) => {
      const amountCents = options.amount === undefined ? undefined : parseDollars(options.amount);
      const ids = personOrPayment.startsWith("pi_")
        ? [personOrPayment]
        : (await guaranteedPayments(context, (await findPerson(context, personOrPayment)).id)).map(
            (p) => p.id,
          );
      if (amountCents !== undefined && ids.length > 1) {
        throw new AdminError(
          `Son ${ids.length} pagos: di cuál con su id (${ids.join(", ")}).`,
          exitCodes.usage,
        );
      }
      const refunds: string[] = [];
      for (const [at, id] of ids.entries()) {
        const amount = amountCents === undefined ? {} : { amountCents };
        const refunded = await refundPayment(context, id, amount).catch((error) => {
          // One of several payments may be refunded already, when the command failed halfway or is repeated.
          const isLast = at === ids.length - 1;
          if (
            error instanceof AppError &&
            error.code === "conflict" &&
            !(isLast && !refunds.length)
          ) {
            return null;
          }
          throw error;
        });
        if (refunded) refunds.push(`${formatUsd(refunded.amountCents)} de ${id}`);
      }
      return { kind: "done", sentence: `Devueltos ${refunds.join(" y ")}.` };
    },
  },
];

function withDollars<T extends { cents: number }>({ cents, ...row }: T) {
  return { ...row, amount: formatUsd(cents) };
}

function parseDollars(text: string): number {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text) || Number(text) <= 0) {
    throw new AdminError(`--amount es un importe como 12.50: «${text}» no lo es.`, exitCodes.usage);
  }
  return centsOf(Number(text));
}
