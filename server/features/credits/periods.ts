import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { creditAccounts, creditEntries } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";

type Books = Pick<Platform, "db" | "now">;
type Account = typeof creditAccounts.$inferSelect;

/** What a bucket must hold in a period that was paid for, or is tried. */
export interface BucketPeriod {
  bucket: string;
  /** Names the period for ever: `invoice:in_…`, `trial:sub_…`. */
  ref: string;
  /** The plan or add-on in force. */
  plan: string;
  /** null: without limit. */
  credits: number | null;
  periodStart: Date;
  periodEnd: Date;
}

/**
 * Fills a bucket for a period: once, and never back to an older one. Said again for the running
 * period with a larger plan it adds the difference. Safe to repeat, in any order.
 */
export async function renewCredits(
  books: Books,
  userId: string,
  period: BucketPeriod,
): Promise<void> {
  await books.db.transaction(async () => {
    const account = await lockedAccount(books, userId, period.bucket);
    const startsAfterMs = period.periodStart.getTime() - account.periodStart.getTime();
    if (account.periodEnd !== null && startsAfterMs < 0) return;
    if (account.periodEnd !== null && startsAfterMs === 0) {
      await raise(books, account, period);
      return;
    }
    const granted = await grant(books, account, {
      period: account.period + 1,
      credits: period.credits ?? 0,
      ref: refIn(period),
    });
    // A period that was granted before and has ended since does not begin again.
    if (!granted) return;
    await empty(books, account, refIn(period));
    await write(books, account, {
      balance: period.credits ?? 0,
      granted: period.credits,
      period: account.period + 1,
      periodStart: period.periodStart,
      periodEnd: period.periodEnd,
    });
  });
}

/**
 * Empties a bucket whose plan has ended. The first hundred of a free account ends with it too;
 * what is granted by hand afterwards stays. Safe to repeat.
 * @param end.granted what the empty bucket shows as its size
 */
export async function endCredits(
  books: Books,
  userId: string,
  end: { bucket: string; granted: number },
): Promise<void> {
  await books.db.transaction(async () => {
    const [account] = await books.db
      .select()
      .from(creditAccounts)
      .where(owned(userId, end.bucket))
      .for("update");
    if (!account || (account.periodEnd === null && account.period > 0)) return;
    await empty(books, account, `ended:${end.bucket}:${account.period}`);
    await write(books, account, {
      balance: 0,
      granted: end.granted,
      period: account.period + 1,
      periodStart: books.now(),
      periodEnd: null,
    });
  });
}

/** Adds what a larger plan has over the one that filled the running period. */
async function raise(books: Books, account: Account, period: BucketPeriod): Promise<void> {
  // Already without limit: it stays so until the period ends.
  if (account.granted === null) return;
  const [row] = await books.db
    .select({ base: sql<number>`coalesce(sum(${creditEntries.credits}), 0)::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, account.userId),
        eq(creditEntries.bucket, account.bucket),
        eq(creditEntries.period, account.period),
        eq(creditEntries.kind, "grant"),
      ),
    );
  const difference = period.credits === null ? 0 : period.credits - row!.base;
  if (difference <= 0 && period.credits !== null) return;
  const granted = await grant(books, account, {
    period: account.period,
    credits: difference,
    ref: `${refIn(period)}:${period.plan}`,
  });
  if (!granted) return;
  await write(books, account, {
    balance: account.balance + difference,
    granted: period.credits === null ? null : account.granted + difference,
  });
}

async function lockedAccount(books: Books, userId: string, bucket: string): Promise<Account> {
  await books.db
    .insert(creditAccounts)
    .values({ userId, bucket, balance: 0, granted: 0, periodStart: new Date(0) })
    .onConflictDoNothing();
  const [account] = await books.db
    .select()
    .from(creditAccounts)
    .where(owned(userId, bucket))
    .for("update");
  return account!;
}

async function grant(
  books: Books,
  account: Account,
  entry: { period: number; credits: number; ref: string },
): Promise<boolean> {
  const added = await books.db
    .insert(creditEntries)
    .values({
      id: randomUUID(),
      userId: account.userId,
      bucket: account.bucket,
      kind: "grant",
      ...entry,
      createdAt: books.now(),
    })
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  return added.length > 0;
}

async function empty(books: Books, account: Account, ref: string): Promise<void> {
  if (account.balance === 0) return;
  await books.db.insert(creditEntries).values({
    id: randomUUID(),
    userId: account.userId,
    bucket: account.bucket,
    period: account.period,
    kind: "reset",
    credits: -account.balance,
    ref,
    createdAt: books.now(),
  });
}

async function write(books: Books, account: Account, values: Partial<Account>): Promise<void> {
  await books.db.update(creditAccounts).set(values).where(owned(account.userId, account.bucket));
}

function owned(userId: string, bucket: string) {
  return and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, bucket));
}

// One invoice may fill several buckets, and a movement's reference is unique per person.
function refIn({ ref, bucket }: BucketPeriod): string {
  return bucket === "main" ? ref : `${ref}:${bucket}`;
}
