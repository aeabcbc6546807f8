import { type Call, findObject } from "../api-method.ts";
import type { SandboxContext } from "../context.ts";
import { invalidRequest } from "../errors.ts";
import { newId } from "../ids.ts";
import { type Metadata, readGroup, readMetadata, readText } from "../params.ts";
import { listMethod, resource, retrieveMethod } from "../resources.ts";
import type { Stored } from "../store.ts";
import type { Charge } from "./charges.ts";
import type { PaymentIntent } from "./payment-intent-fields.ts";

export interface Dispute extends Stored {
  object: "dispute";
  amount: number;
  balance_transactions: [];
  charge: string;
  currency: string;
  enhanced_eligibility_types: [];
  evidence: Record<string, string | null>;
  evidence_details: {
    due_by: number;
    enhanced_eligibility: Record<string, never>;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
    submission_method: null;
  };
  intended_submission_method: null;
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Metadata;
  network_reason_code: string;
  payment_intent: string;
  payment_method_details: Record<string, unknown>;
  reason: string;
  status: "needs_response" | "under_review" | "won" | "lost";
}

const responseDays = 9;

/** Opens a dispute of a successful payment. @throws ApiError 400 if it cannot be disputed */
export function openDispute(
  context: SandboxContext,
  { paymentIntent, reason = "fraudulent" }: { paymentIntent: string; reason?: string },
): Dispute {
  const intent = findObject<PaymentIntent>(
    context,
    "payment_intent",
    paymentIntent,
    "payment_intent",
  );
  const charge = intent.latest_charge
    ? findObject<Charge>(context, "charge", intent.latest_charge)
    : undefined;
  if (charge?.status !== "succeeded" || charge.disputed || charge.refunded) {
    throw invalidRequest(`Nothing of ${intent.id} can be disputed.`, { param: "payment_intent" });
  }
  const now = context.nowSeconds(intent._clock);
  const dispute: Dispute = {
    id: newId("dp"),
    object: "dispute",
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { uncategorized_text: null },
    evidence_details: {
      due_by: now + responseDays * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: null,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: "10.4",
    payment_intent: intent.id,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details.card.brand,
        case_type: "chargeback",
        network_reason_code: "10.4",
      },
      type: "card",
    },
    reason,
    status: "needs_response",
  };
  context.create("charge.dispute.created", dispute);
  context.emit("charge.dispute.funds_withdrawn", dispute);
  charge.disputed = true;
  context.update("charge.updated", charge);
  return dispute;
}

/** Closes an open dispute; a repeat changes nothing. */
export function closeDispute(
  context: SandboxContext,
  id: string,
  outcome: "won" | "lost",
): Dispute {
  const dispute = findObject<Dispute>(context, "dispute", id);
  if (dispute.status === "won" || dispute.status === "lost") return dispute;
  dispute.status = outcome;
  context.update("charge.dispute.closed", dispute);
  if (outcome === "won") context.emit("charge.dispute.funds_reinstated", dispute);
  return dispute;
}

/** As at Stripe, the evidence texts `winning_evidence` and `losing_evidence` close the dispute. */
function updateDispute(context: SandboxContext, { ids, params }: Call): Dispute {
  const dispute = findObject<Dispute>(context, "dispute", ids[0]!);
  dispute.metadata = readMetadata(params, dispute.metadata);
  const words = readText(readGroup(params, "evidence") ?? {}, "uncategorized_text");
  if (words !== undefined) {
    dispute.evidence.uncategorized_text = words || null;
    dispute.evidence_details.has_evidence = words !== "";
    dispute.evidence_details.submission_count += 1;
    if (dispute.status === "needs_response") dispute.status = "under_review";
  }
  context.update("charge.dispute.updated", dispute);
  if (words === "winning_evidence") return closeDispute(context, dispute.id, "won");
  if (words === "losing_evidence") return closeDispute(context, dispute.id, "lost");
  return dispute;
}

export const disputeMethods = resource("disputes", "/v1/disputes", {
  list: listMethod("dispute", "created", "charge", "payment_intent"),
  retrieve: retrieveMethod<Dispute>("dispute"),
  update: {
    reads: ["evidence[uncategorized_text]", "metadata", "submit=true"],
    run: updateDispute,
  },
  close: {
    reads: [],
    run(context, { ids }) {
      findObject<Dispute>(context, "dispute", ids[0]!);
      return closeDispute(context, ids[0]!, "lost");
    },
  },
});
