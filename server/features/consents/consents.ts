import { randomUUID } from "node:crypto";
import { lte } from "drizzle-orm";
import type * as z from "zod/mini";
import { consents } from "#db/schema-contact.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { consentInput } from "#shared/consents.ts";

type Base = Pick<Platform, "db" | "now">;

/** Three years: the longest limitation period of Spain's data protection law. */
const retentionMs = 3 * 365 * 86_400_000;
const hourly = { windowSeconds: 3600 };
const addressLimit = { rule: "consent-address", max: 30, ...hourly };
const totalLimit = { rule: "consent-all", max: 5000, ...hourly, subject: "all" };

/**
 * Stores the proof of a choice: its time and the version of the text, under an id that only the
 * browser knows.
 * @throws AppError `rate_limited`
 */
export async function recordConsent(
  platform: Base,
  { consentId, choice, textVersion }: z.output<typeof consentInput>,
  client: Client,
): Promise<void> {
  await throttle(
    platform,
    { ...addressLimit, subject: addressBlock(client.ip) },
    { wider: [totalLimit] },
  );
  await platform.db
    .insert(consents)
    .values({ id: randomUUID(), consentId, choice, textVersion, createdAt: platform.now() });
}

/** Deletes proofs that nobody can ask for any more. */
export async function deleteOldConsents({ db, now }: Base): Promise<void> {
  await db.delete(consents).where(lte(consents.createdAt, new Date(now().getTime() - retentionMs)));
}
