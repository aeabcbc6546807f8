import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { isUniqueViolation } from "#server/platform/database/unique-violation.ts";
import { AppError, invalid } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { AccountDeps } from "./deps.ts";
import { sendVerificationLink } from "./jobs.ts";
import { accountLimits } from "./limits.ts";
import { passwordWeakness } from "./password-advice.ts";
import { logSecurityEvent } from "./security-log.ts";
import { openSession, type SignedIn } from "./sign-in.ts";
import { findFreeUsername, usernameKey } from "./usernames.ts";

export { confirmPassword } from "./confirm-password.ts";
export type { AccountDeps, Referral } from "./deps.ts";
export { limitTrialRequests } from "./limits.ts";
export { findOrCreatePayerAccount, handOverAccount } from "./payer-accounts.ts";
export { logSecurityEvent } from "./security-log.ts";
export { login, type SignedIn } from "./sign-in.ts";

export interface Registration {
  /** Made from the e-mail address when absent. */
  username?: string;
  email: string;
  password: string;
  name: string;
  affiliateCode?: string | null | undefined;
  affiliateClickId?: string | null | undefined;
  timeZone?: string | undefined;
}

/**
 * Creates an account, signs it in and mails the link that confirms its address.
 * @param inTransaction runs in the same transaction: when it fails there is no account
 * @throws AppError `conflict` by field, `invalid`, `rate_limited`, `unavailable`
 */
export async function register(
  deps: AccountDeps,
  input: Registration,
  client: Client,
  inTransaction: (userId: string) => Promise<unknown> = async () => undefined,
): Promise<SignedIn> {
  const username = input.username?.normalize("NFC") ?? (await findFreeUsername(deps, input.email));
  const weakness = await passwordWeakness(input.password, { ...input, username });
  if (weakness) throw invalid({ password: weakness });
  const { signUpAddress } = deps.limits ?? accountLimits;
  await throttle(deps, { ...signUpAddress, subject: addressBlock(client.ip) });
  const passwordHash = await deps.passwords.hash(input.password);
  const userId = randomUUID();
  try {
    const signedIn = await deps.db.transaction(async () => {
      await deps.db.insert(users).values({
        id: userId,
        email: input.email,
        username,
        usernameKey: usernameKey(username),
        name: input.name.normalize("NFC"),
        passwordHash,
        affiliateCode: input.affiliateCode ?? null,
        timeZone: input.timeZone ?? null,
        createdAt: deps.now(),
      });
      await deps.onRegistered(userId, {
        affiliateCode: input.affiliateCode ?? null,
        affiliateClickId: input.affiliateClickId ?? null,
      });
      await inTransaction(userId);
      await deps.jobs.later(sendVerificationLink, { userId, welcome: true });
      return await openSession(deps, userId, client);
    });
    logSecurityEvent(deps, "registered", { client, userId });
    return signedIn;
  } catch (error) {
    if (uniqueConstraints.some((name) => isUniqueViolation(error, name))) {
      throw await takenError(deps, { email: input.email, username });
    }
    throw error;
  }
}

const uniqueConstraints = [
  "users_email_unique",
  "users_username_unique",
  "users_username_key_unique",
];

/** The error that names what is taken; the database reports only one violated constraint. */
async function takenError(
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
