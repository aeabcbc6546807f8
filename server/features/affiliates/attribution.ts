import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliateClicks, affiliates, referrals } from "#db/schema-affiliates.ts";
import type { Recommendation } from "#server/features/account/account.ts";
import { emailKey } from "#server/features/billing/billing.ts";
import type { Platform } from "#server/platform/platform.ts";
import { attributionDays } from "#shared/affiliates.ts";
import { lockAffiliate } from "./balance.ts";
import { normalCode } from "./codes.ts";
import { countOnDay } from "./days.ts";
import { madridDay } from "./madrid.ts";

type Base = Pick<Platform, "db" | "now">;

const attributionMs = attributionDays * 86_400_000;

/**
 * Notes by whose link a new person came. Call it in the transaction that creates them. A code counts
 * only with a click of its affiliate's link that we stored ourselves; nobody recommends themselves.
 */
export async function attributeSignUp(
  deps: Base,
  userId: string,
  { affiliateCode, affiliateClickId }: Recommendation,
): Promise<void> {
  const code = affiliateCode && normalCode(affiliateCode);
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
  const [numbered] = await deps.db
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
      number: numbered!.number,
      createdAt,
    })
    .onConflictDoNothing({ target: referrals.userId })
    .returning({ id: referrals.id });
  if (made) await countOnDay(deps, click.affiliateId, madridDay(createdAt), { signUps: 1 });
}

/**
 * An account that a stranger may have made under somebody's address is its owner's from now on: who
 * recommended us to the stranger earns nothing by them. Call it in the transaction that hands it over.
 */
export async function attributeAnew(
  deps: Base,
  userId: string,
  recommended: Recommendation,
): Promise<void> {
  const strangers = and(eq(referrals.userId, userId), isNull(referrals.convertedAt));
  const [before] = await deps.db.select().from(referrals).where(strangers);
  if (before) {
    const { affiliateId } = before;
    await lockAffiliate(deps, affiliateId);
    const gone = await deps.db.delete(referrals).where(strangers).returning({ id: referrals.id });
    const day = madridDay(before.createdAt);
    await countOnDay(deps, affiliateId, day, { signUps: -gone.length });
  }
  await attributeSignUp(deps, userId, recommended);
}
