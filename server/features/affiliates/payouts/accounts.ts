import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import * as z from "zod/mini";
import { invalid } from "#server/platform/errors.ts";
import type { payoutMethods } from "#shared/affiliates.ts";
import { emailAddress } from "#shared/fields.ts";

export type PayoutMethod = (typeof payoutMethods)[number];

/** Where a payout goes, in plain text. Only in memory; the database has it encrypted. */
export interface Destination {
  method: PayoutMethod;
  /** IBAN without spaces, or PayPal's e-mail address. */
  account: string;
  holder: string;
}

const dots = "••••";

/**
 * Validates and normalizes an account that an affiliate typed.
 * @throws AppError `invalid` at `account`
 */
export function parseAccount(method: PayoutMethod, typed: string): string {
  return method === "iban" ? parseIban(typed) : parsePaypal(typed);
}

function parseIban(typed: string): string {
  const iban = electronicFormatIBAN(typed) ?? "";
  if (!/^[A-Z0-9]+$/.test(iban) || !isValidIBAN(iban)) {
    throw invalid({ account: "Este IBAN no es válido: revisa los dígitos" });
  }
  return iban;
}

function parsePaypal(typed: string): string {
  const message = "Escribe el email de tu cuenta de PayPal";
  const parsed = z.safeParse(emailAddress(message), typed);
  // csvCell would prefix an address that looks like a formula, and the payout would go elsewhere.
  if (!parsed.success || !/^\w/.test(parsed.data)) throw invalid({ account: message });
  return parsed.data;
}

/** An account as its owner sees it: «ES•• •••• •••• •••• •••• 1332», «a•••@example.com». */
export function maskAccount({ method, account }: Pick<Destination, "method" | "account">): string {
  if (method === "paypal") return `${account.slice(0, 1)}•••${account.slice(account.indexOf("@"))}`;
  const hiddenGroups = Math.max(1, Math.ceil((account.length - 8) / 4));
  return [`${account.slice(0, 2)}••`, ...Array(hiddenGroups).fill(dots), account.slice(-4)].join(
    " ",
  );
}

/** An account as payouts show it: «IBAN •••• 1332», «PayPal a•••@example.com». */
export function describeDestination(to: Pick<Destination, "method" | "account">): string {
  return to.method === "iban"
    ? `IBAN ${dots} ${to.account.slice(-4)}`
    : `PayPal ${maskAccount(to)}`;
}
