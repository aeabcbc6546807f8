import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { creditAccounts, creditEntries, users } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { outsidePlanMessage } from "#shared/chat.ts";
import { planOf } from "#shared/plans.ts";
import { findWorker } from "#shared/workers.ts";
import { mainBucket as bucket, payingBuckets, type Work } from "./buckets.ts";
import { limitFairUse } from "./fair-use.ts";
import { limitUnpaidWork } from "./unpaid-work.ts";

export { planBuckets } from "./buckets.ts";
export { type BucketGrant, type BucketPeriod, emptyBucket, fillBucket } from "./periods.ts";
export { spentByDay, spentByWorker } from "./spending.ts";

type Deps = Pick<Platform, "db" | "now">;

/** Opens the credit account of a new person with what the plan grants. Safe to repeat. */
export async function openCreditAccount(deps: Deps, userId: string, planId: string): Promise<void> {
  const plan = planOf(planId);
  const now = deps.now();
  await deps.db.transaction(async () => {
    const opened = await deps.db
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
    await deps.db.insert(creditEntries).values({
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
  /** What the credits pay for, unique per person: `generation:<message id>`. */
  ref: string;
  credits: number;
}

/**
 * Reserves credits for work that is about to begin, in the first of the person's buckets that may
 * pay for it and has enough.
 * @throws AppError `payment_required` when no bucket has enough, `forbidden` when neither plan nor
 * add-ons include the worker, `rate_limited` past the fair use of a plan without limit or after too
 * many reservations that were released
 */
export async function reserveCredits(deps: Deps, reservation: Reservation): Promise<void> {
  const { userId, credits, workerId } = reservation;
  await deps.db.transaction(async () => {
    const [holding] = await deps.db
      .select({ plan: users.plan, addons: users.addons })
      .from(users)
      .where(eq(users.id, userId));
    if (!holding) throw new Error(`No user ${userId}`);
    const buckets = payingBuckets(holding, reservation);
    const worker = findWorker(workerId);
    if (!worker || buckets.length === 0) {
      throw new AppError("forbidden", outsidePlanMessage(worker ?? { name: workerId }));
    }
    await limitUnpaidWork(deps, userId);
    if (planOf(holding.plan).credits === null) await limitFairUse(deps, userId);
    for (const from of buckets) if (await takeFromBucket(deps, reservation, from)) return;
    throw notEnoughCredits(credits);
  });
}

/**
 * Lowers the balance and writes the entry in one statement, so that of two parallel reservations
 * the second sees the lowered balance. Answers whether the bucket paid.
 */
async function takeFromBucket(
  { db, now }: Deps,
  reservation: Reservation,
  from: string,
): Promise<boolean> {
  const { userId, ref, credits, workerId } = reservation;
  const { rows } = (await db.execute(sql`
    with taken as (
      update credit_accounts
      set balance = case when granted is null then balance else balance - ${credits}::int end
      where user_id = ${userId} and bucket = ${from}
        and (granted is null or balance >= ${credits}::int)
      returning granted, period
    )
    insert into credit_entries
      (id, user_id, bucket, period, kind, credits, ref, worker_id, created_at)
    select ${randomUUID()}::uuid, ${userId}::uuid, ${from}::text, period, 'reserve',
      case when granted is null then 0 else -${credits}::int end,
      ${ref}::text, ${workerId}::text, ${now().toISOString()}::timestamptz
    from taken
    returning id`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

function notEnoughCredits(credits: number): AppError {
  const price = credits === 1 ? "1 crédito" : `${credits} créditos`;
  return new AppError(
    "payment_required",
    `No te quedan créditos suficientes: esto cuesta ${price}. Cuando amplíes tu plan podrás seguir donde lo dejaste.`,
  );
}

/** Turns a reservation into a payment. Does nothing when it already ended or does not exist. */
export async function settleCredits(
  { db, now }: Deps,
  settled: { userId: string; ref: string; credits: number },
): Promise<void> {
  const { userId, ref, credits } = settled;
  await db.execute(sql`
    insert into credit_entries
      (id, user_id, bucket, period, kind, credits, spent, ref, worker_id, created_at)
    select ${randomUUID()}::uuid, user_id, bucket, period, 'settle', 0, ${credits}::int, ref,
      worker_id, ${now().toISOString()}::timestamptz
    from credit_entries
    where user_id = ${userId} and ref = ${ref} and kind = 'reserve'
    on conflict do nothing`);
}

/**
 * Gives a reservation back while its period is still running: unused credits do not carry over
 * into the next period. Does nothing when it already ended or does not exist.
 */
export async function releaseCredits(
  deps: Deps,
  released: { userId: string; ref: string },
): Promise<void> {
  const { userId, ref } = released;
  await deps.db.transaction(async () => {
    const reserved = await findReservation(deps, userId, ref);
    if (!reserved) return;
    const own = and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, reserved.bucket));
    // Locked before the entry is written: a renewal in between would make ledger and balance differ.
    const [account] = await deps.db.select().from(creditAccounts).where(own).for("update");
    const returnedCredits = account?.period === reserved.period ? -reserved.credits : 0;
    const ended = await deps.db
      .insert(creditEntries)
      .values({
        id: randomUUID(),
        userId,
        bucket: reserved.bucket,
        period: reserved.period,
        kind: "release",
        credits: returnedCredits,
        ref,
        workerId: reserved.workerId,
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning({ id: creditEntries.id });
    if (ended.length === 0) return;
    await deps.db
      .update(creditAccounts)
      .set({ balance: sql`${creditAccounts.balance} + ${returnedCredits}` })
      .where(own);
  });
}

async function findReservation({ db }: Deps, userId: string, ref: string) {
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

/** Adds credits manually, once per reference. Answers the new balance. */
export async function grantCredits(
  deps: Deps,
  grant: { userId: string; credits: number; ref: string },
): Promise<number> {
  const { userId, credits, ref } = grant;
  const own = and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, bucket));
  return await deps.db.transaction(async () => {
    const [account] = await deps.db.select().from(creditAccounts).where(own).for("update");
    const added = await deps.db
      .insert(creditEntries)
      .values({
        id: randomUUID(),
        userId,
        bucket,
        period: account?.period ?? 0,
        kind: "adjust",
        credits,
        ref,
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning({ id: creditEntries.id });
    if (added.length > 0) {
      await deps.db
        .update(creditAccounts)
        .set({
          balance: sql`${creditAccounts.balance} + ${credits}`,
          granted: sql`${creditAccounts.granted} + ${credits}`,
        })
        .where(own);
    }
    return (await readCredits(deps, userId)).balance;
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

/** State of the person's main bucket. */
export async function readCredits(deps: Pick<Deps, "db">, userId: string): Promise<Credits> {
  const [account] = await deps.db
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
 * SQL for the credits that a bucket has used; the ledger is summed only where there is no limit.
 * Column names are written out: in a query of one table Drizzle omits the table's name, and
 * `user_id` would then mean the ledger's column.
 */
export const creditsUsed = sql<number>`case
  when credit_accounts.granted is not null then credit_accounts.granted - credit_accounts.balance
  else (select coalesce(sum(spent), 0)::int from credit_entries
    where credit_entries.user_id = credit_accounts.user_id
      and credit_entries.bucket = credit_accounts.bucket
      and credit_entries.period = credit_accounts.period) end`;
