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

/** How long it is kept: as long as what is written to us. */
const keptMs = 365 * 86_400_000;
const hourly = { windowSeconds: 3600 };
const fromAddress = { rule: "lead-address", max: 10, ...hourly };
const fromEmail = { rule: "lead-email", max: 5, ...hourly };
const fromAll = { rule: "lead-all", max: 500, ...hourly, subject: "all" };

/**
 * Keeps who tried the demonstration.
 * @param userId who is signed in, whose row it is; null: nobody
 * @throws AppError `rate_limited`
 */
export async function captureLead(
  platform: Base,
  { industry, ...lead }: Lead,
  { client, userId }: { client: Client; userId: string | null },
): Promise<void> {
  await throttle(
    platform,
    { ...fromAddress, subject: addressBlock(client.ip) },
    { wider: [{ ...fromEmail, subject: lead.email }, fromAll] },
  );
  await platform.db.insert(leads).values({
    id: randomUUID(),
    userId,
    ...lead,
    industry: industry || null,
    createdAt: platform.now(),
  });
}

/** Forgets what was written under an address, for whom it belongs to. */
export async function forgetLeads({ db }: Pick<Base, "db">, email: string): Promise<void> {
  await db.delete(leads).where(eq(sql`lower(${leads.email})`, email.toLowerCase()));
}

/** Forgets what was written more than a year ago. */
export async function forgetOldLeads({ db, now }: Base): Promise<void> {
  await db.delete(leads).where(lte(leads.createdAt, new Date(now().getTime() - keptMs)));
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
