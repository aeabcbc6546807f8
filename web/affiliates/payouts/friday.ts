import { payoutMinDollars } from "#shared/affiliates.ts";
import { centsOf, dollarsOf } from "#shared/money.ts";
import { money } from "../words.ts";

export interface Friday {
  /** Dollars that are asked for, that go out by themselves, and that wait for another Friday. */
  requested: number;
  automatic: number;
  staying: number;
  total: number;
}

/** What next Friday pays if so much is asked for now, of what would then go out by itself. */
export function fridayWith(ready: number, asked: number): Friday {
  const rest = Math.max(0, centsOf(ready) - centsOf(asked));
  const goes = rest >= centsOf(payoutMinDollars) ? rest : 0;
  return {
    requested: asked,
    automatic: dollarsOf(goes),
    staying: dollarsOf(rest - goes),
    total: dollarsOf(centsOf(asked) + goes),
  };
}

/** What a typed amount is: undefined while nothing is typed. */
export function amountOf(typed: string): number | undefined {
  const text = typed.trim().replace(",", ".");
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : undefined;
}

/** Why an amount cannot be asked for; undefined: it can. */
export function amountError(typed: string, pendingAmount: number): string | undefined {
  const amount = amountOf(typed);
  if (typed.trim() === "") return undefined;
  if (amount === undefined) return "Escribe un importe";
  if (amount < payoutMinDollars) return `Escribe al menos ${money(payoutMinDollars)}`;
  if (/[.,]\d{3,}$/.test(typed.trim())) return "Usa como máximo dos decimales";
  if (centsOf(amount) > centsOf(pendingAmount)) return `Tienes ${money(pendingAmount)} disponibles`;
  return undefined;
}
