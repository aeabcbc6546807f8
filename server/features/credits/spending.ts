import { and, eq, gte, sql } from "drizzle-orm";
import { creditEntries } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";

type Deps = Pick<Platform, "db">;

/** Settled credits per worker since `since`, most first. */
export async function spentByWorker(deps: Deps, userId: string, since: Date) {
  return await deps.db
    .select({
      workerId: sql<string>`${creditEntries.workerId}`,
      credits: sql<number>`sum(${creditEntries.spent})::int`,
    })
    .from(creditEntries)
    .where(settledSince(userId, since))
    .groupBy(creditEntries.workerId)
    .orderBy(sql`2 desc`);
}

/** Settled credits per day of that time zone (YYYY-MM-DD) and worker since `since`, oldest first. */
export async function spentByDay(deps: Deps, userId: string, since: Date, timeZone: string) {
  // In every time zone days begin on a quarter of an hour.
  const quarter = sql`date_bin('15 minutes', ${creditEntries.createdAt}, 'epoch'::timestamptz)`;
  const quarters = await deps.db
    .select({
      at: sql<number>`extract(epoch from ${quarter})::int`,
      workerId: sql<string>`${creditEntries.workerId}`,
      credits: sql<number>`sum(${creditEntries.spent})::int`,
    })
    .from(creditEntries)
    .where(settledSince(userId, since))
    .groupBy(quarter, creditEntries.workerId)
    .orderBy(quarter);
  // The Swedish locale formats dates as YYYY-MM-DD; the database may know fewer time zones than Node.
  const day = new Intl.DateTimeFormat("sv", { timeZone });
  const spent = new Map<string, { date: string; workerId: string; credits: number }>();
  for (const { at, workerId, credits } of quarters) {
    const date = day.format(at * 1000);
    const key = `${date} ${workerId}`;
    spent.set(key, { date, workerId, credits: credits + (spent.get(key)?.credits ?? 0) });
  }
  return [...spent.values()];
}

function settledSince(userId: string, since: Date) {
  return and(
    eq(creditEntries.userId, userId),
    eq(creditEntries.kind, "settle"),
    gte(creditEntries.createdAt, since),
  );
}
