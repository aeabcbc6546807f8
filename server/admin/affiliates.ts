import { and, asc, desc, eq, isNotNull, ne } from "drizzle-orm";
import { users } from "#db/schema.ts";
import {
  commissionRows,
  commissions as commissionTable,
  payouts,
  referrals,
  affiliates as table,
} from "#db/schema-affiliates.ts";
import { balanceOf } from "#server/features/affiliates/balance.ts";
import { normalizeCode } from "#server/features/affiliates/codes.ts";
import { commissionStatus } from "#server/features/affiliates/commission-lists.ts";
import { holdAffiliate, releaseAffiliate } from "#server/features/affiliates/holds.ts";
import { afterCursor, pageOf } from "#server/platform/database/cursor.ts";
import { formatUsd } from "#shared/money.ts";
import {
  type AdminContext,
  AdminError,
  type Command,
  exitCodes,
  listLimit,
  type Row,
} from "./command.ts";

/** The affiliate with this code; letter case does not matter. @throws AdminError `missing` */
export async function findAffiliate({ db }: Pick<AdminContext, "db">, typed: string) {
  const [found] = await db
    .select({ affiliate: table, email: users.email })
    .from(table)
    .leftJoin(users, eq(users.id, table.userId))
    .where(eq(table.code, normalizeCode(typed) ?? ""));
  if (!found)
    throw new AdminError(`No hay ningún afiliado con el código ${typed}.`, exitCodes.missing);
  return { ...found.affiliate, email: found.email };
}

/** Maximum number of rows that `commissions explain` reads per kind. */
const linesMax = 5000;

export const affiliates: Command[] = [
  {
    name: "affiliates list",
    arguments: [],
    options: { after: "cursor de la página siguiente" },
    summary: "Afiliados con lo que han ganado, el más reciente primero",
    run: async (context, { options }) => {
      const rows = await context.db
        .select({ affiliate: table, email: users.email })
        .from(table)
        .leftJoin(users, eq(users.id, table.userId))
        .where(afterCursor(options.after, table.createdAt, table.id))
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(listLimit + 1);
      const page = pageOf(rows, listLimit, ({ affiliate: { createdAt: at, id } }) => ({ at, id }));
      const listRows: Row[] = [];
      for (const { affiliate, email } of page.rows) {
        const balance = await balanceOf(context, affiliate.id);
        listRows.push({
          code: affiliate.code,
          email,
          referrals: affiliate.referralCount,
          earned: formatUsd(balance.totalEarned),
          paid: formatUsd(balance.paid),
          available: formatUsd(balance.pending),
          waiting: formatUsd(balance.waiting),
          disputed: formatUsd(balance.disputed),
          held: affiliate.heldAt,
          created: affiliate.createdAt,
        });
      }
      return { kind: "list", rows: listRows, next: page.next };
    },
  },
  {
    name: "affiliates hold",
    arguments: ["código", "motivo"],
    summary: "Retiene los pagos de un afiliado y deja de contar sus visitas",
    run: async (context, { args: [code = "", heldReason = ""] }) => {
      const { id } = await findAffiliate(context, code);
      await holdAffiliate(context, id, heldReason);
      return { kind: "done", sentence: `${code}: sus pagos están retenidos.` };
    },
  },
  {
    name: "affiliates release",
    arguments: ["código"],
    summary: "Deja de retener los pagos de un afiliado",
    run: async (context, { args: [code = ""] }) => {
      const { id } = await findAffiliate(context, code);
      if (!(await releaseAffiliate(context, id))) {
        throw new AdminError(`${code} no estaba retenido.`, exitCodes.usage);
      }
      return { kind: "done", sentence: `${code}: sus pagos ya no están retenidos.` };
    },
  },
  {
    name: "commissions list",
    arguments: ["código"],
    options: { after: "cursor de la página siguiente" },
    summary: "Comisiones de un afiliado, la más reciente primero",
    run: async (context, { args: [code = ""], options }) => {
      const { id } = await findAffiliate(context, code);
      const rows = await context.db
        .select()
        .from(commissionTable)
        .where(
          and(
            eq(commissionTable.affiliateId, id),
            afterCursor(options.after, commissionTable.createdAt, commissionTable.id),
          ),
        )
        .orderBy(desc(commissionTable.createdAt), desc(commissionTable.id))
        .limit(listLimit + 1);
      const page = pageOf(rows, listLimit, (row) => ({ at: row.createdAt, id: row.id }));
      return {
        kind: "list",
        rows: page.rows.map((row) => ({
          invoice: row.invoiceId,
          number: row.invoiceNumber,
          plan: row.plan,
          month: row.month,
          paid: formatUsd(row.paidCents),
          returned: formatUsd(row.returnedCents),
          commission: formatUsd(row.amountCents),
          status: row.disputedAt ? `${commissionStatus(row)}, disputed` : commissionStatus(row),
          created: row.createdAt,
          releases: row.releasesAt,
        })),
        next: page.next,
      };
    },
  },
  {
    name: "commissions explain",
    arguments: ["código"],
    summary: "El saldo de un afiliado línea a línea, de lo más antiguo a lo último",
    run: async (context, { args: [code = ""] }) => {
      const affiliate = await findAffiliate(context, code);
      const balance = await balanceOf(context, affiliate.id);
      const lines = [
        ...(await earnedLines(context, affiliate.id)),
        ...(await disputedLines(context, affiliate.id)),
        ...(await paidLines(context, affiliate.id)),
      ].sort((a, b) => +a.at - +b.at);
      let cents = 0;
      const rows = lines.map(({ at, what, of, base, amount }): Row => {
        cents += amount;
        return { at, what, of, base, amount: formatUsd(amount), balance: formatUsd(cents) };
      });
      const { totalEarned, paid, held, pending, waiting, disputed } = balance;
      return {
        kind: "one",
        fields: {
          code: affiliate.code,
          email: affiliate.email,
          held: affiliate.heldAt,
          heldReason: affiliate.heldReason,
          earned: formatUsd(totalEarned),
          paid: formatUsd(paid),
          requested: formatUsd(held),
          available: formatUsd(pending),
          waiting: formatUsd(waiting),
          disputed: formatUsd(disputed),
          refused: await refusedCount(context, affiliate.id),
        },
        rows,
      };
    },
  },
];

