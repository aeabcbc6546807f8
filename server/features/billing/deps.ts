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

/** An order's payment page. Its purpose at Stripe and in the ledger is `order:<id>`. */
export interface OrderCheckout {
  orderId: string;
  /** `cs_…` */
  checkoutId: string;
}

/** An order's payment with all its refunds and disputes, as read from Stripe. */
export interface RefundedOrder {
  orderId: string;
  /** `pi_…` */
  paymentId: string;
  amountCents: number;
  refundedCents: number;
  /** Of the card owner's bank; null: there was none. */
  dispute: "open" | "lost" | "won" | null;
  /** Refunds that were not known before. */
  newRefunds: { id: string; amountCents: number }[];
}

/** What `ads` does about an order's money. Each call runs in the transaction that writes the payment, and may be repeated. */
export interface OrderPayments {
  /** @returns false when the order takes no payment any more: the money goes back */
  paid(checkout: OrderCheckout & { paymentId: string }): Promise<boolean>;
  /** The payment page is over and nobody paid. */
  expired(checkout: OrderCheckout): Promise<void>;
  refunded(payment: RefundedOrder): Promise<void>;
}

/** A plan's invoice whose payments, refunds or disputes may have changed. */
export interface InvoiceMoney {
  /** `in_…`; its payments are in the ledger. */
  invoiceId: string;
  /** Its lost disputes (`dp_…`). */
  lostDisputes: readonly string[];
  /** Whether the referrer's card paid it; also false when that was not checked. */
  paysWithCardOfReferrer: boolean;
}

/** What `affiliates` does about the money for plans. */
export interface AffiliateCommissions {
  /** The affiliate who referred a person that has paid nothing yet; null: nobody. */
  referrerOf(userId: string): Promise<string | null>;
  /** Runs in the transaction that writes the invoice's payments, and may be repeated. */
  updateCommission(invoice: InvoiceMoney): Promise<void>;
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
  orderPayments: OrderPayments;
  commissions: AffiliateCommissions;
}
