import { eq, sql } from "drizzle-orm";
import { commissions } from "#db/schema-affiliates.ts";
import type { payments } from "#db/schema-billing.ts";
import type { Platform } from "#server/platform/platform.ts";

type Payment = typeof payments.$inferSelect;

/**
 * When the invoice's undecided dispute began; null when there is none.
 * @param moves all payments of the invoice
 * @param lost ids of the lost disputes, which the payments themselves do not show
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
 * Holds a commission back while its invoice is disputed; an approved, unpaid one loses its approval. The
 * next approval run picks it up after the decision. Call it while holding the affiliate's lock.
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
      // Read in SQL, since approving takes no affiliate lock and may run at the same time.
      approvedAt: disputedAt
        ? sql`case when ${commissions.paidAt} is not null then ${commissions.approvedAt} end`
        : undefined,
    })
    .where(eq(commissions.id, commission.id));
}
