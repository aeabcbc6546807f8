import { commissionMonths, commissionPercent } from "#shared/affiliates.ts";
import { dollarsOf } from "#shared/money.ts";
import { type Plan, plans } from "#shared/plans.ts";

/** Of one invoice, half a cent rounded up. */
export function commissionCents(invoiceCents: number): number {
  return Math.floor((invoiceCents * commissionPercent + 50) / 100);
}

/** Those whose invoices bring a commission. */
export const earningPlans: readonly (Plan & { priceCents: number })[] = plans.flatMap((plan) =>
  plan.kind === "main" && plan.priceCents !== null
    ? [{ ...plan, priceCents: plan.priceCents as number }]
    : [],
);

export interface Earnings {
  /** Dollars: of one customer's invoice, of all of a month's, and of the year in which they bring something. */
  perInvoice: number;
  perMonth: number;
  perYear: number;
}

/** What so many customers of a plan bring while they stay. */
export function earningsOf(priceCents: number, customers: number): Earnings {
  const invoice = commissionCents(priceCents);
  return {
    perInvoice: dollarsOf(invoice),
    perMonth: dollarsOf(invoice * customers),
    perYear: dollarsOf(invoice * customers * commissionMonths),
  };
}
