import { randomInt } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { affiliates } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Leaves out characters that look alike, and vowels, so that no code spells a word. */
const letters = "BCDFGHJKMNPQRSTVWXYZ23456789";
const length = 8;

/** There are 28⁸ codes, too many to guess one that exists. */
export function randomCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

/** Normalizes a code from a link or typed by hand; null when it has no valid form. */
export function normalizeCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9]{4,16}$/.test(code) ? code : null;
}

/** The normalized code; null when it is unknown or belongs to a deleted account. */
export async function findCode(
  { db }: Pick<Platform, "db">,
  typed: string,
): Promise<string | null> {
  const [found] = await db
    .select({ code: affiliates.code })
    .from(affiliates)
    .where(and(eq(affiliates.code, normalizeCode(typed) ?? ""), isNotNull(affiliates.userId)));
  return found?.code ?? null;
}
