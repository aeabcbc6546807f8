import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { mailedTokens } from "#db/schema.ts";
import { type AppError, notFound } from "#server/platform/errors.ts";
import { hashToken, newToken } from "#server/platform/http/session.ts";
import type { Schedule } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";

type Base = Pick<Platform, "db" | "now">;
type Purpose = (typeof mailedTokens.$inferSelect)["purpose"];

const hourMs = 3_600_000;
const purposes: Record<Purpose, { path: string; lifeMs: number }> = {
  "reset-password": { path: "/restablecer", lifeMs: hourMs },
  "verify-email": { path: "/verificar", lifeMs: 72 * hourMs },
};

/**
 * Creates a secret single-use link. Call it in the job that mails the link, not before: the data of
 * jobs are stored, and of a link only the hash may be stored.
 */
export async function createMailedLink(
  { db, now, settings }: Base & Pick<Platform, "settings">,
  userId: string,
  purpose: Purpose,
  options: { lifeHours?: number } = {},
): Promise<string> {
  const token = newToken();
  const createdAt = now();
  const { path, lifeMs } = purposes[purpose];
  const lastsMs = options.lifeHours === undefined ? lifeMs : options.lifeHours * hourMs;
  await db.insert(mailedTokens).values({
    id: randomUUID(),
    userId,
    purpose,
    tokenHash: hashToken(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lastsMs),
  });
  return `${settings.publicOrigin}${path}?token=${token}`;
}

/** Condition: the row of this token for this purpose, neither used nor expired. */
export function isUsableLink({ now }: Base, purpose: Purpose, token: string) {
  return and(isUnexpiredLink({ now }, purpose, token), isNull(mailedTokens.usedAt));
}

/** Condition: the row of this token for this purpose, not expired, used or not. */
export function isUnexpiredLink({ now }: Pick<Base, "now">, purpose: Purpose, token: string) {
  return and(
    eq(mailedTokens.purpose, purpose),
    eq(mailedTokens.tokenHash, hashToken(token)),
    gt(mailedTokens.expiresAt, now()),
  );
}

/** Marks all links of a person for a purpose as used. */
export async function voidLinks(
  { db, now }: Base,
  userId: string,
  purpose: Purpose,
): Promise<void> {
  await db
    .update(mailedTokens)
    .set({ usedAt: now() })
    .where(
      and(
        eq(mailedTokens.userId, userId),
        eq(mailedTokens.purpose, purpose),
        isNull(mailedTokens.usedAt),
      ),
    );
}

/** The answer to every unknown, used or expired link. */
export function invalidLinkError(): AppError {
  return notFound("Este enlace ya no es válido: se ha usado o ha caducado. Pide uno nuevo.");
}

/** Removes expired links. */
export const sweepMailedTokens: Schedule<Base> = {
  name: "sweep-mailed-tokens",
  everySeconds: 3600,
  timeoutSeconds: 60,
  work: async ({ db, now }) => {
    await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now()));
  },
};
