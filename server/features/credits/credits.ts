import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { creditAccounts, creditEntries, users } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { planOf } from "#shared/plans.ts";
import { mainBucket as bucket, bucketsFor, type Work } from "./buckets.ts";

export { bucketsOf } from "./buckets.ts";
export { limitFairUse } from "./fair-use.ts";
export { type BucketPeriod, endCredits, renewCredits } from "./periods.ts";
export { spentByDay, spentByWorker } from "./spending.ts";

type Books = Pick<Platform, "db" | "now">;

/** Opens the books of a new person with what the plan grants. Safe to repeat. */
export async function openCredits(books: Books, userId: string, planId: string): Promise<void> {
  const plan = planOf(planId);
  const now = books.now();
  await books.db.transaction(async () => {
    const opened = await books.db
      .insert(creditAccounts)
      .values({
        userId,
        bucket,
        balance: plan.credits ?? 0,
        granted: plan.credits,
        periodStart: now,
      })
      .onConflictDoNothing()
      .returning({ userId: creditAccounts.userId });
    if (opened.length === 0) return;
    await books.db.insert(creditEntries).values({
      id: randomUUID(),
      userId,
      bucket,
      kind: "grant",
      credits: plan.credits ?? 0,
      ref: `plan:${planId}`,
      createdAt: now,
    });
  });
}

export interface Reservation extends Work {
  userId: string;
  /** What it is for, once per person: `generation:<message id>`. */
  ref: string;
  credits: number;
}

/**
 * Sets credits aside for work that is about to begin, in the first of the person's buckets that
 * may pay for it and can.
 * @throws AppError `payment_required` when they do not suffice, `forbidden` when nothing that the
 * person holds opens the worker
 */
export async function reserveCredits(books: Books, reservation: Reservation): Promise<void> {
  const { userId, ref, credits, workerId } = reservation;
  await books.db.transaction(async () => {
    const [holding] = await books.db
      .select({ plan: users.plan, addons: users.addons })
      .from(users)
      .where(eq(users.id, userId));
    if (!holding) throw new Error(`No user ${userId}`);
    const buckets = bucketsFor(holding, reservation);
    if (buckets.length === 0) throw new AppError("forbidden", "Tu plan ya no incluye este worker");
    for (const from of buckets) {
      const taken = await take(books, userId, from, credits);
      if (!taken) continue;
      await books.db.insert(creditEntries).values({
        id: randomUUID(),
        userId,
        bucket: from,
        period: taken.period,
        kind: "reserve",
        credits: taken.granted === null ? 0 : -credits,
        ref,
        workerId,
        createdAt: books.now(),
      });
      return;
    }
    throw notEnough(credits);
  });
}

/** One statement decides: whoever comes second finds the balance already lowered. */
async function take({ db }: Books, userId: string, from: string, credits: number) {
  const [account] = await db
    .update(creditAccounts)
    .set({
      balance: sql`case when ${creditAccounts.granted} is null then ${creditAccounts.balance} else ${creditAccounts.balance} - ${credits} end`,
    })
    .where(
      and(
        eq(creditAccounts.userId, userId),
        eq(creditAccounts.bucket, from),
        sql`(${creditAccounts.granted} is null or ${creditAccounts.balance} >= ${credits})`,
      ),
    )
    .returning({ granted: creditAccounts.granted, period: creditAccounts.period });
  return account;
}

function notEnough(credits: number): AppError {
  const price = credits === 1 ? "1 crédito" : `${credits} créditos`;
  return new AppError(
    "payment_required",
    `No te quedan créditos suficientes: esto cuesta ${price}. Cuando amplíes tu plan podrás seguir donde lo dejaste.`,
  );
}

/** Turns a reservation into a payment. Does nothing when it already ended or never was. */
export async function settleCredits(
  books: Books,
  settled: { userId: string; ref: string; credits: number },
): Promise<void> {
  const { userId, ref, credits } = settled;
  const reserved = await reservationOf(books, userId, ref);
  if (!reserved) return;
  await books.db
    .insert(creditEntries)
    .values({
      id: randomUUID(),
      userId,
      bucket: reserved.bucket,
      period: reserved.period,
      kind: "settle",
      credits: 0,
      spent: credits,
      ref,
      workerId: reserved.workerId,
      createdAt: books.now(),
    })
    .onConflictDoNothing();
}

