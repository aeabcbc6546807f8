import type { Metadata } from "../params.ts";
import type { Stored } from "../store.ts";
import type { NextAction } from "./challenges.ts";

export interface PaymentIntent extends Stored {
  object: "payment_intent";
  amount: number;
  amount_capturable: 0;
  amount_details: { tip: Record<string, never> };
  amount_received: number;
  application: null;
  application_fee_amount: null;
  automatic_payment_methods: { allow_redirects: "always" | "never"; enabled: true } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: "automatic_async";
  client_secret: string;
  confirmation_method: "automatic";
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: Record<string, unknown> | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: NextAction | null;
  on_behalf_of: null;
  payment_method: string | null;
  payment_method_options: { card: { request_three_d_secure: "automatic" } };
  payment_method_types: string[];
  processing: null;
  receipt_email: string | null;
  review: null;
  setup_future_usage: string | null;
  shipping: null;
  source: null;
  statement_descriptor: null;
  statement_descriptor_suffix: null;
  status:
    | "requires_payment_method"
    | "requires_confirmation"
    | "requires_action"
    | "succeeded"
    | "canceled";
  transfer_data: null;
  transfer_group: null;
  /** The invoice that it pays. */
  _invoice?: string;
  /** The checkout session that it pays. */
  _session?: string;
  /** The customer's test clock. */
  _clock?: string | null;
}
