import type Stripe from "stripe";
import type { AccountDeps } from "#server/features/account/account.ts";

/** How this installation is paid. */
export interface BillingSettings {
  /**
   * Changes only when another sandbox comes up.
   * @throws AppError `unavailable` when payments are not there yet
   */
  keys(): Promise<{ publishableKey: string; webhookSecret: string }>;
  /** Script of card fields; null: the provider's own. */
  scriptUrl: string | null;
  /** No real card is charged. */
  testMode: boolean;
  automaticTax: boolean;
  /** Trials that may begin in a month. */
  trialMonthlyCap: number;
}

export interface BillingDeps extends AccountDeps {
  /**
   * Stripe's client, loaded at the first call.
   * @throws AppError `unavailable` when payments are not there yet
   */
  stripe(): Promise<Stripe>;
  billing: BillingSettings;
}
