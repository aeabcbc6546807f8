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
const kinds: Record<Purpose, { path: string; lifeMs: number }> = {
  "reset-password": { path: "/restablecer", lifeMs: hourMs },
  "verify-email": { path: "/verificar", lifeMs: 72 * hourMs },
};

/**
 * Makes a secret single-use link. Called by the job that mails it, never before: jobs are kept for
 * a while, and of a link only the hash may be.
 */
export async function newLink(
  { db, now, settings }: Base & Pick<Platform, "settings">,
  userId: string,
  purpose: Purpose,
  options: { lifeHours?: number } = {},
): Promise<string> {
  const token = newToken();
  const createdAt = now();
  const { path, lifeMs } = kinds[purpose];
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

/** Condition: the row of this token, made for this purpose, neither used nor over. */
export function usableLink({ now }: Base, purpose: Purpose, token: string) {
  return and(runningLink({ now }, purpose, token), isNull(mailedTokens.usedAt));
}

/** Condition: the row of this token, made for this purpose and not over, even if used. */
export function runningLink({ now }: Pick<Base, "now">, purpose: Purpose, token: string) {
  return and(
    eq(mailedTokens.purpose, purpose),
    eq(mailedTokens.tokenHash, hashToken(token)),
    gt(mailedTokens.expiresAt, now()),
  );
}

/** Uses up all links that a person has for a purpose. */
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

/** What every link that serves nothing is answered with. */
export function deadLink(): AppError {
  return notFound("Este enlace ya no es válido: se ha usado o ha caducado. Pide uno nuevo.");
}

/** Removes links that are over. */
export const sweepMailedTokens: Schedule<Base> = {
  name: "sweep-mailed-tokens",
  everySeconds: 3600,
  timeoutSeconds: 60,
  work: async ({ db, now }) => {
    await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now()));
  },
};
