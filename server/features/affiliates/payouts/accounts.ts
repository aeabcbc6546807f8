import { electronicFormatIBAN, isValidIBAN } from "ibantools";
import * as z from "zod/mini";
import { invalid } from "#server/platform/errors.ts";
import type { payoutMethods } from "#shared/affiliates.ts";
import { emailAddress } from "#shared/fields.ts";

export type PayoutMethod = (typeof payoutMethods)[number];

/** Where a payout goes, in clear: only in memory, and sealed in the database. */
export interface Destination {
  method: PayoutMethod;
  /** IBAN without spaces, or PayPal's e-mail address. */
  account: string;
  holder: string;
}

const dots = "••••";

/**
 * What somebody typed as their account.
 * @throws AppError `invalid` at `account`
 */
export function readAccount(method: PayoutMethod, typed: string): string {
  return method === "iban" ? readIban(typed) : readPaypal(typed);
}

function readIban(typed: string): string {
  const iban = electronicFormatIBAN(typed) ?? "";
  if (!/^[A-Z0-9]+$/.test(iban) || !isValidIBAN(iban)) {
    throw invalid({ account: "Este IBAN no es válido: revisa los dígitos" });
  }
  return iban;
}

function readPaypal(typed: string): string {
  const wrong = "Escribe el email de tu cuenta de PayPal";
  const read = z.safeParse(emailAddress(wrong), typed);
  // What a spreadsheet takes for a formula would come out as another address.
  if (!read.success || !/^\w/.test(read.data)) throw invalid({ account: wrong });
  return read.data;
}

/** «ES•• •••• •••• •••• •••• 1332», «a•••@example.com»: what its owner knows it by. */
export function maskedAccount({
  method,
  account,
}: Pick<Destination, "method" | "account">): string {
  if (method === "paypal") return `${account.slice(0, 1)}•••${account.slice(account.indexOf("@"))}`;
  const hidden = Math.max(1, Math.ceil((account.length - 8) / 4));
  return [`${account.slice(0, 2)}••`, ...Array(hidden).fill(dots), account.slice(-4)].join(" ");
}

/** «IBAN •••• 1332», «PayPal a•••@example.com»: how a payout names it. */
export function namedDestination(to: Pick<Destination, "method" | "account">): string {
  return to.method === "iban"
    ? `IBAN ${dots} ${to.account.slice(-4)}`
    : `PayPal ${maskedAccount(to)}`;
}
