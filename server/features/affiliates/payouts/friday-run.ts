import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliates, payoutDetails, payoutRuns, payouts } from "#db/schema-affiliates.ts";
import { payoutMinDollars } from "#shared/affiliates.ts";
import { centsOf } from "#shared/money.ts";
import { balanceOf, lockAffiliate } from "../balance.ts";
import { approveCommissions } from "../commissions.ts";
import { waitEndsAt } from "./account-wait.ts";
import { describeDestination } from "./accounts.ts";
import type { PayoutDeps } from "./deps.ts";
import { decryptDestination } from "./destination-encryption.ts";
import { findReceiver } from "./receivers.ts";
import { queuePayout } from "./sending.ts";
import { findDueWeek, type PayoutWeek } from "./weeks.ts";

const batch = 200;

/**
 * Runs this week's Friday payouts: every affiliate's open requests, and the rest of their approved
 * balance. Safe to repeat, to kill and to run in several processes, because each affiliate's payouts are
 * prepared in one transaction that the other runs see.
 */
export async function runFridayPayouts(deps: PayoutDeps, signal: AbortSignal): Promise<void> {
  const { db, now } = deps;
  const week = findDueWeek(now());
  if (!week) return;
  const { isoWeek } = week;
  await db.insert(payoutRuns).values({ isoWeek, startedAt: now() }).onConflictDoNothing();
  const [run] = await db.select().from(payoutRuns).where(eq(payoutRuns.isoWeek, isoWeek));
  if (run!.finishedAt) return;
  await approveCommissions(deps, signal);
  let prepared = 0;
  const failures: unknown[] = [];
  for (let after: string | null = null; ; ) {
    const ids = await findPayableIds(deps, after);
    for (const affiliateId of ids) {
      if (signal.aborted) return;
      try {
        prepared += await preparePayouts(deps, affiliateId, week);
      } catch (error) {
        failures.push(error);
      }
    }
    after = ids.at(-1) ?? null;
    if (ids.length < batch) break;
  }
  // Thrown after all others are prepared; the run stays open, so failed ones are retried this week.
  if (failures.length > 0) throw failures[0];
  await db
    .update(payoutRuns)
    .set({ finishedAt: now() })
    .where(and(eq(payoutRuns.isoWeek, isoWeek), isNull(payoutRuns.finishedAt)));
  deps.log.info({ isoWeek, prepared }, "Affiliates are paid");
}

/** Ids of affiliates who can be paid, in order of id. */
async function findPayableIds({ db }: PayoutDeps, after: string | null): Promise<string[]> {
  const rows = await db
    .select({ id: affiliates.id })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .innerJoin(payoutDetails, eq(payoutDetails.affiliateId, affiliates.id))
    .where(
      and(
        after ? gt(affiliates.id, after) : undefined,
        isNull(affiliates.heldAt),
        isNotNull(users.emailVerifiedAt),
        isNull(users.leavingAt),
      ),
    )
    .orderBy(asc(affiliates.id))
    .limit(batch);
  return rows.map(({ id }) => id);
}

/**
 * Prepares one affiliate's payouts and queues their sending, in one transaction. Prepares none while the
 * balance is negative or the account is too new.
 * @param week null when the operator pays the whole balance on any day
 * @returns the number of payouts
 */
export async function preparePayouts(
  deps: PayoutDeps,
  affiliateId: string,
  week: PayoutWeek | null,
): Promise<number> {
  const { db, now } = deps;
  return await db.transaction(async () => {
    const { heldAt } = await lockAffiliate(deps, affiliateId);
    const receiver = await findReceiver(deps, affiliateId);
    if (heldAt || !receiver?.details || !receiver.isConfirmed || receiver.isLeaving) return 0;
    if (waitEndsAt(receiver.details) >= (week?.friday ?? now())) return 0;
    const { pending } = await balanceOf(deps, affiliateId);
    if (pending < 0) return 0;
    const { method, encrypted } = receiver.details;
    const to = await decryptDestination(deps, affiliateId, encrypted);
    const processingFields = {
      status: "processing",
      isoWeek: week?.isoWeek ?? null,
      provider: deps.payouts.provider,
      method,
      maskedDestination: describeDestination(to),
      encryptedDestination: encrypted,
      sentAt: now(),
    } as const;
    const requested = await db
      .update(payouts)
      .set(processingFields)
      .where(
        and(
          eq(payouts.affiliateId, affiliateId),
          eq(payouts.status, "requested"),
          week ? lte(payouts.createdAt, week.friday) : undefined,
        ),
      )
      .returning({ id: payouts.id });
    const automatic = pending >= centsOf(payoutMinDollars) ? [automaticPayout(pending)] : [];
    const inserted =
      automatic.length === 0
        ? []
        : await db
            .insert(payouts)
            .values(
              automatic.map((one) => ({
                ...one,
                ...processingFields,
                affiliateId,
                createdAt: now(),
              })),
            )
            // This week's automatic payout already exists, whatever its status.
            .onConflictDoNothing()
            .returning({ id: payouts.id });
    const all = [...requested, ...inserted];
    for (const { id } of all) await queuePayout(deps, id);
    return all.length;
  });
}

function automaticPayout(amountCents: number) {
  const id = randomUUID();
  return { id, origin: "automatic", amountCents, idempotencyKey: `payout:${id}` } as const;
}
