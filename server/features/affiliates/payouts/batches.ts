import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { payouts } from "#db/schema-affiliates.ts";
import { csvCell } from "#server/platform/csv.ts";
import type { PayoutDeps } from "./deps.ts";
import { decryptDestination } from "./destination-encryption.ts";

/** A bank's upload form accepts this many lines. */
const maxLines = 500;

const header = ["lote", "pago", "metodo", "cuenta", "titular", "importe", "moneda", "concepto"];

interface Batch {
  id: string;
  /** With a header line, and with account numbers in plain text. */
  csv: string;
}

/**
 * The CSV file of payouts that the operator transfers by hand. Each payout belongs to one batch; a batch
 * can be exported again by its id.
 * @param batchId null makes a new batch of all payouts that are in none
 * @returns null when there is nothing to transfer, or no such batch
 */
export async function exportBatch(
  deps: Pick<PayoutDeps, "db" | "payouts">,
  batchId: string | null,
): Promise<Batch | null> {
  const { db } = deps;
  const id = batchId ?? (await newBatch(deps));
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.batchId, id), eq(payouts.status, "processing")))
    .orderBy(asc(payouts.createdAt), asc(payouts.id));
  if (rows.length === 0) return null;
  const lines = [header];
  for (const row of rows) {
    const to = await decryptDestination(deps, row.affiliateId, row.encryptedDestination!);
    const amount = (row.amountCents / 100).toFixed(2);
    lines.push([id, row.id, to.method, to.account, to.holder, amount, "USD", "Comisiones Kolmena"]);
  }
  return { id, csv: lines.map((cells) => cells.map(csvCell).join(",")).join("\n") };
}

async function newBatch({ db }: Pick<PayoutDeps, "db">): Promise<string> {
  const id = randomUUID();
  const waiting = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(eq(payouts.status, "processing"), eq(payouts.provider, "csv"), isNull(payouts.batchId)),
    )
    .orderBy(asc(payouts.createdAt))
    .limit(maxLines)
    .for("update", { skipLocked: true });
  await db.update(payouts).set({ batchId: id }).where(inArray(payouts.id, waiting));
  return id;
}

/** Ids of payouts that the operator may mark as sent or failed: one payout, or those of a batch. */
export async function findMarkablePayoutIds(
  { db }: Pick<PayoutDeps, "db">,
  id: string,
): Promise<string[]> {
  const pending = and(eq(payouts.status, "processing"), eq(payouts.provider, "csv"));
  const rows = await db
    .select({ id: payouts.id, batchId: payouts.batchId })
    .from(payouts)
    .where(pending)
    .orderBy(asc(payouts.createdAt), asc(payouts.id));
  return rows.filter((row) => row.id === id || row.batchId === id).map((row) => row.id);
}
