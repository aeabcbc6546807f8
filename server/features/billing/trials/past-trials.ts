import { createHmac } from "node:crypto";
import { and, count, eq, isNotNull, or } from "drizzle-orm";
import { pastTrials, trials } from "#db/schema-billing.ts";
import type { Platform } from "#server/platform/platform.ts";
import { serverSecret } from "#server/platform/server-secret.ts";

type Base = Pick<Platform, "db">;

/**
 * Records anonymously that an address and a card had their trial, so that they get no second one after
 * the account is deleted. A place without a card is not recorded. Call it in the transaction that
 * deletes the person.
 */
export async function recordPastTrial({ db }: Base, userId: string): Promise<void> {
  const [had] = await db
    .delete(trials)
    .where(
      and(
        eq(trials.userId, userId),
        // With a claimed card the trial may have started at Stripe.
        or(eq(trials.status, "started"), isNotNull(trials.cardFingerprint)),
      ),
    )
    .returning();
  if (!had) return;
  const { cardFingerprint, month } = had;
  await db
    .insert(pastTrials)
    .values({ emailHash: await hashOf({ db }, had.emailKey), cardFingerprint, month })
    .onConflictDoNothing();
}

/** @param key the address's `emailKey` */
export async function addressHadTrial({ db }: Base, key: string): Promise<boolean> {
  const [had] = await db
    .select({ month: pastTrials.month })
    .from(pastTrials)
    .where(eq(pastTrials.emailHash, await hashOf({ db }, key)));
  return had !== undefined;
}

export async function cardHadTrial({ db }: Base, fingerprint: string): Promise<boolean> {
  const [had] = await db
    .select({ month: pastTrials.month })
    .from(pastTrials)
    .where(eq(pastTrials.cardFingerprint, fingerprint))
    .limit(1);
  return had !== undefined;
}

/** Number of a month's trial places that were used by deleted accounts. */
export async function countPastTrials({ db }: Base, month: string): Promise<number> {
  const [row] = await db
    .select({ places: count() })
    .from(pastTrials)
    .where(eq(pastTrials.month, month));
  return row?.places ?? 0;
}

/** Hashed with a secret, so that guessed addresses cannot be checked against the table. */
async function hashOf(platform: Base, key: string): Promise<string> {
  const secret = await serverSecret(platform, "past-trials");
  return createHmac("sha256", secret).update(key).digest("base64url");
}
