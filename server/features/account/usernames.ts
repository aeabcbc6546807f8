import { randomInt } from "node:crypto";
import { inArray, or, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import type { Platform } from "#server/platform/platform.ts";

/**
 * What two usernames that people would not tell apart have in common: they differ in the case of
 * letters of any script, in how they are composed, or in what nobody sees. The database's own `lower`
 * would depend on its locale.
 */
export function usernameKey(username: string): string {
  return (
    username
      .normalize("NFKD")
      .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{C}]/gu, "")
      // There and back: «ẞ», «ß» and «SS», and both sigmas, meet in the middle.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replaceAll("ς", "σ")
      // The dot of «İ», which locales agree on least.
      .replaceAll("i\u0307", "i")
      .replaceAll(/\s+/g, " ")
      .normalize("NFC")
  );
}

/** A free username made from an e-mail address: «ana.perez», or with digits when that is taken. */
export async function freeUsername({ db }: Pick<Platform, "db">, email: string): Promise<string> {
  // Plain letters are their own key.
  const base = plain(email);
  const lower = sql<string>`lower(${users.username})`;
  const wanted = [
    base,
    ...Array.from({ length: 4 }, () => `${base}-${randomInt(1_000, 1_000_000)}`),
  ];
  const rows = await db
    .select({ key: users.usernameKey, username: lower })
    .from(users)
    .where(or(inArray(users.usernameKey, wanted), inArray(lower, wanted)));
  const taken = new Set(rows.flatMap(({ key, username }) => [key, username]));
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
