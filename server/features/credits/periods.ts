import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { creditAccounts, creditEntries } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";

type Deps = Pick<Platform, "db" | "now">;
type Account = typeof creditAccounts.$inferSelect;

/** What a bucket must hold in a period that was paid for, or is tried. */
export interface BucketPeriod {
  bucket: string;
  periodStart: Date;
  periodEnd: Date;
  /** What begins the period and names it for ever, then what was added to it. */
  grants: readonly [BucketGrant, ...BucketGrant[]];
  /** All that it may ever grant together; null: without limit. */
  most: number | null;
}

export interface BucketGrant {
  /** What was paid or is tried: `invoice:in_…`, `trial:sub_…`. */
  ref: string;
  /** null: without limit from then on. */
  credits: number | null;
}

/**
 * Fills a bucket for a period: each grant once, and never back to an older period. Safe to repeat,
 * in any order, also with grants that were not known before.
 */
export async function renewCredits(
  deps: Deps,
  userId: string,
  period: BucketPeriod,
): Promise<void> {
  await deps.db.transaction(async () => {
    const account = await lockedAccount(deps, userId, period.bucket);
    const startsAfterMs = period.periodStart.getTime() - account.periodStart.getTime();
    if (account.periodEnd !== null && startsAfterMs < 0) return;
    if (account.periodEnd !== null && startsAfterMs === 0) {
      await raise(deps, account, period);
      return;
    }
    const begun = await begin(deps, account, period);
    // A period that was granted before and has ended since does not begin again.
    if (begun) await raise(deps, begun, period);
  });
}

/**
 * Empties a bucket whose plan has ended. The first hundred of a free account ends with it too;
 * what is granted by hand afterwards stays. Safe to repeat.
 * @param end.granted what the empty bucket shows as its size
 */
export async function endCredits(
  deps: Deps,
  userId: string,
  end: { bucket: string; granted: number },
): Promise<void> {
  await deps.db.transaction(async () => {
    const [account] = await deps.db
      .select()
      .from(creditAccounts)
      .where(owned(userId, end.bucket))
      .for("update");
    if (!account || (account.periodEnd === null && account.period > 0)) return;
    await empty(deps, account, `ended:${end.bucket}:${account.period}`);
    await write(deps, account, {
      balance: 0,
      granted: end.granted,
      period: account.period + 1,
      periodStart: deps.now(),
      periodEnd: null,
    });
  });
}

async function begin(
  deps: Deps,
  account: Account,
  { bucket, periodStart, periodEnd, grants: [first] }: BucketPeriod,
): Promise<Account | null> {
  const credits = first.credits ?? 0;
  const ref = refIn(bucket, first);
  const period = account.period + 1;
  if (!(await grant(deps, account, { period, credits, ref }))) return null;
  await empty(deps, account, ref);
  const filled = { balance: credits, granted: first.credits, period, periodStart, periodEnd };
  await write(deps, account, filled);
  return { ...account, ...filled };
}

/** Adds the grants that the running period does not have yet. */
async function raise(deps: Deps, account: Account, { bucket, grants, most }: BucketPeriod) {
  const [row] = await deps.db
    .select({ credits: sql<number>`coalesce(sum(${creditEntries.credits}), 0)::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, account.userId),
        eq(creditEntries.bucket, bucket),
        eq(creditEntries.period, account.period),
        eq(creditEntries.kind, "grant"),
      ),
    );
  let room = (most ?? Number.POSITIVE_INFINITY) - row!.credits;
  let { balance, granted } = account;
  for (const one of grants) {
    const credits = one.credits === null ? 0 : Math.min(one.credits, room);
    if (one.credits !== null && credits <= 0) continue;
    const entry = { period: account.period, credits, ref: refIn(bucket, one) };
    if (!(await grant(deps, account, entry))) continue;
    room -= credits;
    balance += credits;
    granted = granted === null || one.credits === null ? null : granted + credits;
  }
  if (balance === account.balance && granted === account.granted) return;
  await write(deps, account, { balance, granted });
}

async function lockedAccount(deps: Deps, userId: string, bucket: string): Promise<Account> {
  await deps.db
    .insert(creditAccounts)
    .values({ userId, bucket, balance: 0, granted: 0, periodStart: new Date(0) })
    .onConflictDoNothing();
  const [account] = await deps.db
    .select()
    .from(creditAccounts)
    .where(owned(userId, bucket))
    .for("update");
  return account!;
}

async function grant(
  deps: Deps,
  account: Account,
  entry: { period: number; credits: number; ref: string },
): Promise<boolean> {
  const added = await deps.db
    .insert(creditEntries)
    .values({
      id: randomUUID(),
      userId: account.userId,
      bucket: account.bucket,
      kind: "grant",
      ...entry,
      createdAt: deps.now(),
    })
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  return added.length > 0;
}

async function empty(deps: Deps, account: Account, ref: string): Promise<void> {
  if (account.balance === 0) return;
  await deps.db.insert(creditEntries).values({
    id: randomUUID(),
    userId: account.userId,
    bucket: account.bucket,
    period: account.period,
    kind: "reset",
    credits: -account.balance,
    ref,
    createdAt: deps.now(),
  });
}

async function write(deps: Deps, account: Account, values: Partial<Account>): Promise<void> {
  await deps.db.update(creditAccounts).set(values).where(owned(account.userId, account.bucket));
}

function owned(userId: string, bucket: string) {
  return and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, bucket));
}

// One invoice may fill several buckets, and a movement's reference is unique per person.
function refIn(bucket: string, { ref }: BucketGrant): string {
  return bucket === "main" ? ref : `${ref}:${bucket}`;
}
