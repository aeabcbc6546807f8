import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { endSessions } from "#server/platform/http/session.ts";
import type { AccountDeps, Referral } from "./deps.ts";
import { erasureInProgressMessage } from "./erasure.ts";
import { sendPurchaseLink } from "./jobs.ts";
import { forgetDevices } from "./known-devices.ts";
import { unusablePasswordHash } from "./passwords.ts";
import { findFreeUsername, usernameKey } from "./usernames.ts";

export interface Payer extends Referral {
  email: string;
  name: string | null;
}

/**
 * The account of somebody who paid without signing in; a new one is created if there is none, and a
 * mail with the link that sets its password is queued. Call it in the transaction that marks the
 * payment.
 * @throws AppError `unavailable` while the account is being erased: after that a retry creates a new one
 * @returns `isUnconfirmed`: the account existed, but its address was never confirmed
 */
export async function findOrCreatePayerAccount(
  deps: AccountDeps,
  payer: Payer,
): Promise<{ userId: string; isNew: boolean; isUnconfirmed: boolean }> {
  const email = payer.email.trim().toLowerCase();
  const userId = randomUUID();
  for (let tries = 0; tries < 5; tries += 1) {
    const [known] = await deps.db
      .select({
        id: users.id,
        emailVerifiedAt: users.emailVerifiedAt,
        leavingAt: users.leavingAt,
      })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email))
      // A parallel request to erase the account waits, and then erases what was bought too.
      .for("share");
    if (known?.leavingAt) throw new AppError("unavailable", erasureInProgressMessage);
    if (known) {
      return { userId: known.id, isNew: false, isUnconfirmed: known.emailVerifiedAt === null };
    }
    const username = await findFreeUsername(deps, email);
    const [made] = await deps.db
      .insert(users)
      .values({
        id: userId,
        email,
        username,
        usernameKey: usernameKey(username),
        name: nameOf(payer),
        passwordHash: unusablePasswordHash(),
        affiliateCode: payer.affiliateCode,
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!made) continue;
    await deps.onRegistered(userId, payer);
    await deps.jobs.later(sendPurchaseLink, { userId });
    return { userId, isNew: true, isUnconfirmed: false };
  }
  throw new Error("No username was free five times in a row");
}

/**
 * Hands an account with an unconfirmed address to the payer: a stranger may have registered it and wait
 * for the owner of the address to pay. Afterwards only the mailed link opens it. Call it in the
 * transaction of the payment.
 * @param payer the payer's recommendation, which replaces the one of the registration
 */
export async function handOverAccount(
  deps: AccountDeps,
  userId: string,
  payer?: Referral,
): Promise<void> {
  await deps.db
    .update(users)
    .set({
      passwordHash: unusablePasswordHash(),
      ...(payer ? { affiliateCode: payer.affiliateCode } : {}),
    })
    .where(eq(users.id, userId));
  if (payer) await deps.onHandedOver(userId, payer);
  await endSessions(deps, userId);
  await forgetDevices(deps, userId);
  await deps.jobs.later(sendPurchaseLink, { userId });
}

function nameOf({ name, email }: Payer): string {
  const given = name?.normalize("NFC").replaceAll("\0", "").trim().slice(0, 80) ?? "";
  return given.length >= 2 && given.isWellFormed() ? given : email.split("@")[0]!.slice(0, 80);
}
