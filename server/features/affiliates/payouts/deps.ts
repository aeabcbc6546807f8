import type { BillingDeps } from "#server/features/billing/billing.ts";

/** Stands in for a payment provider where nobody is really paid. */
export interface PayoutSandbox {
  /** Records one transfer per key; repeated calls with a key get the same answer. */
  send(transfer: {
    key: string;
    amountCents: number;
    /** Masked account. */
    destination: string;
    /** Whether the simulated bank refuses it. */
    refused: boolean;
  }): Promise<{ id: string } | { refused: true }>;
}

/** How this installation pays its affiliates. */
export interface PayoutSettings {
  provider: "sandbox" | "stripe" | "csv";
  /** Secrets for the affiliates' accounts: the first encrypts, all of them decrypt. */
  detailsKeys: readonly string[];
  sandbox: PayoutSandbox;
}

export interface PayoutDeps extends BillingDeps {
  payouts: PayoutSettings;
}
