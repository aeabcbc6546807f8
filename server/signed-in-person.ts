import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { creditAccounts, sessions, users } from "#db/schema.ts";
import { creditsUsed } from "#server/features/credits/credits.ts";
import type { SignedInUser } from "#server/platform/http/http.ts";
import { isOpenSession, isOpenSessionValues, touchSession } from "#server/platform/http/session.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { SessionUser } from "#shared/account.ts";
import { type Plan, planOf, workersOf } from "#shared/plans.ts";

/** The signed-in person with the answer of `GET /api/auth/me`, read by the session query of each request. */
export interface SignedInPerson extends SignedInUser {
  person: SessionUser;
}

const personColumns = {
  id: users.id,
  username: users.username,
  name: users.name,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  plan: users.plan,
  addons: users.addons,
  trialEndsAt: users.trialEndsAt,
  creditsUsed: creditsUsed.as("credits_used"),
  creditsLimit: creditAccounts.granted,
  creditsUntil: creditAccounts.periodEnd,
  imageCredits: sql<{ used: number; limit: number } | null>`(
    select json_build_object('used', images.granted - images.balance, 'limit', images.granted)
    from credit_accounts images
    where images.user_id = ${users.id} and images.bucket = 'images' and images.granted is not null
  )`.as("image_credits"),
};

const dayMs = 86_400_000;

const mainBucket: SQL | undefined = and(
  eq(creditAccounts.userId, users.id),
  eq(creditAccounts.bucket, "main"),
);

/** Needed because a login during the erasure request may still have opened a session. */
const isNotBeingErased: SQL = isNull(users.leavingAt);

/** The query behind {@link authenticator}, with the placeholders of an open session. */
export function personBySession({ db }: Pick<Platform, "db">) {
  return db
    .select({ ...personColumns, sessionId: sessions.id, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(creditAccounts, mainBucket)
    .where(and(isOpenSession, isNotBeingErased));
}

/** Finds a person by session token; null when it is unknown or expired. */
export function authenticator(
  platform: Platform,
): (token: string) => Promise<SignedInPerson | null> {
  const find = personBySession(platform).prepare("signed_person");
  return async (token) => {
    const [found] = await find.execute(isOpenSessionValues(token, platform.now()));
    if (!found) return null;
    touchSession(platform, found);
    return {
      userId: found.id,
      sessionId: found.sessionId,
      person: toPerson(found, platform.now()),
    };
  };
}

/** The same data for a person without a session. */
export async function describeUser(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
): Promise<SessionUser> {
  const [found] = await db
    .select(personColumns)
    .from(users)
    .innerJoin(creditAccounts, mainBucket)
    .where(eq(users.id, userId));
  if (!found) throw new Error(`No user ${userId}`);
  return toPerson(found, now());
}

function toPerson(
  row: {
    id: string;
    username: string;
    name: string;
    email: string;
    emailVerifiedAt: Date | null;
    plan: string;
    addons: string[];
    trialEndsAt: Date | null;
    creditsUsed: number;
    creditsLimit: number | null;
    creditsUntil: Date | null;
    imageCredits: { used: number; limit: number } | null;
  },
  now: Date,
): SessionUser {
  // Compared with the clock: Stripe may not have reported the end of the trial yet.
  const restMs = row.trialEndsAt ? Math.max(0, row.trialEndsAt.getTime() - now.getTime()) : 0;
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    plan: row.plan,
    creditsUsed: row.creditsUsed,
    creditsLimit: row.creditsLimit,
    creditsUntil: row.creditsUntil?.toISOString() ?? null,
    // The empty bucket of an earlier plan may still exist.
    imageCredits: (planOf(row.plan) as Plan).imageCredits === undefined ? null : row.imageCredits,
    availableWorkers: workersOf(row.plan, row.addons),
    isTrialActive: restMs > 0,
    trialDaysLeft: Math.ceil(restMs / dayMs),
  };
}
