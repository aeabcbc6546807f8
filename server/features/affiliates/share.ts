import { commissionPercent } from "#shared/affiliates.ts";

/** What of a customer's money is the affiliate's, in cents, half a cent rounded up. */
export function shareOf(baseCents: number): number {
  return Math.floor((baseCents * commissionPercent + 50) / 100);
}
