import { and, eq, isNull, sql } from "drizzle-orm";
import { knownDevices, users } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { startSession } from "#server/platform/http/session.ts";
import { forgive, throttle } from "#server/platform/http/throttle.ts";
import type { AccountDeps } from "./account.ts";
import { erasureSentence } from "./erasure.ts";
import { rememberDevice, sameDevice } from "./known-devices.ts";
import { accountLimits, loginThrottles } from "./limits.ts";
import { noteSecurity } from "./security-log.ts";

/** A session that was opened, for the browser's cookies. */
export interface SignedIn {
  userId: string;
  /** Of the session. */
  token: string;
  /** By which the browser is known again. */
  deviceToken: string;
}

/**
 * Checks e-mail and password and opens a session. Says nothing about which of them was wrong, and
 * takes as long.
 * @param also runs in the transaction that opens the session
 * @throws AppError `unauthorized`, `forbidden` for an account that is being erased, `rate_limited`,
 *   `unavailable`
 */
export async function login(
  deps: AccountDeps,
  input: { email: string; password: string; timeZone?: string | undefined },
  client: Client,
  also: (userId: string) => Promise<unknown> = async () => undefined,
): Promise<SignedIn> {
  const user = await findTried(deps, input.email, client);
  const counted = await countGuess(deps, input.email, client, user?.deviceId ?? null);
  const matches = await deps.passwords.matches(input.password, user?.passwordHash ?? null);
  if (!user || !matches) {
    noteSecurity(deps, "login-failed", { client, userId: user?.id });
    throw wrongCredentials();
  }
  await forgive(deps, counted);
  if (user.leavingAt) throw new AppError("forbidden", erasureSentence);
  const signedIn = await deps.db.transaction(async () => {
    await assertUnchanged(deps, user);
    await also(user.id);
    return await openAccount(deps, user.id, client);
  });
  if (input.timeZone) await storeTimeZone(deps, user.id, input.timeZone);
  noteSecurity(deps, "login-succeeded", { client, userId: user.id });
  return signedIn;
}

async function storeTimeZone({ db }: AccountDeps, userId: string, timeZone: string): Promise<void> {
  await db
    .update(users)
    .set({ timeZone })
    .where(and(eq(users.id, userId), sql`${users.timeZone} is distinct from ${timeZone}`));
}

/** Opens a session and has its browser known. Call it in the transaction that says who somebody is. */
export async function openAccount(
  deps: AccountDeps,
  userId: string,
  client: Client,
): Promise<SignedIn> {
  return {
    userId,
    token: await startSession(deps, userId, client),
    deviceToken: await rememberDevice(deps, userId, client.deviceToken),
  };
}

/** Whose account is tried, and whether from a browser that is known there. */
async function findTried(deps: AccountDeps, email: string, client: Client) {
  const [user] = await deps.db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      leavingAt: users.leavingAt,
      deviceId: knownDevices.id,
    })
    .from(users)
    .leftJoin(
      knownDevices,
      and(eq(knownDevices.userId, users.id), sameDevice(deps, client.deviceToken)),
    )
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

/** @returns what a right password takes back of what was counted */
async function countGuess(
  deps: AccountDeps,
  email: string,
  client: Client,
  deviceId: string | null,
) {
  const limits = loginThrottles(deps.limits ?? accountLimits, email, client.ip);
  if (deviceId !== null) {
    const device = limits.device(deviceId);
    await throttle(deps, device);
    return { forget: [device] };
  }
  const { pair, address, account } = limits;
  await throttle(deps, pair, { wider: [address, account] });
  return { forget: [pair], giveBack: [address, account] };
}

/**
 * Whoever changed the password since it was looked at ended all sessions, and one that opens now
 * must be among them or not begin.
 */
async function assertUnchanged(
  deps: AccountDeps,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<void> {
  const [still] = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.leavingAt)))
    .for("share");
  if (!still) throw wrongCredentials();
}

function wrongCredentials(): AppError {
  return new AppError("unauthorized", "Credenciales incorrectas");
}
