import { randomInt } from "node:crypto";
import { inArray, or, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";

/**
 * A key that is the same for usernames that look the same: it ignores case, composition and invisible
 * characters. The database's own `lower` would depend on its locale.
 */
export function usernameKey(username: string): string {
  return (
    username
      .normalize("NFKD")
      .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}]/gu, "")
      // Lower, upper, lower: maps «ẞ», «ß» and «SS» to one spelling.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll("ς", "σ")
      // The dot of «İ», which locales treat differently.
      .replaceAll("i\u0307", "i")
      .replaceAll(/\s+/g, " ")
      .normalize("NFC")
  );
}

/** A free username made from an e-mail address: «ana.perez», or with digits when that is taken. */
export async function findFreeUsername(
  { db }: Pick<Platform, "db">,
  email: string,
): Promise<string> {
  // ASCII letters are their own key.
  const base = asciiNameOf(email);
  const lower = sql<string>`lower(${users.username})`;
  const candidates = [
    base,
    ...Array.from({ length: 4 }, () => `${base}-${randomInt(1_000, 1_000_000)}`),
  ];
  const rows = await db
    .select({ key: users.usernameKey, username: lower })
    .from(users)
    .where(or(inArray(users.usernameKey, candidates), inArray(lower, candidates)));
  const taken = new Set(rows.flatMap(({ key, username }) => [key, username]));
  return candidates.find((username) => !taken.has(username)) ?? candidates.at(-1)!;
}

function asciiNameOf(email: string): string {
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
