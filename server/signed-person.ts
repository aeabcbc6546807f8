import { and, eq, type SQL } from "drizzle-orm";
import { creditAccounts, sessions, users } from "#db/schema.ts";
import { creditsUsed } from "#server/features/credits/credits.ts";
import type { Signed } from "#server/platform/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import { openSession, openSessionValues, touchSession } from "#server/platform/session.ts";
import type { SessionUser } from "#shared/account.ts";
import { planOf } from "#shared/plans.ts";

/** Who signed in, with what `GET /api/auth/me` answers: read by the one query that each request makes. */
export interface SignedPerson extends Signed {
  person: SessionUser;
}

const personColumns = {
  id: users.id,
  username: users.username,
  name: users.name,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  plan: users.plan,
  creditsUsed: creditsUsed.as("credits_used"),
  creditsLimit: creditAccounts.granted,
};

const mainBucket: SQL | undefined = and(
  eq(creditAccounts.userId, users.id),
  eq(creditAccounts.bucket, "main"),
);

/** The query behind {@link authenticator}, with the placeholders of an open session. */
export function personBySession({ db }: Pick<Platform, "db">) {
  return db
    .select({ ...personColumns, sessionId: sessions.id, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(creditAccounts, mainBucket)
    .where(openSession);
}

/** Finds people by their session cookie's token; null when it is unknown or over. */
export function authenticator(platform: Platform): (token: string) => Promise<SignedPerson | null> {
  const find = personBySession(platform).prepare("signed_person");
  return async (token) => {
    const [found] = await find.execute(openSessionValues(token, platform.now()));
    if (!found) return null;
    touchSession(platform, found);
    return { userId: found.id, sessionId: found.sessionId, person: toPerson(found) };
  };
}

/** The same description of a person who has no session yet. */
export async function describeUser(
  { db }: Pick<Platform, "db">,
  userId: string,
): Promise<SessionUser> {
  const [found] = await db
    .select(personColumns)
    .from(users)
    .innerJoin(creditAccounts, mainBucket)
    .where(eq(users.id, userId));
  if (!found) throw new Error(`No user ${userId}`);
  return toPerson(found);
}

function toPerson(row: {
  id: string;
  username: string;
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  plan: string;
  creditsUsed: number;
  creditsLimit: number | null;
}): SessionUser {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    plan: row.plan,
    creditsUsed: row.creditsUsed,
    creditsLimit: row.creditsLimit,
    availableWorkers: [...planOf(row.plan).workers],
    // Trials begin with a card, which this version does not take yet.
    isTrialActive: false,
    trialDaysLeft: 0,
  };
}
