import { eq } from "drizzle-orm";
import { serverSecrets } from "#db/schema.ts";
import type { Platform } from "./platform.ts";

/** A secret shared by all processes on this database; created once, by a migration. */
export async function serverSecret(
  { db }: Pick<Platform, "db">,
  name: "file-links" | "order-links" | "past-trials" | "affiliate-visitors" | "payout-details",
): Promise<Buffer> {
  const [row] = await db
    .select({ secret: serverSecrets.secret })
    .from(serverSecrets)
    .where(eq(serverSecrets.name, name));
  if (!row) throw new Error(`The database has no secret «${name}»`);
  return Buffer.from(row.secret);
}
