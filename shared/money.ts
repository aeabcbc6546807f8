/** Amounts are integer cents internally; only the API has dollars, with at most two decimals. */
export const currency = "usd";

/** 3900 → 39, 2999 → 29.99. */
export function dollarsOf(amountCents: number): number {
  return Math.round(amountCents) / 100;
}

/** 39 → 3900. Rounds, because 29.99 has no exact binary form. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** «$39 USD», «$29.99 USD», «$1,234.50 USD», «−$5 USD». */
export function formatUsd(amountCents: number): string {
  return `${formatDollars(amountCents)} USD`;
}

/** «$39», «$29.99»: without the currency's name, as on price cards. */
export function formatDollars(amountCents: number): string {
  const sign = amountCents < 0 ? "−" : "";
  const dollars = Math.abs(amountCents) / 100;
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return `${sign}$${dollars.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: 2 })}`;
}

/** «$39/mes»: a monthly price. */
export function formatMonthly(amountCents: number): string {
  return `${formatDollars(amountCents)}/mes`;
}
