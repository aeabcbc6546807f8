import { randomInt } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";

/** A free username made from an e-mail address: «ana.perez», or with digits when that is taken. */
export async function freeUsername({ db }: Pick<Platform, "db">, email: string): Promise<string> {
  const base = plain(email);
  const wanted = [
    base,
    ...Array.from({ length: 4 }, () => `${base}-${randomInt(1_000, 1_000_000)}`),
  ];
  const rows = await db
    .select({ username: sql<string>`lower(${users.username})` })
    .from(users)
    .where(inArray(sql`lower(${users.username})`, wanted));
  const taken = new Set(rows.map((row) => row.username));
  return wanted.find((username) => !taken.has(username)) ?? wanted.at(-1)!;
}

function plain(email: string): string {
  const letters = email
    .slice(0, email.lastIndexOf("@"))
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9._]+/g, "-")
    .replaceAll(/^[-._]+|[-._]+$/g, "")
    .slice(0, 30);
  return letters.length < 3 ? `persona-${letters}`.replace(/-$/, "") : letters;
}
