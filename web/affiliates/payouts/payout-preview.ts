import { payoutMinDollars } from "#shared/affiliates.ts";
import { centsOf, dollarsOf } from "#shared/money.ts";
import { money } from "../formatting.ts";

export interface PayoutPreview {
  /** Dollars: requested, paid automatically, and left for a later Friday. */
  requested: number;
  automatic: number;
  remaining: number;
  total: number;
}

/** Splits the available dollars as next Friday's payout would if `requested` were requested now. */
export function previewPayout(available: number, requested: number): PayoutPreview {
  const rest = Math.max(0, centsOf(available) - centsOf(requested));
  const automatic = rest >= centsOf(payoutMinDollars) ? rest : 0;
  return {
    requested,
    automatic: dollarsOf(automatic),
    remaining: dollarsOf(rest - automatic),
    total: dollarsOf(centsOf(requested) + automatic),
  };
}

/** Parses an amount in dollars; undefined when the text is not a number. */
export function parseAmount(typed: string): number | undefined {
  const text = typed.trim().replace(",", ".");
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : undefined;
}

/** Why a typed amount cannot be requested; undefined: it can, or nothing is typed. */
export function amountError(typed: string, pendingAmount: number): string | undefined {
  const amount = parseAmount(typed);
  if (typed.trim() === "") return undefined;
  if (amount === undefined) return "Escribe un importe";
  if (amount < payoutMinDollars) return `Escribe al menos ${money(payoutMinDollars)}`;
  if (/[.,]\d{3,}$/.test(typed.trim())) return "Usa como máximo dos decimales";
  if (centsOf(amount) > centsOf(pendingAmount)) return `Tienes ${money(pendingAmount)} disponibles`;
  return undefined;
}
