import type Stripe from "stripe";
import type { AccountDeps } from "#server/features/account/account.ts";

/** Payment settings of this installation. */
export interface BillingSettings {
  /**
   * The answer changes only when another sandbox starts.
   * @throws AppError `unavailable` when payments are not ready yet
   */
  keys(): Promise<{ publishableKey: string; webhookSecret: string }>;
  /** Address of the script for card fields; null: the provider's own. */
  scriptUrl: string | null;
  /** Whether only test cards are charged. */
  testMode: boolean;
  automaticTax: boolean;
  /** How many trials may begin in a month. */
  trialMonthlyCap: number;
}

/** A one-time purchase; its purpose at Stripe and in the ledger is `order:<id>`. */
export interface Purchase {
  id: string;
  /** `cs_…` */
  checkoutId: string;
}

/** A payment with refunds or disputes; reported again whenever the payment is read. */
export interface TakenBack {
  id: string;
  /** `pi_…` */
  paymentId: string;
  amountCents: number;
  refundedCents: number;
  /** State of the dispute by the payer's bank; null: there was none. */
  dispute: "open" | "lost" | "won" | null;
  /** Refunds that are reported for the first time. */
  news: { id: string; amountCents: number }[];
}

/** How a feature reacts to payments for what it sells. Each hook runs in the transaction that writes the payment, perhaps repeatedly. */
export interface PurchaseHooks {
  /** @returns false when the purchase is not accepted: the payment is refunded */
  paid(purchase: Purchase & { paymentId: string }): Promise<boolean>;
  /** The page expired without a payment. */
  expired(purchase: Purchase): Promise<void>;
  takenBack(what: TakenBack): Promise<void>;
}

/** An invoice for a plan whose payments, refunds or disputes may have changed. */
export interface InvoiceMoney {
  /** `in_…`; its payments are in the ledger. */
  invoiceId: string;
  /** Its lost disputes (`dp_…`). */
  lostDisputes: readonly string[];
  /** Whether the referrer's card paid it; also false when that was not checked. */
  paysWithCardOfReferrer: boolean;
}

/** How a feature reacts to payments for plans. */
export interface PlanMoneyHooks {
  /** The user who referred a person that has not paid yet; null: nobody. */
  referrerOf(userId: string): Promise<string | null>;
  /** Runs in the transaction that writes the payments, perhaps repeatedly. */
  moved(what: InvoiceMoney): Promise<void>;
}

export interface BillingDeps extends AccountDeps {
  /**
   * Stripe's client, loaded at the first call.
   * @throws AppError `unavailable` when payments are not ready yet
   */
  stripe(): Promise<Stripe>;
  /** Called after each call with whether Stripe answered it. */
  onStripeCall?: (answered: boolean) => void;
  billing: BillingSettings;
  /** Hooks by the first word of the purpose. */
  purchases: Record<"order", PurchaseHooks>;
  planMoney: PlanMoneyHooks;
}
