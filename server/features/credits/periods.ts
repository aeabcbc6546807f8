import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { creditAccounts, creditEntries } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";

type Deps = Pick<Platform, "db" | "now">;
type Account = typeof creditAccounts.$inferSelect;

/** The credits of a bucket in a period that was paid for or is a trial. */
export interface BucketPeriod {
  bucket: string;
  periodStart: Date;
  periodEnd: Date;
  /** The grant that starts the period and identifies it, then those that were added to it. */
  grants: readonly [BucketGrant, ...BucketGrant[]];
  /** Upper limit for the sum of the grants; null: without limit. */
  maxCredits: number | null;
}

export interface BucketGrant {
  /** The invoice or trial that grants the credits: `invoice:in_…`, `trial:sub_…`. */
  ref: string;
  /** null: without limit from then on. */
  credits: number | null;
}

/**
 * Fills a bucket for a period: counts each grant once and ignores older periods. Safe to repeat in
 * any order, also with grants that an earlier call did not have.
 */
export async function fillBucket(deps: Deps, userId: string, period: BucketPeriod): Promise<void> {
  await deps.db.transaction(async () => {
    const account = await lockAccount(deps, userId, period.bucket);
    const startsAfterMs = period.periodStart.getTime() - account.periodStart.getTime();
    if (account.periodEnd !== null && startsAfterMs < 0) return;
    if (account.periodEnd !== null && startsAfterMs === 0) {
      await addGrants(deps, account, period);
      return;
    }
    const started = await startPeriod(deps, account, period);
    // null: this period was granted before and has ended since.
    if (started) await addGrants(deps, started, period);
  });
}

/**
 * Empties a bucket whose plan has ended, including the 100 credits of a free account. Credits that
 * are granted manually afterwards stay. Safe to repeat.
 * @param end.granted what the empty bucket shows as its size
 */
export async function emptyBucket(
  deps: Deps,
  userId: string,
  end: { bucket: string; granted: number },
): Promise<void> {
  await deps.db.transaction(async () => {
    const [account] = await deps.db
      .select()
      .from(creditAccounts)
      .where(ownBucket(userId, end.bucket))
      .for("update");
    if (!account || (account.periodEnd === null && account.period > 0)) return;
    await writeReset(deps, account, `ended:${end.bucket}:${account.period}`);
    await updateAccount(deps, account, {
      balance: 0,
      granted: end.granted,
      period: account.period + 1,
      periodStart: deps.now(),
      periodEnd: null,
    });
  });
}

async function startPeriod(
  deps: Deps,
  account: Account,
  { bucket, periodStart, periodEnd, grants: [first] }: BucketPeriod,
): Promise<Account | null> {
  const credits = first.credits ?? 0;
  const ref = bucketRef(bucket, first);
  const period = account.period + 1;
  if (!(await writeGrant(deps, account, { period, credits, ref }))) return null;
  await writeReset(deps, account, ref);
  const filled = { balance: credits, granted: first.credits, period, periodStart, periodEnd };
  await updateAccount(deps, account, filled);
  return { ...account, ...filled };
}

/** Adds the grants that the running period does not have yet. */
async function addGrants(
  deps: Deps,
  account: Account,
  { bucket, grants, maxCredits }: BucketPeriod,
) {
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
  let room = (maxCredits ?? Number.POSITIVE_INFINITY) - row!.credits;
  let { balance, granted } = account;
  for (const one of grants) {
    const credits = one.credits === null ? 0 : Math.min(one.credits, room);
    if (one.credits !== null && credits <= 0) continue;
    const entry = { period: account.period, credits, ref: bucketRef(bucket, one) };
    if (!(await writeGrant(deps, account, entry))) continue;
    room -= credits;
    balance += credits;
    granted = granted === null || one.credits === null ? null : granted + credits;
  }
  if (balance === account.balance && granted === account.granted) return;
  await updateAccount(deps, account, { balance, granted });
}

async function lockAccount(deps: Deps, userId: string, bucket: string): Promise<Account> {
  await deps.db
    .insert(creditAccounts)
    .values({ userId, bucket, balance: 0, granted: 0, periodStart: new Date(0) })
    .onConflictDoNothing();
  const [account] = await deps.db
    .select()
    .from(creditAccounts)
    .where(ownBucket(userId, bucket))
    .for("update");
  return account!;
}

async function writeGrant(
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

async function writeReset(deps: Deps, account: Account, ref: string): Promise<void> {
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

async function updateAccount(
  deps: Deps,
  account: Account,
  values: Partial<Account>,
): Promise<void> {
  await deps.db.update(creditAccounts).set(values).where(ownBucket(account.userId, account.bucket));
}

function ownBucket(userId: string, bucket: string) {
  return and(eq(creditAccounts.userId, userId), eq(creditAccounts.bucket, bucket));
}

// One invoice may fill several buckets, but an entry's reference is unique per person.
function bucketRef(bucket: string, { ref }: BucketGrant): string {
  return bucket === "main" ? ref : `${ref}:${bucket}`;
}