/**
 * Gives a reservation back, if its period is still running: what a period leaves over does not
 * come back into the next one. Does nothing when it already ended or never was.
 */
export async function releaseCredits(
  books: Books,
  released: { userId: string; ref: string },
): Promise<void> {
  const { userId, ref } = released;
  await books.db.transaction(async () => {
    const reserved = await reservationOf(books, userId, ref);
    if (!reserved) return;
    const own = and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, reserved.bucket));
    // Locked before the entry is written: a renewal in between would make the two disagree.
    const [account] = await books.db.select().from(creditAccounts).where(own).for("update");
    const back = account?.period === reserved.period ? -reserved.credits : 0;
    const ended = await books.db
      .insert(creditEntries)
      .values({
        id: randomUUID(),
        userId,
        bucket: reserved.bucket,
        period: reserved.period,
        kind: "release",
        credits: back,
        ref,
        workerId: reserved.workerId,
        createdAt: books.now(),
      })
      .onConflictDoNothing()
      .returning({ id: creditEntries.id });
    if (ended.length === 0) return;
    await books.db
      .update(creditAccounts)
      .set({ balance: sql`${creditAccounts.balance} + ${back}` })
      .where(own);
  });
}

async function reservationOf({ db }: Books, userId: string, ref: string) {
  const [reserved] = await db
    .select()
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.ref, ref),
        eq(creditEntries.kind, "reserve"),
      ),
    );
  return reserved;
}

/** Adds credits by hand; the reference makes a repeated call harmless. Answers the new balance. */
export async function grantCredits(
  books: Books,
  grant: { userId: string; credits: number; ref: string },
): Promise<number> {
  const { userId, credits, ref } = grant;
  const own = and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, bucket));
  return await books.db.transaction(async () => {
    const [account] = await books.db.select().from(creditAccounts).where(own).for("update");
    const added = await books.db
      .insert(creditEntries)
      .values({
        id: randomUUID(),
        userId,
        bucket,
        period: account?.period ?? 0,
        kind: "adjust",
        credits,
        ref,
        createdAt: books.now(),
      })
      .onConflictDoNothing()
      .returning({ id: creditEntries.id });
    if (added.length > 0) {
      await books.db
        .update(creditAccounts)
        .set({
          balance: sql`${creditAccounts.balance} + ${credits}`,
          granted: sql`${creditAccounts.granted} + ${credits}`,
        })
        .where(own);
    }
    return (await readCredits(books, userId)).balance;
  });
}

export interface Credits {
  balance: number;
  /** Spent or set aside in this period. */
  used: number;
  /** null: without limit. */
  limit: number | null;
  periodStart: Date;
}

/** The person's main bucket. */
export async function readCredits(books: Pick<Books, "db">, userId: string): Promise<Credits> {
  const [account] = await books.db
    .select({
      balance: creditAccounts.balance,
      limit: creditAccounts.granted,
      periodStart: creditAccounts.periodStart,
      used: creditsUsed,
    })
    .from(creditAccounts)
    .where(and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, bucket)));
  if (!account) throw new Error(`No credit account for user ${userId}`);
  return account;
}

/**
 * SQL of what a bucket has used; the ledger is summed only where there is no limit. Columns are
 * written out: in a query of one table Drizzle leaves the table's name away, and `user_id` would
 * then be the ledger's own.
 */
export const creditsUsed = sql<number>`case
  when credit_accounts.granted is not null then credit_accounts.granted - credit_accounts.balance
  else (select coalesce(sum(spent), 0)::int from credit_entries
    where credit_entries.user_id = credit_accounts.user_id
      and credit_entries.bucket = credit_accounts.bucket
      and credit_entries.period = credit_accounts.period) end`;
