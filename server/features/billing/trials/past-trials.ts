import { createHmac } from "node:crypto";
import { and, count, eq, isNotNull, or } from "drizzle-orm";
import { pastTrials, trials } from "#db/schema-billing.ts";
import type { Platform } from "#server/platform/platform.ts";
import { serverSecret } from "#server/platform/server-secret.ts";

type Base = Pick<Platform, "db">;

/**
 * Keeps that a person had their trial, without saying who they were: it is once per address and card,
 * also for who comes back. A place for which no card was brought is free. Call it in the transaction
 * that deletes the person.
 */
export async function keepPastTrial({ db }: Base, userId: string): Promise<void> {
  const [had] = await db
    .delete(trials)
    .where(
      and(
        eq(trials.userId, userId),
        // A card that was tied to the place may have begun it at Stripe.
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

/** @param key of the address, as `emailKey` writes it */
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

/** Places of a month that were had by people who left. */
export async function pastTrialsIn({ db }: Base, month: string): Promise<number> {
  const [row] = await db
    .select({ places: count() })
    .from(pastTrials)
    .where(eq(pastTrials.month, month));
  return row?.places ?? 0;
}

/** With a secret: whoever guesses an address cannot look here whether it was ours. */
async function hashOf(platform: Base, key: string): Promise<string> {
  const secret = await serverSecret(platform, "past-trials");
  return createHmac("sha256", secret).update(key).digest("base64url");
}
