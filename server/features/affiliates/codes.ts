import { randomInt } from "node:crypto";

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
