import { and, eq, sql } from "drizzle-orm";
import { mailedTokens, users } from "#db/schema.ts";
import { invalid } from "#server/platform/errors.ts";
import type { Client, Signed } from "#server/platform/http/http.ts";
import { endSessions, startSession } from "#server/platform/http/session.ts";
import { addressBlock, forgive, throttle } from "#server/platform/http/throttle.ts";
import type { AccountDeps } from "./account.ts";
import { confirmPassword, wrongPassword } from "./confirm-password.ts";
import { sendPasswordChanged, sendResetLink } from "./jobs.ts";
import { accountLimits, countLink, loginThrottles } from "./limits.ts";
import { deadLink, usableLink, voidLinks } from "./mailed-links.ts";
import { passwordWeakness } from "./password-advice.ts";

/**
 * Mails a link to set a new password. Whether the address is known is looked up later, by the
 * job, so that answer and time are the same.
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
    { ...limits.forgotAccount, subject: email },
    { ...limits.forgotAddress, subject: addressBlock(client.ip) },
  );
  await deps.jobs.later(sendResetLink, { email });
}

/**
 * Sets a new password with a mailed link, ends all sessions and opens a new one.
 * @throws AppError `not_found` for a link that is unknown, used or over; `invalid`, `unavailable`
 */
export async function resetPassword(
  deps: AccountDeps,
  input: { token: string; password: string },
  client: Client,
): Promise<{ userId: string; token: string }> {
  await countLink(deps, client);
  const usable = usableLink(deps, "reset-password", input.token);
  const [user] = await deps.db
    .select({ id: users.id, email: users.email, username: users.username })
    .from(mailedTokens)
    .innerJoin(users, eq(users.id, mailedTokens.userId))
    .where(usable);
  if (!user) throw deadLink();
  const weakness = passwordWeakness(input.password, user);
  if (weakness) throw invalid({ password: weakness });
  const passwordHash = await deps.passwords.hash(input.password);
  const token = await deps.db.transaction(async () => {
    // Of two that come at once, one finds the link used.
    const [used] = await deps.db
      .update(mailedTokens)
      .set({ usedAt: deps.now() })
      .where(usable)
      .returning({ id: mailedTokens.id });
    if (!used) throw deadLink();
    await voidLinks(deps, user.id, "reset-password");
    await deps.db
      .update(users)
      .set({
        passwordHash,
        // Who could open the link holds the address.
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${deps.now().toISOString()}::timestamptz)`,
      })
      .where(eq(users.id, user.id));
    await endSessions(deps, user.id);
    await deps.jobs.later(sendPasswordChanged, { userId: user.id });
    return startSession(deps, user.id, client);
  });
  const { pair, account } = loginThrottles(deps.limits ?? accountLimits, user.email, client.ip);
  await forgive(deps, { forget: [pair, account] });
  return { userId: user.id, token };
}

/**
 * Changes the password and ends the person's other sessions.
 * @throws AppError `invalid` by field, `rate_limited`, `unavailable`
 */
export async function changePassword(
  deps: AccountDeps,
  user: Signed,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const found = await confirmPassword(deps, user, input.currentPassword);
  const weakness = passwordWeakness(input.newPassword, found);
  if (weakness) throw invalid({ newPassword: weakness });
  const passwordHash = await deps.passwords.hash(input.newPassword);
  await deps.db.transaction(async () => {
    // Somebody else's, set meanwhile with a mailed link, must not be written over.
    const changed = await deps.db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.userId), eq(users.passwordHash, found.passwordHash)))
      .returning({ id: users.id });
    if (changed.length === 0) throw wrongPassword();
    await voidLinks(deps, user.userId, "reset-password");
    await endSessions(deps, user.userId, { sessionId: user.sessionId });
    await deps.jobs.later(sendPasswordChanged, { userId: user.userId });
  });
}
