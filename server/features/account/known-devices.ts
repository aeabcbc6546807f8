import { randomUUID } from "node:crypto";
import { and, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import { knownDevices } from "#db/schema.ts";
import { hashToken, newToken } from "#server/platform/http/session.ts";
import { deviceMaxAgeSeconds } from "#server/platform/http/session-cookie.ts";
import type { Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";

type Base = Pick<Platform, "db" | "now">;

/** More devices than one person uses. */
const maxDevices = 20;

/** Condition: the row of the browser with this token, if it was used recently; false without a token. */
export function isKnownDevice({ now }: Pick<Base, "now">, token: string | undefined) {
  return and(
    eq(knownDevices.tokenHash, hashToken(token ?? "")),
    gt(knownDevices.lastUsedAt, oldestUse(now())),
  );
}

/**
 * Remembers a browser as a known device of this account. A browser keeps one token for all accounts
 * that sign in there; each account has its own row.
 * @returns the token for the browser's cookie
 */
export async function rememberDevice(
  { db, now }: Base,
  userId: string,
  cookieToken: string | undefined,
): Promise<string> {
  const token = cookieToken && /^[\w-]{43}$/.test(cookieToken) ? cookieToken : newToken();
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

/** Forgets the known devices of an account, but for the one whose token is `keep`. */
export async function forgetDevices({ db }: Base, userId: string, keep?: string): Promise<void> {
  const others = keep === undefined ? undefined : ne(knownDevices.tokenHash, hashToken(keep));
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), others));
}

/** Removes devices that were not used for long, and all but the latest of an account. */
export const sweepKnownDevices: Schedule<Base> = {
  name: "sweep-known-devices",
  everySeconds: 6 * 3600,
  timeoutSeconds: 60,
  work: async ({ db, now }) => {
    const surplus = sql`${knownDevices.id} in (
      select id from (
        select id, row_number() over (partition by user_id order by last_used_at desc, id) as place
        from known_devices
      ) as ranked where place > ${maxDevices})`;
    await db
      .delete(knownDevices)
      .where(or(lte(knownDevices.lastUsedAt, oldestUse(now())), surplus));
  },
};

function oldestUse(now: Date): Date {
  return new Date(now.getTime() - deviceMaxAgeSeconds * 1000);
}
