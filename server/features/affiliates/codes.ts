import { randomInt } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import { affiliates } from "#db/schema-affiliates.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Without letters and digits that are taken for one another, and without vowels, which make words. */
const letters = "BCDFGHJKMNPQRSTVWXYZ23456789";
const length = 8;

/** 28⁸ codes: nobody hits somebody's by trying. */
export function newCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

/** A code as people type and links carry it; null: it cannot be one. */
export function normalCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9]{4,16}$/.test(code) ? code : null;
}

/** The code of somebody who is an affiliate, as it stands in links; null: it is nobody's, or of who left. */
export async function knownCode(
  { db }: Pick<Platform, "db">,
  typed: string,
): Promise<string | null> {
  const [found] = await db
    .select({ code: affiliates.code })
    .from(affiliates)
    .where(and(eq(affiliates.code, normalCode(typed) ?? ""), isNotNull(affiliates.userId)));
  return found?.code ?? null;
}
