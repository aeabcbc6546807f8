import { and, eq, isNull, sql } from "drizzle-orm";
import { mailedTokens, users } from "#db/schema.ts";
import { AppError, invalid } from "#server/platform/errors.ts";
import type { Client, SignedInUser } from "#server/platform/http/http.ts";
import { throttle } from "#server/platform/http/throttle.ts";
import type { AccountDeps } from "./deps.ts";
import { sendVerificationLink } from "./jobs.ts";
import { accountLimits, limitLinkAttempts } from "./limits.ts";
import { invalidLinkError, isUnexpiredLink, isUsableLink, voidLinks } from "./mailed-links.ts";
import { passwordWeakness } from "./password-advice.ts";
import { forgiveFailedLogins, resetAccountAccess } from "./recovery.ts";
import { logSecurityEvent } from "./security-log.ts";
import { login, openSession, type SignedIn } from "./sign-in.ts";

/** The outcome of an opened link; `proof-needed`: ask for the password or a new one. */
export type Confirmation =
  | { status: "confirmed"; signedIn: SignedIn | null }
  | { status: "proof-needed"; email: string };

/**
 * Confirms an address with a mailed link. Anybody can register somebody else's address, so the link
 * alone does not prove who set the password: it confirms in the account's own session, with its
 * password, or with a new password, which ends all earlier access. Opening it twice is no error.
 * @throws AppError `not_found` for a link that is unknown or expired, `invalid` by field, `forbidden`,
 *   `rate_limited`, `unavailable`
 */
export async function verifyEmail(
  deps: AccountDeps,
  { token, password, newPassword }: { token: string; password?: string; newPassword?: string },
  { user, client }: { user: SignedInUser | null; client: Client },
): Promise<Confirmation> {
  await limitLinkAttempts(deps, client);
  const account = await accountOfLink(deps, token);
  if (user?.userId === account.id) {
    await deps.db.transaction(() => confirm(deps, account.id));
    logSecurityEvent(deps, "address-confirmed", { client, userId: account.id });
    return { status: "confirmed", signedIn: null };
  }
  if (password !== undefined) return confirmWithPassword(deps, account, password, client);
  if (newPassword !== undefined)
    return confirmWithNewPassword(deps, account, { token, newPassword }, client);
  if (account.emailVerifiedAt) return { status: "confirmed", signedIn: null };
  return { status: "proof-needed", email: account.email };
}

interface LinkedAccount {
  id: string;
  email: string;
  username: string;
  name: string;
  emailVerifiedAt: Date | null;
}

async function accountOfLink(deps: AccountDeps, token: string): Promise<LinkedAccount> {
  const { id, email, username, name, emailVerifiedAt } = users;
  const [account] = await deps.db
    .select({ id, email, username, name, emailVerifiedAt })
    .from(mailedTokens)
    .innerJoin(users, eq(users.id, mailedTokens.userId))
    .where(and(isUnexpiredLink(deps, "verify-email", token), isNull(users.leavingAt)));
  if (!account) throw invalidLinkError();
  return account;
}

async function confirmWithPassword(
  deps: AccountDeps,
  { id, email }: LinkedAccount,
  password: string,
  client: Client,
): Promise<Confirmation> {
  const signedIn = await login(deps, { email, password }, client, () => confirm(deps, id)).catch(
    (error) => {
      const isWrong = error instanceof AppError && error.code === "unauthorized";
      throw isWrong ? invalid({ password: "La contraseña no es correcta" }) : error;
    },
  );
  logSecurityEvent(deps, "address-confirmed", { client, userId: id });
  return { status: "confirmed", signedIn };
}

async function confirmWithNewPassword(
  deps: AccountDeps,
  account: LinkedAccount,
  { token, newPassword }: { token: string; newPassword: string },
  client: Client,
): Promise<Confirmation> {
  // Once the address is confirmed only a reset link sets a password, because it expires in an hour.
  if (account.emailVerifiedAt) throw invalidLinkError();
  const weakness = await passwordWeakness(newPassword, account);
  if (weakness) throw invalid({ newPassword: weakness });
  const passwordHash = await deps.passwords.hash(newPassword);
  const signedIn = await deps.db.transaction(async () => {
    const used = await deps.db
      .update(mailedTokens)
      .set({ usedAt: deps.now() })
      .where(isUsableLink(deps, "verify-email", token))
      .returning({ id: mailedTokens.id });
    if (used.length === 0) throw invalidLinkError();
    await resetAccountAccess(deps, account.id, passwordHash);
    return await openSession(deps, account.id, client);
  });
  await forgiveFailedLogins(deps, account.email, client);
  logSecurityEvent(deps, "password-reset-done", { client, userId: account.id });
  logSecurityEvent(deps, "address-confirmed", { client, userId: account.id });
  return { status: "confirmed", signedIn };
}

/** Confirms the address and voids the other links, which could still set a password. */
async function confirm(deps: AccountDeps, userId: string): Promise<void> {
  await deps.db
    .update(users)
    .set({
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${deps.now().toISOString()}::timestamptz)`,
    })
    .where(eq(users.id, userId));
  await voidLinks(deps, userId, "verify-email");
}

/** Mails the confirmation link again. @throws AppError `conflict` when there is nothing to confirm */
export async function resendVerification(deps: AccountDeps, user: SignedInUser): Promise<void> {
  const [found] = await deps.db
    .select({ emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, user.userId));
  if (found?.emailVerifiedAt) throw new AppError("conflict", "Tu email ya está confirmado");
  const { resendAccount } = deps.limits ?? accountLimits;
  await throttle(deps, { ...resendAccount, subject: user.userId });
  await deps.jobs.later(sendVerificationLink, { userId: user.userId, welcome: false });
}
