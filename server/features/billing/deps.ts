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

/** Something that is sold once, by an id of its own: `order:<id>` at Stripe and in the ledger. */
export interface Purchase {
  id: string;
  /** `cs_…` */
  checkoutId: string;
}

/** A payment of which something was taken back; told again whenever it is read. */
export interface TakenBack {
  id: string;
  /** `pi_…` */
  paymentId: string;
  amountCents: number;
  refundedCents: number;
  /** Whether its owner's bank takes it back, has, or gave it up; null: it never did. */
  dispute: "open" | "lost" | "won" | null;
  /** Refunds that are told for the first time. */
  news: { id: string; amountCents: number }[];
}

/** What a feature does about the money for what it sells. Each runs in the transaction that writes it, and may be told twice. */
export interface PurchaseHooks {
  /** @returns false when nobody waits for it: the money goes back */
  paid(purchase: Purchase & { paymentId: string }): Promise<boolean>;
  /** Its page is over and nobody paid. */
  expired(purchase: Purchase): Promise<void>;
  takenBack(what: TakenBack): Promise<void>;
}

/** An invoice of a plan of which money was paid or taken back, just now or before. */
export interface InvoiceMoney {
  /** `in_…`; its payments are in the ledger. */
  invoiceId: string;
  /** Disputes (`dp_…`) of it that its customer's bank has decided against us. */
  lostDisputes: readonly string[];
  /** Whoever recommended us to its customer has the card that paid; false as well when nobody asked. */
  paysWithCardOfReferrer: boolean;
}

/** What a feature does about the money for plans. */
export interface PlanMoneyHooks {
  /** Who recommended us to a person that has paid nothing yet; null: nobody. */
  referrerOf(userId: string): Promise<string | null>;
  /** Runs in the transaction that writes the money, and may be told twice. */
  moved(what: InvoiceMoney): Promise<void>;
}

export interface BillingDeps extends AccountDeps {
  /**
   * Stripe's client, loaded at the first call.
   * @throws AppError `unavailable` when payments are not there yet
   */
  stripe(): Promise<Stripe>;
  /** Told of each call whether Stripe answered it. */
  onStripeCall?: (answered: boolean) => void;
  billing: BillingSettings;
  /** By the first word of the purpose. */
  purchases: Record<"order", PurchaseHooks>;
  planMoney: PlanMoneyHooks;
}
