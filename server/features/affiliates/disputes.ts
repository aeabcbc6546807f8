import { eq, sql } from "drizzle-orm";
import { commissions } from "#db/schema-affiliates.ts";
import type { payments } from "#db/schema-billing.ts";
import type { Platform } from "#server/platform/platform.ts";

type Payment = typeof payments.$inferSelect;

/**
 * Since when an invoice's money is with a bank that has not decided; null: it is with none.
 * @param moves all of the invoice's payments
 * @param lost ids of the disputes that are lost, which payments do not tell
 */
export function openDisputeSince(
  moves: readonly Payment[],
  lost: ReadonlySet<string>,
): Date | null {
  const won = new Set(moves.filter(({ kind }) => kind === "dispute_reversal").map(({ id }) => id));
  const open = moves.find(({ id, kind }) => kind === "dispute" && !won.has(id) && !lost.has(id));
  return open?.occurredAt ?? null;
}

/**
 * Holds a commission back while its invoice is disputed: one that was approved and is not paid yet waits
 * again. Once it is decided the next approval takes it. Call it under the lock of its affiliate.
 */
export async function holdWhileDisputed(
  { db }: Pick<Platform, "db">,
  commission: Pick<typeof commissions.$inferSelect, "id" | "disputedAt">,
  disputedAt: Date | null,
): Promise<void> {
  if ((commission.disputedAt === null) === (disputedAt === null)) return;
  await db
    .update(commissions)
    .set({
      disputedAt,
      // As the row is by now: the approval takes no lock of the affiliate.
      approvedAt: disputedAt
        ? sql`case when ${commissions.paidAt} is not null then ${commissions.approvedAt} end`
        : undefined,
    })
    .where(eq(commissions.id, commission.id));
}
