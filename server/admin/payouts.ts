import { and, desc, eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliates, payouts as table } from "#db/schema-affiliates.ts";
import { exportBatch, findMarkablePayoutIds } from "#server/features/affiliates/payouts/batches.ts";
import { preparePayouts } from "#server/features/affiliates/payouts/friday-run.ts";
import { completePayout, failPayout } from "#server/features/affiliates/payouts/sending.ts";
import { afterCursor, pageOf } from "#server/platform/database/cursor.ts";
import { formatUsd } from "#shared/money.ts";
import { findAffiliate } from "./affiliates.ts";
import { AdminError, type Command, exitCodes, listLimit } from "./command.ts";

const statuses = ["requested", "processing", "completed", "failed"] as const;

export const payouts: Command[] = [
  {
    name: "payouts list",
    arguments: [],
    options: {
      status: statuses.join(", "),
      affiliate: "código",
      after: "cursor de la página siguiente",
    },
    summary: "Pagos a afiliados, el más reciente primero; los que te toca transferir, processing",
    run: async (context, { options }) => {
      const status = statuses.find((each) => each === options.status);
      if (options.status !== undefined && status === undefined) {
        throw new AdminError(`--status solo puede ser ${statuses.join(", ")}.`, exitCodes.usage);
      }
      const affiliate = options.affiliate
        ? await findAffiliate(context, options.affiliate)
        : undefined;
      const rows = await context.db
        .select({ payout: table, code: affiliates.code, email: users.email })
        .from(table)
        .innerJoin(affiliates, eq(affiliates.id, table.affiliateId))
        .leftJoin(users, eq(users.id, affiliates.userId))
        .where(
          and(
            status ? eq(table.status, status) : undefined,
            affiliate ? eq(table.affiliateId, affiliate.id) : undefined,
            afterCursor(options.after, table.createdAt, table.id),
          ),
        )
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(listLimit + 1);
      const page = pageOf(rows, listLimit, ({ payout: { createdAt: at, id } }) => ({ at, id }));
      const listRows = page.rows.map(({ payout, code, email }) => ({
        id: payout.id,
        code,
        email,
        amount: formatUsd(payout.amountCents),
        status: payout.status,
        origin: payout.origin,
        week: payout.isoWeek,
        provider: payout.provider,
        destination: payout.maskedDestination,
        transfer: payout.providerId,
        batch: payout.batchId,
        created: payout.createdAt,
        completed: payout.completedAt,
        failure: payout.failureReason,
      }));
      return { kind: "list", rows: listRows, next: page.next };
    },
  },
  {
    name: "payouts pay",
    arguments: ["código"],
    summary:
      "Paga ya a un afiliado lo que ha pedido y lo que tiene disponible, sin esperar al viernes",
    run: async (context, { args: [code = ""] }) => {
      const { id } = await findAffiliate(context, code);
      const count = await preparePayouts(context, id, null);
      if (count === 0) {
        throw new AdminError(
          `${code}: no hay nada que pagar, o no se puede todavía (retenido, sin cuenta o con una de hace menos de 72 horas, email sin confirmar o menos de $10).`,
        );
      }
      const next = context.payouts.provider === "csv" ? " Sácalos con «payouts export»." : "";
      return { kind: "done", sentence: `${code}: ${count} en camino.${next}` };
    },
  },
  {
    name: "payouts export",
    arguments: [],
    options: { batch: "lote que ya sacaste; sin él, uno nuevo con lo que no está en ninguno" },
    summary:
      "Lo que te toca transferir, en CSV y con las cuentas a la vista: guárdalo donde solo lo veas tú",
    run: async (context, { options }) => {
      if (options.batch !== undefined) assertId(options.batch);
      const batch = await exportBatch(context, options.batch ?? null);
      if (!batch) throw new AdminError("No hay nada que transferir.", exitCodes.missing);
      // Only the CSV text, because the output is redirected into a file.
      return { kind: "done", sentence: batch.csv };
    },
  },
  {
    name: "payouts mark",
    arguments: ["pago o lote"],
    options: { failed: "por qué no llegó, como se le dirá al afiliado" },
    summary:
      "Marca como pagado un pago que has transferido, o todo un lote; con --failed, lo devuelve",
    run: async (context, { args: [which = ""], options }) => {
      assertId(which);
      const ids = await findMarkablePayoutIds(context, which);
      const { failed } = options;
      let marked = 0;
      for (const id of ids) {
        const isMarked = failed
          ? await failPayout(context, id, { reason: failed })
          : await completePayout(context, id, null);
        if (isMarked) marked += 1;
      }
      if (marked === 0) {
        throw new AdminError(
          `${which} no es un pago ni un lote que espere tu transferencia.`,
          exitCodes.missing,
        );
      }
      const how = failed ? "devueltos a su saldo" : "marcados como pagados";
      return { kind: "done", sentence: `Pagos ${how}: ${marked}.` };
    },
  },
];

function assertId(which: string): void {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(which)) return;
  throw new AdminError(`«${which}» no es el id de un pago ni de un lote.`, exitCodes.usage);
}
