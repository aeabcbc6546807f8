import { randomUUID } from "node:crypto";
import { desc, eq, lte, sql } from "drizzle-orm";
import { leads } from "#db/schema-contact.ts";
import { afterCursor, pageOf, pageSize } from "#server/platform/database/cursor.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";

type Base = Pick<Platform, "db" | "now">;

export interface Lead {
  email: string;
  businessName: string;
  industry?: string | undefined;
  product: string;
}

/** A year, as for messages of the contact form. */
const retentionMs = 365 * 86_400_000;
const hourly = { windowSeconds: 3600 };
const addressLimit = { rule: "lead-address", max: 10, ...hourly };
const emailLimit = { rule: "lead-email", max: 5, ...hourly };
const totalLimit = { rule: "lead-all", max: 500, ...hourly, subject: "all" };

/**
 * Stores the form of somebody who tries the demonstration.
 * @param userId the signed-in person; null: nobody is signed in
 * @throws AppError `rate_limited`
 */
export async function captureLead(
  platform: Base,
  { industry, ...lead }: Lead,
  { client, userId }: { client: Client; userId: string | null },
): Promise<void> {
  await throttle(
    platform,
    { ...addressLimit, subject: addressBlock(client.ip) },
    { wider: [{ ...emailLimit, subject: lead.email }, totalLimit] },
  );
  await platform.db.insert(leads).values({
    id: randomUUID(),
    userId,
    ...lead,
    industry: industry || null,
    createdAt: platform.now(),
  });
}

/** Deletes the leads of an address, when its owner's account is erased. */
export async function deleteLeadsOf({ db }: Pick<Base, "db">, email: string): Promise<void> {
  await db.delete(leads).where(eq(sql`lower(${leads.email})`, email.toLowerCase()));
}

/** Deletes leads that are older than a year. */
export async function deleteOldLeads({ db, now }: Base): Promise<void> {
  await db.delete(leads).where(lte(leads.createdAt, new Date(now().getTime() - retentionMs)));
}

/** Who tried the demonstration, newest first. */
export async function listLeads(
  { db }: Pick<Base, "db">,
  { cursor, limit = pageSize }: { cursor?: string | undefined; limit?: number },
) {
  const rows = await db
    .select()
    .from(leads)
    .where(afterCursor(cursor, leads.createdAt, leads.id))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit + 1);
  return pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
}
