import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, lte, ne, or, sql } from "drizzle-orm";
import { sessions } from "#db/schema.ts";
import type { Schedule } from "../jobs/jobs.ts";
import type { Platform } from "../platform.ts";
import { describeDevice } from "./device.ts";
import type { Client, SignedInUser } from "./http.ts";
import type { SessionCookie } from "./session-cookie.ts";

const dayMs = 86_400_000;
const idleMs = 14 * dayMs;
const absoluteMs = 30 * dayMs;
const touchEveryMs = 5 * 60_000;
const listMax = 50;

type Base = Pick<Platform, "db" | "now">;

/** The session cookie of this installation. */
export function sessionCookie(production: boolean): SessionCookie {
  return {
    // With `__Host-` browsers refuse a cookie of that name from a subdomain or without TLS.
    name: production ? "__Host-kolmena" : "kolmena",
    secure: production,
    maxAgeSeconds: absoluteMs / 1000,
  };
}

/** 256 random bits for a cookie or a mailed link: 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 of a token in base64url; only the hash is stored. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * SQL condition for the row of an open session. Its placeholders are filled by
 * {@link isOpenSessionValues}, so that prepared queries that join `sessions` can use it.
 */
export const isOpenSession = sql`(${sessions.tokenHash} = ${sql.placeholder("tokenHash")}
  and ${sessions.expiresAt} > ${sql.placeholder("now")}::timestamptz
  and ${sessions.lastUsedAt} > ${sql.placeholder("idleSince")}::timestamptz)`;

/** Values for the placeholders of {@link isOpenSession}. */
export function isOpenSessionValues(
  token: string,
  now: Date,
): { tokenHash: string; now: string; idleSince: string } {
  return {
    tokenHash: hashToken(token),
    now: now.toISOString(),
    idleSince: new Date(now.getTime() - idleMs).toISOString(),
  };
}

/** Records that a session was used, at most every five minutes. Runs in the background; a failure is only logged. */
export function touchSession(
  platform: Base & Pick<Platform, "log">,
  session: { sessionId: string; lastUsedAt: Date },
): void {
  const now = platform.now();
  const stale = new Date(now.getTime() - touchEveryMs);
  if (session.lastUsedAt > stale) return;
  platform.db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.id, session.sessionId), lte(sessions.lastUsedAt, stale)))
    .then(undefined, (error) => platform.log.warn({ error }, "Session was not touched"));
}

/** Opens a session. @returns its token, of which only the hash is stored */
export async function startSession(
  platform: Base,
  userId: string,
  client: Pick<Client, "ip" | "userAgent">,
): Promise<string> {
  const token = newToken();
  const now = platform.now();
  await platform.db.insert(sessions).values({
    id: randomUUID(),
    userId,
    tokenHash: hashToken(token),
    userAgent: client.userAgent.slice(0, 400),
    ip: client.ip,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + absoluteMs),
  });
  return token;
}

/** Ends the session of a token; does nothing when there is none. */
export async function endSession(platform: Base, token: string): Promise<void> {
  await platform.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends one session of a person; false when they have no session with that id. */
export async function endOwnSession(
  platform: Base,
  owned: { userId: string; sessionId: string },
): Promise<boolean> {
  const ended = await platform.db
    .delete(sessions)
    .where(and(eq(sessions.id, owned.sessionId), eq(sessions.userId, owned.userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person except `keep`. */
export async function endSessions(
  platform: Base,
  userId: string,
  keep?: { sessionId: string },
): Promise<void> {
  await platform.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keep ? ne(sessions.id, keep.sessionId) : undefined));
}

/** Those of these sessions that are neither ended nor expired. */
export async function filterOpenSessions(
  { db, now }: Base,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...sessionIds]), isNotExpired(now())));
  return new Set(rows.map(({ id }) => id));
}

export interface SessionInfo {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  current: boolean;
}

/** The latest 50 open sessions of a person, the current one first. */
export async function listSessions(platform: Base, user: SignedInUser): Promise<SessionInfo[]> {
  const now = platform.now();
  const rows = await platform.db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, user.userId), isNotExpired(now)))
    .orderBy(
      desc(eq(sessions.id, user.sessionId)),
      desc(sessions.lastUsedAt),
      desc(sessions.createdAt),
    )
    .limit(listMax);
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.id === user.sessionId,
  }));
}

function isNotExpired(now: Date) {
  return and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, new Date(now.getTime() - idleMs)),
  );
}

/** Removes expired sessions. */
export const sweepSessions: Schedule<Base> = {
  name: "sweep-sessions",
  everySeconds: 3600,
  timeoutSeconds: 60,
  work: async ({ db, now }) => {
    const moment = now();
    await db
      .delete(sessions)
      .where(
        or(
          lte(sessions.expiresAt, moment),
          lte(sessions.lastUsedAt, new Date(moment.getTime() - idleMs)),
        ),
      );
  },
};
