import { translateError } from "./error-messages.ts";

// The fields that a publishable key may read: no customer, metadata or fingerprint.

type Fields = Record<string, unknown>;

function pick(object: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.filter((name) => name in object).map((name) => [name, object[name]]),
  );
}

const intentFields = [
  "id",
  "object",
  "amount",
  "automatic_payment_methods",
  "cancellation_reason",
  "client_secret",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "last_setup_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "receipt_email",
  "setup_future_usage",
  "status",
  "usage",
];

export function publicIntent(intent: object): Fields {
  const visible = pick(intent as Fields, intentFields);
  for (const name of ["last_payment_error", "last_setup_error"]) {
    if (visible[name]) visible[name] = publicError(visible[name]);
  }
  return visible;
}

export function publicPaymentMethod(method: object): Fields {
  const fields = ["id", "object", "billing_details", "created", "livemode", "type"];
  const { card } = method as { card: Fields };
  const shown = ["brand", "country", "display_brand", "exp_month", "exp_year", "funding", "last4"];
  return { ...pick(method as Fields, fields), card: pick(card, shown) };
}

/** An error with a Spanish message and the public fields of its objects. */
export function publicError(error: object): Fields {
  const visible: Fields = { ...translateError(error) };
  for (const name of ["setup_intent", "payment_intent"]) {
    if (visible[name]) visible[name] = publicIntent(visible[name]);
  }
  if (visible.payment_method) visible.payment_method = publicPaymentMethod(visible.payment_method);
  return visible;
}
