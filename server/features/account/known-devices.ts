import { randomUUID } from "node:crypto";
import { and, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import { knownDevices } from "#db/schema.ts";
import { hashToken, newToken } from "#server/platform/http/session.ts";
import { deviceMaxAgeSeconds } from "#server/platform/http/session-cookie.ts";
import type { Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";

type Base = Pick<Platform, "db" | "now">;

/** More browsers than that of one person are programs. */
const devicesAtMost = 20;

/** Condition: the row of the browser that brought this token, signed in with lately; false without one. */
export function sameDevice({ now }: Pick<Base, "now">, token: string | undefined) {
  return and(
    eq(knownDevices.tokenHash, hashToken(token ?? "")),
    gt(knownDevices.lastUsedAt, since(now())),
  );
}

/**
 * Has a browser known as this account's from now on. A browser keeps its token, whoever signs in
 * there: what counts is the row, and each account has its own.
 * @returns the token for its cookie
 */
export async function rememberDevice(
  { db, now }: Base,
  userId: string,
  brought: string | undefined,
): Promise<string> {
  const token = brought && /^[\w-]{43}$/.test(brought) ? brought : newToken();
  const at = now();
  await db
    .insert(knownDevices)
    .values({
      id: randomUUID(),
      userId,
      tokenHash: hashToken(token),
      createdAt: at,
      lastUsedAt: at,
    })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: at },
    });
  return token;
}

/** Forgets the browsers of an account, but for the one that brought `keep`. */
export async function forgetDevices({ db }: Base, userId: string, keep?: string): Promise<void> {
  const others = keep === undefined ? undefined : ne(knownDevices.tokenHash, hashToken(keep));
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), others));
}

/** Removes browsers that were not signed in with for long, and all but an account's latest. */
export const sweepKnownDevices: Schedule<Base> = {
  name: "sweep-known-devices",
  everySeconds: 6 * 3600,
  timeoutSeconds: 60,
  work: async ({ db, now }) => {
    const surplus = sql`${knownDevices.id} in (
      select id from (
        select id, row_number() over (partition by user_id order by last_used_at desc, id) as place
        from known_devices
      ) as ranked where place > ${devicesAtMost})`;
    await db.delete(knownDevices).where(or(lte(knownDevices.lastUsedAt, since(now())), surplus));
  },
};

function since(now: Date): Date {
  return new Date(now.getTime() - deviceMaxAgeSeconds * 1000);
}
