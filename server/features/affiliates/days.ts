import { and, count, eq, gte, sql } from "drizzle-orm";
import { affiliateClicks, commissionRows, referrals } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { readAffiliateDays } from "#shared/affiliates.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { dollarsOf } from "#shared/money.ts";
import { madridDay, timeZone } from "./madrid.ts";
import { affiliateOf } from "./own-affiliate.ts";

/** So many days up to one, oldest first. */
function daysUpTo(last: string, days: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: days }, (_, at) =>
    new Date(end - (days - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}

/**
 * What came of an affiliate's link on each of the last days, today included.
 * @throws AppError `not_found` to who is none
 */
export async function readDays(
  deps: Pick<Platform, "db" | "now">,
  userId: string,
  { days }: { days: string },
): Promise<OutputOf<typeof readAffiliateDays>> {
  const { db } = deps;
  const { id: affiliateId } = await affiliateOf(deps, userId);
  const shown = daysUpTo(madridDay(deps.now()), Number(days));
  const from = shown[0]!;
  const start = sql`(${from}::timestamp at time zone ${timeZone})`;
  const signUpDay = dayOf(referrals.createdAt);
  const moneyDay = dayOf(commissionRows.occurredAt);
  const [clicks, signUps, money] = await Promise.all([
    db
      .select({ day: affiliateClicks.day, clicks: count() })
      .from(affiliateClicks)
      .where(and(eq(affiliateClicks.affiliateId, affiliateId), gte(affiliateClicks.day, from)))
      .groupBy(affiliateClicks.day),
    db
      .select({ day: signUpDay, signUps: count() })
      .from(referrals)
      .where(and(eq(referrals.affiliateId, affiliateId), gte(referrals.createdAt, start)))
      .groupBy(signUpDay),
    db
      .select({
        day: moneyDay,
        sales: sql<number>`count(*) filter (where ${commissionRows.kind} = 'invoice')`.mapWith(
          Number,
        ),
        cents: sql<number>`sum(${commissionRows.amountCents})`.mapWith(Number),
      })
      .from(commissionRows)
      .where(
        and(eq(commissionRows.affiliateId, affiliateId), gte(commissionRows.occurredAt, start)),
      )
      .groupBy(moneyDay),
  ]);
  const on = <T extends { day: string }>(rows: T[]) => new Map(rows.map((row) => [row.day, row]));
  const [byClicks, bySignUps, byMoney] = [on(clicks), on(signUps), on(money)];
  return shown.map((day) => ({
    day,
    clicks: byClicks.get(day)?.clicks ?? 0,
    signUps: bySignUps.get(day)?.signUps ?? 0,
    sales: byMoney.get(day)?.sales ?? 0,
    amount: dollarsOf(byMoney.get(day)?.cents ?? 0),
  }));
}

function dayOf(column: typeof referrals.createdAt | typeof commissionRows.occurredAt) {
  return sql<string>`to_char(${column} at time zone 'Europe/Madrid', 'YYYY-MM-DD')`;
}
