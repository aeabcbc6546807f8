import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliates, payoutDetails } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Who receives an affiliate's payouts, and what may keep them from being paid. */
export interface Receiver {
  to: string;
  name: string;
  isConfirmed: boolean;
  isLeaving: boolean;
  details: typeof payoutDetails.$inferSelect | null;
}

/** Null when the affiliate has erased their account. */
export async function findReceiver(
  { db }: Pick<Platform, "db">,
  affiliateId: string,
): Promise<Receiver | null> {
  const [row] = await db
    .select({
      to: users.email,
      name: users.name,
      verifiedAt: users.emailVerifiedAt,
      leavingAt: users.leavingAt,
      details: payoutDetails,
    })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .leftJoin(payoutDetails, eq(payoutDetails.affiliateId, affiliates.id))
    .where(eq(affiliates.id, affiliateId));
  if (!row) return null;
  const { verifiedAt, leavingAt, ...rest } = row;
  return { ...rest, isConfirmed: verifiedAt !== null, isLeaving: leavingAt !== null };
}
