import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { ApiError, invalidRequest, missingParameter } from "../errors.ts";
import { newId } from "../ids.ts";
import { wholeList } from "../lists.ts";
import { type Metadata, readChoice, readInteger, readMetadata, readText } from "../params.ts";
import { listMethod, resource, retrieveMethod } from "../resources.ts";
import type { Stored } from "../store.ts";
import type { Charge } from "./charges.ts";
import type { PaymentIntent } from "./payment-intent-fields.ts";

export interface Refund extends Stored {
  object: "refund";
  amount: number;
  balance_transaction: null;
  charge: string;
  currency: string;
  destination_details: { card: Record<string, string>; type: "card" };
  metadata: Metadata;
  payment_intent: string | null;
  reason: string | null;
  receipt_number: null;
  source_transfer_reversal: null;
  status: "succeeded";
  transfer_reversal: null;
}

function createRefund(context: SandboxContext, { params }: Call): Refund {
  const charge = chargeOf(context, params);
  if (charge.status !== "succeeded") {
    throw refundError(
      "charge_not_refundable",
      `Charge ${charge.id} was not successful and cannot be refunded.`,
    );
  }
  if (charge.disputed && isLostOrOpen(context, charge)) {
    throw refundError(
      "charge_disputed",
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    );
  }
  const refundable = charge.amount - charge.amount_refunded;
  if (refundable === 0) {
    throw refundError("charge_already_refunded", `Charge ${charge.id} has already been refunded.`);
  }
  const amount = readInteger(params, "amount") ?? refundable;
  if (amount < 1) throw invalidRequest("Invalid positive integer", { param: "amount" });
  if (amount > refundable) {
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(refundable)})`;
    throw invalidRequest(message, { param: "amount" });
  }
  const refund: Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: context.nowSeconds(context.store.get<PaymentIntent>(charge.payment_intent)?._clock),
    currency: charge.currency,
    destination_details: {
      card: {
        reference_status: "pending",
        reference_type: "acquirer_reference_number",
        type: "refund",
      },
      type: "card",
    },
    metadata: readMetadata(params),
    payment_intent: charge.payment_intent,
    reason:
      readChoice(params, "reason", ["duplicate", "fraudulent", "requested_by_customer"]) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  context.create("refund.created", refund);
  context.update("charge.refunded", charge);
  return refund;
}

function isLostOrOpen(context: SandboxContext, charge: Charge): boolean {
  const match = { charge: charge.id };
  const [dispute] = context.store.list<Stored & { status: string }>("dispute", { match });
  return dispute?.status !== "won";
}

const refundError = (code: string, message: string) =>
  new ApiError(400, { type: "invalid_request_error", code, message });

function chargeOf(context: SandboxContext, params: Call["params"]): Charge {
  const charge = readText(params, "charge");
  if (charge) return findObject<Charge>(context, "charge", charge, "charge");
  const id = readText(params, "payment_intent");
  if (!id) throw missingParameter("payment_intent");
  const intent = findObject<PaymentIntent>(context, "payment_intent", id, "payment_intent");
  if (!intent.latest_charge || intent.status !== "succeeded") {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { param: "payment_intent" },
    );
  }
  return findObject<Charge>(context, "charge", intent.latest_charge, "charge");
}

function updateRefund(context: SandboxContext, { ids, params }: Call): Refund {
  const refund = findObject<Refund>(context, "refund", ids[0]!);
  refund.metadata = readMetadata(params, refund.metadata);
  context.update("refund.updated", refund);
  return refund;
}

/** `charge.refunds`, included when it is expanded. */
export const includeRefunds = (context: SandboxContext, charge: Charge) =>
  wholeList(
    `/v1/charges/${charge.id}/refunds`,
    context.store.list<Refund>("refund", { match: { charge: charge.id } }),
  );

export const refundMethods = resource("refunds", "/v1/refunds", {
  create: {
    reads: ["charge", "payment_intent", "amount", "reason", "metadata"],
    run: createRefund,
  },
  list: listMethod("refund", "created", "charge", "payment_intent"),
  retrieve: retrieveMethod<Refund>("refund"),
  update: { reads: ["metadata"], run: updateRefund },
});
