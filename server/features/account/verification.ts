import { and, eq, isNull, sql } from "drizzle-orm";
import { mailedTokens, users } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Client, Signed } from "#server/platform/http/http.ts";
import { throttle } from "#server/platform/http/throttle.ts";
import type { AccountDeps } from "./account.ts";
import { sendVerificationLink } from "./jobs.ts";
import { accountLimits, countLink } from "./limits.ts";
import { deadLink, runningLink } from "./mailed-links.ts";

/**
 * Confirms an address with a mailed link. Opening the link twice is no error.
 * @throws AppError `not_found` for a link that is unknown or over
 */
export async function verifyEmail(deps: AccountDeps, token: string, client: Client): Promise<void> {
  await countLink(deps, client);
  await deps.db.transaction(async () => {
    const [link] = await deps.db
      .update(mailedTokens)
      .set({
        usedAt: sql`coalesce(${mailedTokens.usedAt}, ${deps.now().toISOString()}::timestamptz)`,
      })
      .where(runningLink(deps, "verify-email", token))
      .returning({ userId: mailedTokens.userId });
    if (!link) throw deadLink();
    await deps.db
      .update(users)
      .set({ emailVerifiedAt: deps.now() })
      .where(and(eq(users.id, link.userId), isNull(users.emailVerifiedAt)));
  });
}

/** Mails the confirmation link again. @throws AppError `conflict` when there is nothing to confirm */
export async function resendVerification(deps: AccountDeps, user: Signed): Promise<void> {
  const [found] = await deps.db
    .select({ emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, user.userId));
  if (found?.emailVerifiedAt) throw new AppError("conflict", "Tu email ya está confirmado");
  const { resendAccount } = deps.limits ?? accountLimits;
  await throttle(deps, { ...resendAccount, subject: user.userId });
  await deps.jobs.later(sendVerificationLink, { userId: user.userId, welcome: false });
}
