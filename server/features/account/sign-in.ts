import { and, eq, isNull, sql } from "drizzle-orm";
import { knownDevices, users } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { startSession } from "#server/platform/http/session.ts";
import { forgive, throttle } from "#server/platform/http/throttle.ts";
import type { AccountDeps } from "./deps.ts";
import { erasureInProgressMessage } from "./erasure.ts";
import { isKnownDevice, rememberDevice } from "./known-devices.ts";
import { accountLimits, loginThrottles } from "./limits.ts";
import { logSecurityEvent } from "./security-log.ts";

/** A newly opened session with the tokens for the browser's cookies. */
export interface SignedIn {
  userId: string;
  /** Token of the session. */
  token: string;
  /** Token of the known device. */
  deviceToken: string;
}

/**
 * Checks e-mail and password and opens a session. Neither answer nor duration reveal which of them was
 * wrong.
 * @param inTransaction runs in the transaction that opens the session
 * @throws AppError `unauthorized`, `forbidden` for an account that is being erased, `rate_limited`,
 *   `unavailable`
 */
export async function login(
  deps: AccountDeps,
  input: { email: string; password: string; timeZone?: string | undefined },
  client: Client,
  inTransaction: (userId: string) => Promise<unknown> = async () => undefined,
): Promise<SignedIn> {
  const user = await findUserAndDevice(deps, input.email, client);
  const counts = await throttleLogin(deps, input.email, client, user?.deviceId ?? null);
  const matches = await deps.passwords.matches(input.password, user?.passwordHash ?? null);
  if (!user || !matches) {
    logSecurityEvent(deps, "login-failed", { client, userId: user?.id });
    throw wrongCredentials();
  }
  await forgive(deps, counts);
  if (user.leavingAt) throw new AppError("forbidden", erasureInProgressMessage);
  const signedIn = await deps.db.transaction(async () => {
    await assertUnchanged(deps, user);
    await inTransaction(user.id);
    return await openSession(deps, user.id, client);
  });
  if (input.timeZone) await storeTimeZone(deps, user.id, input.timeZone);
  logSecurityEvent(deps, "login-succeeded", { client, userId: user.id });
  return signedIn;
}

async function storeTimeZone({ db }: AccountDeps, userId: string, timeZone: string): Promise<void> {
  await db
    .update(users)
    .set({ timeZone })
    .where(and(eq(users.id, userId), sql`${users.timeZone} is distinct from ${timeZone}`));
}

/** Opens a session and remembers the browser. Call it in the transaction that authenticates the person. */
export async function openSession(
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

/** The account of an e-mail, with the id of the browser's row if it is a known device there. */
async function findUserAndDevice(deps: AccountDeps, email: string, client: Client) {
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
      and(eq(knownDevices.userId, users.id), isKnownDevice(deps, client.deviceToken)),
    )
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

/** Throttles a login. @returns the counts to undo when the password is right */
async function throttleLogin(
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
 * Refuses when the password was changed, or erasure began, since the user was read: that ended all
 * sessions, and this login must not open another one.
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
