/** Amounts are integer cents everywhere inside; dollars with at most two decimals only leave by the API. */
export const currency = "usd";

/** 3900 → 39, 2999 → 29.99. */
export function dollarsOf(amountCents: number): number {
  return Math.round(amountCents) / 100;
}

/** 39 → 3900. Binary fractions such as 29.99 come out whole. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** «$39 USD», «$29.99 USD», «$1,234.50 USD», «−$5 USD». */
export function formatUsd(amountCents: number): string {
  return `${formatDollars(amountCents)} USD`;
}

/** «$39», «$29.99»: the form of the price cards, without the currency's name. */
export function formatDollars(amountCents: number): string {
  const sign = amountCents < 0 ? "−" : "";
  const dollars = Math.abs(amountCents) / 100;
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return `${sign}$${dollars.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: 2 })}`;
}

/** «$39/mes»: what is paid again each month. */
export function formatMonthly(amountCents: number): string {
  return `${formatDollars(amountCents)}/mes`;
}
