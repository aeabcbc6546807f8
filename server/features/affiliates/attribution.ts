import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliateClicks, affiliates, referrals } from "#db/schema-affiliates.ts";
import type { Referral } from "#server/features/account/account.ts";
import { emailKey } from "#server/features/billing/billing.ts";
import type { Platform } from "#server/platform/platform.ts";
import { attributionDays } from "#shared/affiliates.ts";
import { lockAffiliate } from "./balance.ts";
import { normalizeCode } from "./codes.ts";
import { addToDailyStats } from "./daily-stats.ts";
import { madridDay } from "./madrid-time.ts";

type Base = Pick<Platform, "db" | "now">;

const attributionMs = attributionDays * 86_400_000;

/**
 * Records which affiliate's link a new user came from. Call it in the transaction that creates the user.
 * A code counts only together with a stored click on that affiliate's link. Affiliates cannot refer
 * themselves.
 */
export async function attributeSignUp(
  deps: Base,
  userId: string,
  { affiliateCode, affiliateClickId }: Referral,
): Promise<void> {
  const code = affiliateCode && normalizeCode(affiliateCode);
  if (!code || !affiliateClickId) return;
  const createdAt = deps.now();
  const [click] = await deps.db
    .select({
      affiliateId: affiliates.id,
      landingUrl: affiliateClicks.landingUrl,
      affiliateUserId: users.id,
      email: users.email,
    })
    .from(affiliateClicks)
    .innerJoin(affiliates, eq(affiliates.id, affiliateClicks.affiliateId))
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(
      and(
        eq(affiliateClicks.id, affiliateClickId),
        eq(affiliates.code, code),
        gt(affiliateClicks.createdAt, new Date(createdAt.getTime() - attributionMs)),
        isNull(users.leavingAt),
      ),
    );
  if (!click || click.affiliateUserId === userId) return;
  const [person] = await deps.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!person || emailKey(person.email) === emailKey(click.email)) return;
  const [counter] = await deps.db
    .update(affiliates)
    .set({ referralCount: sql`${affiliates.referralCount} + 1` })
    .where(eq(affiliates.id, click.affiliateId))
    .returning({ number: affiliates.referralCount });
  const [made] = await deps.db
    .insert(referrals)
    .values({
      id: randomUUID(),
      affiliateId: click.affiliateId,
      userId,
      clickId: affiliateClickId,
      landingUrl: click.landingUrl,
      number: counter!.number,
      createdAt,
    })
    .onConflictDoNothing({ target: referrals.userId })
    .returning({ id: referrals.id });
  if (made) await addToDailyStats(deps, click.affiliateId, madridDay(createdAt), { signUps: 1 });
}

/**
 * Attributes an account anew when the owner of its address takes it over from the stranger who created
 * it: whoever referred the stranger earns nothing from the owner. Call it in the same transaction.
 */
export async function reattributeSignUp(
  deps: Base,
  userId: string,
  recommended: Referral,
): Promise<void> {
  const strangersReferral = and(eq(referrals.userId, userId), isNull(referrals.convertedAt));
  const [oldReferral] = await deps.db.select().from(referrals).where(strangersReferral);
  if (oldReferral) {
    const { affiliateId } = oldReferral;
    await lockAffiliate(deps, affiliateId);
    const deleted = await deps.db
      .delete(referrals)
      .where(strangersReferral)
      .returning({ id: referrals.id });
    const day = madridDay(oldReferral.createdAt);
    await addToDailyStats(deps, affiliateId, day, { signUps: -deleted.length });
  }
  await attributeSignUp(deps, userId, recommended);
}
