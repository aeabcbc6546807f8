import { and, eq, gte, sql } from "drizzle-orm";
import { creditEntries } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";

type Books = Pick<Platform, "db">;

/** Settled credits per worker since `since`, most first. */
export async function spentByWorker(books: Books, userId: string, since: Date) {
  return await books.db
    .select({
      workerId: sql<string>`${creditEntries.workerId}`,
      credits: sql<number>`sum(${creditEntries.spent})::int`,
    })
    .from(creditEntries)
    .where(settledSince(userId, since))
    .groupBy(creditEntries.workerId)
    .orderBy(sql`2 desc`);
}

/** Settled credits per UTC day (YYYY-MM-DD) and worker since `since`. */
export async function spentByDay(books: Books, userId: string, since: Date) {
  const date = sql<string>`to_char(${creditEntries.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return await books.db
    .select({
      date,
      workerId: sql<string>`${creditEntries.workerId}`,
      credits: sql<number>`sum(${creditEntries.spent})::int`,
    })
    .from(creditEntries)
    .where(settledSince(userId, since))
    .groupBy(date, creditEntries.workerId)
    .orderBy(date);
}

function settledSince(userId: string, since: Date) {
  return and(
    eq(creditEntries.userId, userId),
    eq(creditEntries.kind, "settle"),
    gte(creditEntries.createdAt, since),
  );
}
