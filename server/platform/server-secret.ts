import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { serverSecrets } from "#db/schema.ts";
import type { Platform } from "./platform.ts";

/**
 * The secret of this name, 32 bytes. The first process that asks makes it; every process on the
 * same database gets the same one for ever.
 */
export async function serverSecret(
  { db, now }: Pick<Platform, "db" | "now">,
  name: string,
): Promise<Buffer> {
  const find = () =>
    db
      .select({ secret: serverSecrets.secret })
      .from(serverSecrets)
      .where(eq(serverSecrets.name, name));
  let [row] = await find();
  if (!row) {
    const secret = randomBytes(32).toString("base64url");
    await db.insert(serverSecrets).values({ name, secret, createdAt: now() }).onConflictDoNothing();
    // Another process may have been faster: its secret counts.
    [row] = await find();
  }
  if (!row) throw new Error(`The secret «${name}» was not kept`);
  return Buffer.from(row.secret, "base64url");
}
