import { randomInt } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** `length` random letters and digits, from a secure source. */
export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** An id like those of Stripe: `cus_…`, `pi_…`. */
export const newId = (prefix: string, length = 24): string => `${prefix}_${randomText(length)}`;

/** The secret with which a browser may confirm one intent. */
export const newClientSecret = (id: string): string => `${id}_secret_${randomText(25)}`;
