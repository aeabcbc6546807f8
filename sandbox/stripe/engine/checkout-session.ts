import { newId } from "../ids.ts";
import type { Metadata } from "../params.ts";
import type { Stored } from "../store.ts";

export interface CheckoutLine {
  id: string;
  object: "item";
  adjustable_quantity: null;
  amount_discount: 0;
  amount_subtotal: number;
  amount_tax: 0;
  amount_total: number;
  currency: string;
  description: string;
  metadata: Metadata;
  price: object;
  quantity: number;
}

/** Data for the subscription or payment intent that the session will create. */
export interface CreatedObjectData {
  /** Length of the trial; null: none. */
  _trialDays: number | null;
  _subscriptionMetadata: Metadata;
  _subscriptionDescription: string | null;
  _intentMetadata: Metadata;
  _intentDescription: string | null;
  _receiptEmail: string | null;
  _setupFutureUsage: string | null;
}

export interface CheckoutSession extends Stored, CreatedObjectData {
  object: "checkout.session";
  adaptive_pricing: null;
  after_expiration: null;
  allow_promotion_codes: boolean | null;
  amount_subtotal: number;
  amount_total: number;
  automatic_tax: {
    enabled: boolean;
    liability: object | null;
    provider: string | null;
    status: string | null;
  };
  billing_address_collection: string | null;
  cancel_url: string | null;
  client_reference_id: string | null;
  client_secret: null;
  collected_information: null;
  consent: null;
  consent_collection: null;
  currency: string;
  currency_conversion: null;
  custom_fields: [];
  custom_text: Record<string, unknown>;
  customer: string | null;
  customer_creation: "always" | "if_required" | null;
  customer_details: CustomerDetails | null;
  customer_email: string | null;
  discounts: [];
  expires_at: number;
  invoice: string | null;
  invoice_creation: null;
  livemode: false;
  locale: string | null;
  metadata: Metadata;
  mode: "payment" | "subscription";
  origin_context: null;
  payment_intent: string | null;
  payment_link: null;
  payment_method_collection: "always" | "if_required" | null;
  payment_method_configuration_details: null;
  payment_method_options: Record<string, unknown>;
  payment_method_types: string[];
  payment_status: "unpaid" | "paid" | "no_payment_required";
  permissions: null;
  phone_number_collection: { enabled: boolean };
  recovered_from: null;
  saved_payment_method_options: null;
  setup_intent: null;
  shipping_address_collection: null;
  shipping_cost: null;
  shipping_options: [];
  status: "open" | "complete" | "expired";
  submit_type: string | null;
  subscription: string | null;
  success_url: string;
  total_details: { amount_discount: 0; amount_shipping: 0; amount_tax: 0 };
  ui_mode: "hosted_page";
  url: string | null;
  wallet_options: null;
  /** When it expires; null once it is complete or expired. */
  _due: number | null;
  _lines: CheckoutLine[];
  /** A payment attempt that waits for the 3-D Secure challenge. */
  _attempt?: { intent: string | null; subscription: string | null };
}

export interface CustomerDetails {
  address: Record<string, string | null> | null;
  business_name: null;
  email: string | null;
  individual_name: null;
  name: string | null;
  phone: string | null;
  tax_exempt: "none";
  tax_ids: [];
}

/** An open session without line items. */
export function blankSession(
  now: number,
  mode: CheckoutSession["mode"],
): Omit<CheckoutSession, keyof CreatedObjectData> {
  return {
    id: newId("cs_test", 60),
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: "usd",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: now,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    metadata: {},
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === "subscription" ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: "",
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: null,
    wallet_options: null,
    _due: null,
    _lines: [],
  };
}
