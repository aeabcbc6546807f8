import { payments } from "#db/schema-billing.ts";
import type { Platform } from "#server/platform/platform.ts";

export type LedgerRow = Omit<typeof payments.$inferInsert, "createdAt">;

/** Writes payments, refunds and disputes to the ledger, each once. @returns the new rows */
export async function recordPayments(
  { db, now }: Pick<Platform, "db" | "now">,
  rows: readonly LedgerRow[],
): Promise<(typeof payments.$inferSelect)[]> {
  if (rows.length === 0) return [];
  const createdAt = now();
  return await db
    .insert(payments)
    .values(rows.map((row) => ({ ...row, createdAt })))
    .onConflictDoNothing()
    .returning();
}
