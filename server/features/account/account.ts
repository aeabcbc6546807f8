import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { violates } from "#server/platform/database/constraint.ts";
import { AppError, invalid } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { startSession } from "#server/platform/http/session.ts";
import { addressBlock, forgive, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { SessionUser } from "#shared/account.ts";
import { erasureSentence } from "./erasure.ts";
import { sendVerificationLink } from "./jobs.ts";
import { type AccountLimits, accountLimits, loginThrottles, slowdownMs } from "./limits.ts";
import { passwordWeakness } from "./password-advice.ts";
import type { Passwords } from "./passwords.ts";
import { freeUsername, usernameKey } from "./usernames.ts";

export { accountOfPayer, handOverAccount } from "./payers.ts";

export interface AccountDeps extends Platform {
  passwords: Passwords;
  /** The answer about a person that several features compose. */
  describeUser(userId: string): Promise<SessionUser>;
  /** Runs in the transaction that creates a person: what a new account starts with. */
  onRegistered(userId: string): Promise<void>;
  /** How often people may try; the product's own when absent. */
  limits?: AccountLimits;
}

export interface Registration {
  /** Made from the e-mail address when absent. */
  username?: string;
  email: string;
  password: string;
  name: string;
  affiliateCode?: string | null | undefined;
}

/**
 * Creates an account, signs it in and mails the link that confirms its address.
 * @param also runs in the same transaction: when it fails there is no account
 * @returns id and the token of a new session
 * @throws AppError `conflict` by field, `invalid`, `rate_limited`, `unavailable`
 */
export async function register(
  deps: AccountDeps,
  input: Registration,
  client: Client,
  also: (userId: string) => Promise<unknown> = async () => undefined,
): Promise<{ userId: string; token: string }> {
  const username = input.username?.normalize("NFC") ?? (await freeUsername(deps, input.email));
  const weakness = passwordWeakness(input.password, { email: input.email, username });
  if (weakness) throw invalid({ password: weakness });
  const { signUpAddress } = deps.limits ?? accountLimits;
  await throttle(deps, { ...signUpAddress, subject: addressBlock(client.ip) });
  const passwordHash = await deps.passwords.hash(input.password);
  const userId = randomUUID();
  try {
    return await deps.db.transaction(async () => {
      await deps.db.insert(users).values({
        id: userId,
        email: input.email,
        username,
        usernameKey: usernameKey(username),
        name: input.name.normalize("NFC"),
        passwordHash,
        affiliateCode: input.affiliateCode ?? null,
        createdAt: deps.now(),
      });
      await deps.onRegistered(userId);
      await also(userId);
      await deps.jobs.later(sendVerificationLink, { userId, welcome: true });
      return { userId, token: await startSession(deps, userId, client) };
    });
  } catch (error) {
    if (uniques.some((name) => violates(error, name))) {
      throw await taken(deps, { email: input.email, username });
    }
    throw error;
  }
}

const uniques = ["users_email_unique", "users_username_unique", "users_username_key_unique"];

/** Which of the two are taken; the database names only the first it meets. */
async function taken(
  { db }: AccountDeps,
  wanted: { email: string; username: string },
): Promise<AppError> {
  const sameEmail = sql<boolean>`lower(${users.email}) = ${wanted.email.toLowerCase()}`;
  const key = usernameKey(wanted.username);
  const sameUsername = sql<boolean>`(${users.usernameKey} is not distinct from ${key} or lower(${users.username}) = lower(${wanted.username}))`;
  const rows = await db
    .select({ email: sameEmail, username: sameUsername })
    .from(users)
    .where(sql`${sameEmail} or ${sameUsername}`)
    .limit(2);
  const fields: Record<string, string> = {};
  if (rows.some((row) => row.username)) fields.username = "Este nombre de usuario ya está en uso";
  if (rows.some((row) => row.email)) fields.email = "Ya existe una cuenta con este email";
  const message = fields.email ?? fields.username ?? "Esa cuenta ya existe. Vuelve a probar.";
  return new AppError("conflict", message, { fields });
}

/**
 * Checks e-mail and password. Says nothing about which of them was wrong, and takes as long.
 * @throws AppError `unauthorized`, `forbidden` for an account that is being erased, `rate_limited`,
 *   `unavailable`
 */
export async function login(
  deps: AccountDeps,
  input: { email: string; password: string },
  client: Client,
): Promise<{ userId: string; token: string }> {
  const limits = deps.limits ?? accountLimits;
  const throttles = loginThrottles(limits, input.email, client.ip);
  const [tries = 0] = await throttle(deps, throttles.account, throttles.pair, throttles.address);
  const slowdown = slowdownMs(tries, limits.loginAccount);
  if (slowdown > 0) await pause(slowdown);
  const [user] = await deps.db
    .select({ id: users.id, passwordHash: users.passwordHash, leavingAt: users.leavingAt })
    .from(users)
    .where(eq(sql`lower(${users.email})`, input.email.toLowerCase()));
  const matches = await deps.passwords.matches(input.password, user?.passwordHash ?? null);
  if (!user || !matches) throw new AppError("unauthorized", "Credenciales incorrectas");
  await forgive(deps, {
    forget: [throttles.pair],
    giveBack: [throttles.account, throttles.address],
  });
  if (user.leavingAt) throw new AppError("forbidden", erasureSentence);
  return { userId: user.id, token: await enter(deps, user, client) };
}

/**
 * A session, if the password is still the one that was looked at: whoever changes it meanwhile ends
 * all sessions, and this one must be among them or not begin.
 */
async function enter(
  deps: AccountDeps,
  { id, passwordHash }: { id: string; passwordHash: string },
  client: Client,
): Promise<string> {
  return await deps.db.transaction(async () => {
    const [still] = await deps.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.leavingAt)))
      .for("share");
    if (!still) throw new AppError("unauthorized", "Credenciales incorrectas");
    return await startSession(deps, id, client);
  });
}
