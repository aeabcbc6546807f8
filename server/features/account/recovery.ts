import { and, eq, sql } from "drizzle-orm";
import { mailedTokens, users } from "#db/schema.ts";
import { invalid } from "#server/platform/errors.ts";
import type { Client, SignedInUser } from "#server/platform/http/http.ts";
import { endSessions } from "#server/platform/http/session.ts";
import { addressBlock, forgive, throttle } from "#server/platform/http/throttle.ts";
import { confirmPassword, wrongPassword } from "./confirm-password.ts";
import type { AccountDeps } from "./deps.ts";
import { sendPasswordChanged, sendResetLink } from "./jobs.ts";
import { forgetDevices } from "./known-devices.ts";
import { accountLimits, limitLinkAttempts, loginThrottles } from "./limits.ts";
import { invalidLinkError, isUsableLink, voidLinks } from "./mailed-links.ts";
import { passwordWeakness } from "./password-advice.ts";
import { logSecurityEvent } from "./security-log.ts";
import { openSession, type SignedIn } from "./sign-in.ts";

/**
 * Mails a link to set a new password. The job looks up later whether the address has an account, so
 * that answer and duration do not reveal it.
 * @throws AppError `rate_limited`
 */
export async function forgotPassword(
  deps: AccountDeps,
  email: string,
  client: Client,
): Promise<void> {
  const limits = deps.limits ?? accountLimits;
  await throttle(
    deps,
    { ...limits.forgotAddress, subject: addressBlock(client.ip) },
    { wider: [{ ...limits.forgotAccount, subject: email, advice: alreadyMailedAdvice }] },
  );
  await deps.jobs.later(sendResetLink, { email });
  logSecurityEvent(deps, "password-reset-asked", { client });
}

const alreadyMailedAdvice =
  "Mira antes tu correo, también en spam: el último enlace vale durante 1 hora.";

/**
 * Sets a new password with a mailed link, ends all sessions and opens a new one.
 * @throws AppError `not_found` for a link that is unknown, used or expired; `invalid`, `unavailable`
 */
export async function resetPassword(
  deps: AccountDeps,
  input: { token: string; password: string },
  client: Client,
): Promise<SignedIn> {
  await limitLinkAttempts(deps, client);
  const usable = isUsableLink(deps, "reset-password", input.token);
  const [user] = await deps.db
    .select({ id: users.id, email: users.email, username: users.username, name: users.name })
    .from(mailedTokens)
    .innerJoin(users, eq(users.id, mailedTokens.userId))
    .where(usable);
  if (!user) throw invalidLinkError();
  const weakness = await passwordWeakness(input.password, user);
  if (weakness) throw invalid({ password: weakness });
  const passwordHash = await deps.passwords.hash(input.password);
  const signedIn = await deps.db.transaction(async () => {
    // Of two parallel requests, the second finds the link used.
    const [used] = await deps.db
      .update(mailedTokens)
      .set({ usedAt: deps.now() })
      .where(usable)
      .returning({ id: mailedTokens.id });
    if (!used) throw invalidLinkError();
    await resetAccountAccess(deps, user.id, passwordHash);
    return await openSession(deps, user.id, client);
  });
  await forgiveFailedLogins(deps, user.email, client);
  logSecurityEvent(deps, "password-reset-done", { client, userId: user.id });
  return signedIn;
}

/**
 * Gives the account to the owner of its mailbox: sets the password, confirms the address, and ends all
 * sessions, links and known devices. Call it in the transaction that uses up the link.
 */
export async function resetAccountAccess(
  deps: AccountDeps,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await deps.db
    .update(users)
    .set({
      passwordHash,
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${deps.now().toISOString()}::timestamptz)`,
    })
    .where(eq(users.id, userId));
  await voidLinks(deps, userId, "reset-password");
  await voidLinks(deps, userId, "verify-email");
  await endSessions(deps, userId);
  await forgetDevices(deps, userId);
  await deps.jobs.later(sendPasswordChanged, { userId, at: deps.now().toISOString() });
}

/** Forgets earlier failed logins, so that a newly set password works at once. */
export async function forgiveFailedLogins(
  deps: AccountDeps,
  email: string,
  client: Client,
): Promise<void> {
  const { pair, account } = loginThrottles(deps.limits ?? accountLimits, email, client.ip);
  await forgive(deps, { forget: [pair, account] });
}

/**
 * Changes the password and ends the person's other sessions.
 * @throws AppError `invalid` by field, `rate_limited`, `unavailable`
 */
export async function changePassword(
  deps: AccountDeps,
  user: SignedInUser,
  input: { currentPassword: string; newPassword: string },
  client: Client,
): Promise<void> {
  const found = await confirmPassword(deps, user, input.currentPassword);
  const weakness = await passwordWeakness(input.newPassword, found);
  if (weakness) throw invalid({ newPassword: weakness });
  const passwordHash = await deps.passwords.hash(input.newPassword);
  await deps.db.transaction(async () => {
    // Must not overwrite a password that was set with a mailed link meanwhile.
    const changed = await deps.db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.userId), eq(users.passwordHash, found.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw wrongPassword();
    await voidLinks(deps, user.userId, "reset-password");
    await endSessions(deps, user.userId, { sessionId: user.sessionId });
    await forgetDevices(deps, user.userId, client.deviceToken);
    await deps.jobs.later(sendPasswordChanged, {
      userId: user.userId,
      at: deps.now().toISOString(),
    });
  });
  logSecurityEvent(deps, "password-changed", { client, userId: user.userId });
}
