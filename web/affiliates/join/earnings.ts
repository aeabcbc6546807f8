import { commissionMonths, commissionPercent } from "#shared/affiliates.ts";
import { dollarsOf } from "#shared/money.ts";
import { type Plan, plans } from "#shared/plans.ts";

/** Commission of one invoice, half a cent rounded up. */
export function commissionCents(invoiceCents: number): number {
  return Math.floor((invoiceCents * commissionPercent + 50) / 100);
}

/** The plans whose invoices bring a commission. */
export const earningPlans: readonly (Plan & { priceCents: number })[] = plans.flatMap((plan) =>
  plan.kind === "main" && plan.priceCents !== null
    ? [{ ...plan, priceCents: plan.priceCents as number }]
    : [],
);

interface Earnings {
  /** Dollars: of one customer's invoice, of all invoices of a month, and of the year commissions last. */
  perInvoice: number;
  perMonth: number;
  perYear: number;
}

/** What a number of customers of a plan bring while they stay. */
export function earningsOf(priceCents: number, customers: number): Earnings {
  const invoice = commissionCents(priceCents);
  return {
    perInvoice: dollarsOf(invoice),
    perMonth: dollarsOf(invoice * customers),
    perYear: dollarsOf(invoice * customers * commissionMonths),
  };
}
