import type { BillingDeps } from "#server/features/billing/billing.ts";

/** What rehearses transfers where nobody is paid. */
export interface PayoutRehearsal {
  /** Records a transfer once for each key, and answers the same whenever it is asked again. */
  send(transfer: {
    key: string;
    amountCents: number;
    /** Masked. */
    destination: string;
    /** Whether the bank is to say no. */
    refused: boolean;
  }): Promise<{ id: string } | { refused: true }>;
}

export const payoutProviders = ["sandbox", "stripe", "csv"] as const;
export type PayoutProvider = (typeof payoutProviders)[number];

/** How this installation pays its affiliates. */
export interface PayoutSettings {
  provider: PayoutProvider;
  /** Secrets that seal where affiliates are paid; the first seals, all open. */
  detailsKeys: readonly string[];
  rehearsal: PayoutRehearsal;
}

export interface PayoutDeps extends BillingDeps {
  payouts: PayoutSettings;
}
