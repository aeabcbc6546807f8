import { randomUUID } from "node:crypto";
import { and, eq, gte, sql } from "drizzle-orm";
import { creditAccounts, creditEntries } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { planOf } from "#shared/plans.ts";

type Books = Pick<Platform, "db" | "now">;

const bucket = "main";

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

export interface Reservation {
  userId: string;
  /** What it is for, once per person: `generation:<message id>`. */
  ref: string;
  credits: number;
  workerId: string;
}

/**
 * Sets credits aside for work that is about to begin.
 * @throws AppError `payment_required` when they do not suffice
 */
export async function reserveCredits(books: Books, reservation: Reservation): Promise<void> {
  const { userId, ref, credits, workerId } = reservation;
  await books.db.transaction(async () => {
    // One statement decides: whoever comes second finds the balance already lowered.
    const [account] = await books.db
      .update(creditAccounts)
      .set({
        balance: sql`case when ${creditAccounts.granted} is null then ${creditAccounts.balance} else ${creditAccounts.balance} - ${credits} end`,
      })
      .where(
        and(
          eq(creditAccounts.userId, userId),
          eq(creditAccounts.bucket, bucket),
          sql`(${creditAccounts.granted} is null or ${creditAccounts.balance} >= ${credits})`,
        ),
      )
      .returning({ granted: creditAccounts.granted });
    if (!account) throw notEnough(credits);
    await books.db.insert(creditEntries).values({
      id: randomUUID(),
      userId,
      bucket,
      kind: "reserve",
      credits: account.granted === null ? 0 : -credits,
      ref,
      workerId,
      createdAt: books.now(),
    });
  });
}

function notEnough(credits: number): AppError {
  const price = credits === 1 ? "1 crédito" : `${credits} créditos`;
  return new AppError(
    "payment_required",
    `No te quedan créditos suficientes: esto cuesta ${price}. Cuando amplíes tu plan podrás seguir donde lo dejaste.`,
  );
}

/** Turns a reservation into a payment. Does nothing when it already ended. */
export async function settleCredits(
  books: Books,
  settled: { userId: string; ref: string; credits: number; workerId: string },
): Promise<void> {
  await books.db
    .insert(creditEntries)
    .values({
      id: randomUUID(),
      userId: settled.userId,
      bucket,
      kind: "settle",
      credits: 0,
      spent: settled.credits,
      ref: settled.ref,
      workerId: settled.workerId,
      createdAt: books.now(),
    })
    .onConflictDoNothing();
}

/** Gives a reservation back. Does nothing when it already ended or never was. */
export async function releaseCredits(
  books: Books,
  released: { userId: string; ref: string },
): Promise<void> {
  const { userId, ref } = released;
  await books.db.transaction(async () => {
    const [reserved] = await books.db
      .select()
      .from(creditEntries)
      .where(
        and(
          eq(creditEntries.userId, userId),
          eq(creditEntries.ref, ref),
          eq(creditEntries.kind, "reserve"),
        ),
      );
    if (!reserved) return;
    const ended = await books.db
      .insert(creditEntries)
      .values({
        id: randomUUID(),
        userId,
        bucket: reserved.bucket,
        kind: "release",
        credits: -reserved.credits,
        ref,
        workerId: reserved.workerId,
        createdAt: books.now(),
      })
      .onConflictDoNothing()
      .returning({ id: creditEntries.id });
    if (ended.length === 0) return;
    // Credits of a period that has ended do not come back into the next one.
    await books.db
      .update(creditAccounts)
      .set({ balance: sql`${creditAccounts.balance} - ${reserved.credits}` })
      .where(
        and(
          eq(creditAccounts.userId, userId),
          eq(creditAccounts.bucket, reserved.bucket),
          sql`${creditAccounts.periodStart} <= ${reserved.createdAt.toISOString()}`,
        ),
      );
  });
}

/** Adds credits by hand; the reference makes a repeated call harmless. Answers the new balance. */
export async function grantCredits(
  books: Books,
  grant: { userId: string; credits: number; ref: string },
): Promise<number> {
  const { userId, credits, ref } = grant;
  return await books.db.transaction(async () => {
    const added = await books.db
      .insert(creditEntries)
      .values({
        id: randomUUID(),
        userId,
        bucket,
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
        .where(and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, bucket)));
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

/** SQL of what a bucket has used; the ledger is summed only where there is no limit. */
export const creditsUsed = sql<number>`case
  when ${creditAccounts.granted} is not null then ${creditAccounts.granted} - ${creditAccounts.balance}
  else (select coalesce(sum(spent), 0)::int from credit_entries
    where credit_entries.user_id = ${creditAccounts.userId}
      and credit_entries.bucket = ${creditAccounts.bucket}
      and credit_entries.created_at >= ${creditAccounts.periodStart}) end`;

/** Settled credits per worker since `since`, most first. */
export async function spentByWorker(books: Pick<Books, "db">, userId: string, since: Date) {
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
export async function spentByDay(books: Pick<Books, "db">, userId: string, since: Date) {
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