interface Line {
  at: Date;
  what: string;
  /** Id of the invoice or payout. */
  of: string;
  /** The customer's payment that the commission is a share of; null when there is none. */
  base: string | null;
  amount: number;
}

async function earnedLines({ db }: Pick<AdminContext, "db">, affiliateId: string): Promise<Line[]> {
  const rows = await db
    .select({ row: commissionRows, invoiceId: commissionTable.invoiceId })
    .from(commissionRows)
    .innerJoin(commissionTable, eq(commissionTable.id, commissionRows.commissionId))
    .where(eq(commissionRows.affiliateId, affiliateId))
    .orderBy(asc(commissionRows.occurredAt), asc(commissionRows.createdAt))
    .limit(linesMax);
  return rows.map(({ row, invoiceId }) => ({
    at: row.occurredAt,
    what: row.kind,
    of: invoiceId,
    base: formatUsd(row.baseCents),
    amount: row.amountCents,
  }));
}

/** Open disputes: they deduct nothing yet, but their commission is not paid out meanwhile. */
async function disputedLines(
  { db }: Pick<AdminContext, "db">,
  affiliateId: string,
): Promise<Line[]> {
  const rows = await db
    .select()
    .from(commissionTable)
    .where(and(eq(commissionTable.affiliateId, affiliateId), isNotNull(commissionTable.disputedAt)))
    .orderBy(asc(commissionTable.disputedAt))
    .limit(linesMax);
  return rows.map((row) => ({
    at: row.disputedAt!,
    what: row.paidAt ? "dispute open" : `dispute open, holds ${formatUsd(row.amountCents)}`,
    of: row.invoiceId,
    base: null,
    amount: 0,
  }));
}

/** Payouts that have not failed: they are deducted from the balance. */
async function paidLines({ db }: Pick<AdminContext, "db">, affiliateId: string): Promise<Line[]> {
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.affiliateId, affiliateId), ne(payouts.status, "failed")))
    .orderBy(asc(payouts.createdAt))
    .limit(linesMax);
  return rows.map((row) => ({
    at: row.createdAt,
    what: `payout ${row.status}`,
    of: row.id,
    base: null,
    amount: -row.amountCents,
  }));
}

async function refusedCount({ db }: Pick<AdminContext, "db">, affiliateId: string) {
  return await db.$count(
    referrals,
    and(eq(referrals.affiliateId, affiliateId), isNotNull(referrals.refusedAt)),
  );
}
