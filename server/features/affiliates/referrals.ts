import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { commissions, referrals } from "#db/schema-affiliates.ts";
import { afterCursor, pageOf, pageSize } from "#server/platform/database/cursor.ts";
import { Page } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Referral } from "#shared/affiliates.ts";
import { dollarsOf } from "#shared/money.ts";

/** The sign-ups through an affiliate's link, newest first, without names. */
export async function listReferrals(
  { db, now }: Pick<Platform, "db" | "now">,
  affiliateId: string,
  {
    cursor,
    limit = pageSize,
    converted,
    total,
  }: { cursor?: string; limit?: number; converted?: "true" | "false"; total?: number } = {},
): Promise<Page<Referral>> {
  const condition = and(
    eq(referrals.affiliateId, affiliateId),
    converted === "true" ? isNotNull(referrals.convertedAt) : undefined,
    converted === "false" ? isNull(referrals.convertedAt) : undefined,
  );
  const rows = await db
    .select({
      id: referrals.id,
      number: referrals.number,
      landingUrl: referrals.landingUrl,
      createdAt: referrals.createdAt,
      convertedAt: referrals.convertedAt,
      plan: users.plan,
      trialEndsAt: users.trialEndsAt,
    })
    .from(referrals)
    .leftJoin(users, and(eq(users.id, referrals.userId), isNull(users.leavingAt)))
    .where(and(condition, afterCursor(cursor, referrals.createdAt, referrals.id)))
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
  const earned = await sumEarnings(
    db,
    page.rows.map(({ id }) => id),
  );
  const moment = now();
  const list = page.rows.map(({ plan, trialEndsAt, convertedAt, ...row }): Referral => {
    const isTrialActive = trialEndsAt !== null && trialEndsAt > moment;
    const { invoices = 0, cents = 0 } = earned.get(row.id) ?? {};
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      converted: convertedAt ? "true" : "false",
      plan: plan === "free" || plan === "trial" || isTrialActive ? null : plan,
      isTrialActive,
      paidInvoices: invoices,
      earned: dollarsOf(cents),
    };
  });
  return new Page(list, page.next, total ?? (await db.$count(referrals, condition)));
}

async function sumEarnings(db: Platform["db"], ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { invoices: number; cents: number }>();
  const rows = await db
    .select({
      referralId: commissions.referralId,
      invoices: count(),
      cents: sql<number>`sum(${commissions.amountCents})`.mapWith(Number),
    })
    .from(commissions)
    .where(inArray(commissions.referralId, [...ids]))
    .groupBy(commissions.referralId);
  return new Map(rows.map(({ referralId, ...sums }) => [referralId, sums]));
}
