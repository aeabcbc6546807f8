import { type Call, findObject } from "../api-method.ts";
import type { Decline } from "../cards.ts";
import type { SandboxContext } from "../context.ts";
import { newId } from "../ids.ts";
import { type Metadata, readMetadata } from "../params.ts";
import { listMethod, resource, retrieveMethod } from "../resources.ts";
import type { Stored } from "../store.ts";
import type { PaymentIntent } from "./payment-intent-fields.ts";
import type { PaymentMethod } from "./payment-methods.ts";

export interface Charge extends Stored {
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  application: null;
  application_fee: null;
  application_fee_amount: null;
  balance_transaction: null;
  billing_details: PaymentMethod["billing_details"];
  calculated_statement_descriptor: string | null;
  captured: boolean;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_balance_transaction: null;
  failure_code: string | null;
  failure_message: string | null;
  fraud_details: Record<string, never>;
  livemode: false;
  metadata: Metadata;
  on_behalf_of: null;
  outcome: Record<string, unknown>;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: "card"; card: Record<string, unknown> };
  receipt_email: string | null;
  receipt_number: null;
  receipt_url: null;
  refunded: boolean;
  review: null;
  shipping: null;
  source: null;
  source_transfer: null;
  statement_descriptor: null;
  statement_descriptor_suffix: null;
  status: "succeeded" | "failed";
  transfer_data: null;
  transfer_group: null;
}

/** Creates the charge of a payment attempt: failed with a `decline`, else succeeded. */
export function createCharge(
  context: SandboxContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | undefined,
): Charge {
  const paid = decline === undefined;
  const charge: Charge = {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "STRIPE SANDBOX",
    captured: paid,
    created: context.nowSeconds(intent._clock),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: "card", card: cardDetails(intent, method) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
  context.create(paid ? "charge.succeeded" : "charge.failed", charge);
  return charge;
}

function outcomeOf(decline: Decline | undefined): Record<string, unknown> {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? "declined_by_network" : "approved_by_network",
    reason: decline?.decline_code ?? decline?.code ?? null,
    risk_level: "normal",
    risk_score: 12,
    seller_message: decline
      ? "The bank did not return any further details with this decline."
      : "Payment complete.",
    type: decline ? "issuer_declined" : "authorized",
  };
}

function cardDetails(intent: PaymentIntent, { card }: PaymentMethod): Record<string, unknown> {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = card;
  return {
    amount_authorized: intent.amount,
    brand,
    checks,
    country,
    exp_month,
    exp_year,
    extended_authorization: { status: "disabled" },
    fingerprint,
    funding,
    incremental_authorization: { status: "unavailable" },
    installments: null,
    last4,
    mandate: null,
    multicapture: { status: "unavailable" },
    network: brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: intent.amount, status: "unavailable" },
    regulated_status: card.regulated_status,
    three_d_secure: null,
    wallet: null,
  };
}

function updateCharge(context: SandboxContext, { ids, params }: Call): Charge {
  const charge = findObject<Charge>(context, "charge", ids[0]!);
  charge.metadata = readMetadata(params, charge.metadata);
  context.update("charge.updated", charge);
  return charge;
}

export const chargeMethods = resource("charges", "/v1/charges", {
  list: listMethod("charge", "created", "customer", "payment_intent"),
  retrieve: retrieveMethod<Charge>("charge"),
  update: { reads: ["metadata"], run: updateCharge },
});
