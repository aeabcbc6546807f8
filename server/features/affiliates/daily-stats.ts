import { and, eq, gte, sql } from "drizzle-orm";
import { affiliateDays } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { readAffiliateDays } from "#shared/affiliates.ts";
import type { OutputOf } from "#shared/endpoint.ts";
import { dollarsOf } from "#shared/money.ts";
import { requireAffiliate } from "./find-affiliate.ts";
import { madridDay } from "./madrid-time.ts";

interface Counts {
  clicks: number;
  signUps: number;
  conversions: number;
  sales: number;
  amountCents: number;
}

const zeroCounts: Counts = { clicks: 0, signUps: 0, conversions: 0, sales: 0, amountCents: 0 };
const columns = {
  clicks: affiliateDays.clicks,
  signUps: affiliateDays.signUps,
  conversions: affiliateDays.conversions,
  sales: affiliateDays.sales,
  amountCents: affiliateDays.amountCents,
};

/**
 * Adds to an affiliate's counts of one day. Call it in the transaction that writes the counted rows,
 * after all other locks are taken.
 * @param day in Madrid
 */
export async function addToDailyStats(
  { db }: Pick<Platform, "db">,
  affiliateId: string,
  day: string,
  more: Partial<Counts>,
): Promise<void> {
  const added = { ...zeroCounts, ...more };
  const sums = Object.entries(columns).map(([name, column]) => [
    name,
    sql`${column} + ${added[name as keyof Counts]}`,
  ]);
  await db
    .insert(affiliateDays)
    .values({ affiliateId, day, ...added })
    .onConflictDoUpdate({
      target: [affiliateDays.affiliateId, affiliateDays.day],
      set: Object.fromEntries(sums),
    });
}

/** The totals of an affiliate's link over all days. */
export async function sumDailyStats(
  { db }: Pick<Platform, "db">,
  affiliateId: string,
): Promise<Counts> {
  const sums = Object.entries(columns).map(([name, column]) => [
    name,
    sql`coalesce(sum(${column}), 0)`.mapWith(Number),
  ]);
  const [row] = await db
    .select(Object.fromEntries(sums) as Record<keyof Counts, ReturnType<typeof sql<number>>>)
    .from(affiliateDays)
    .where(eq(affiliateDays.affiliateId, affiliateId));
  return row!;
}

/** The last `days` days up to and including `last`, oldest first. */
function daysUpTo(last: string, days: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: days }, (_, at) =>
    new Date(end - (days - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}

/**
 * An affiliate's counts for each of the last days, including today.
 * @throws AppError `not_found` when the user is not an affiliate
 */
export async function readDailyStats(
  deps: Pick<Platform, "db" | "now">,
  userId: string,
  { days }: { days: string },
): Promise<OutputOf<typeof readAffiliateDays>> {
  const { id } = await requireAffiliate(deps, userId);
  const shownDays = daysUpTo(madridDay(deps.now()), Number(days));
  const rows = await deps.db
    .select()
    .from(affiliateDays)
    .where(and(eq(affiliateDays.affiliateId, id), gte(affiliateDays.day, shownDays[0]!)));
  const rowByDay = new Map(rows.map((row) => [row.day, row]));
  return shownDays.map((day) => {
    const { clicks, signUps, sales, amountCents } = rowByDay.get(day) ?? zeroCounts;
    return { day, clicks, signUps, sales, amount: dollarsOf(amountCents) };
  });
}
