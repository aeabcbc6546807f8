import { eq } from "drizzle-orm";
import { payoutDetails, type payouts } from "#db/schema-affiliates.ts";
import { callStripe, stripeRefusal } from "#server/features/billing/billing.ts";
import type { PayoutDeps } from "./deps.ts";
import { clearStripeAccount, isUnknownAccount } from "./stripe-accounts.ts";
import type { TransferOutcome } from "./transfer-outcome.ts";

/**
 * Sends a payout to the affiliate's Stripe account. Stripe forgets idempotency keys after a day, so an
 * existing transfer is looked up by its transfer group first.
 */
export async function transferByStripe(
  deps: PayoutDeps,
  payout: typeof payouts.$inferSelect,
): Promise<TransferOutcome> {
  const [details] = await deps.db
    .select({ account: payoutDetails.stripeAccountId })
    .from(payoutDetails)
    .where(eq(payoutDetails.affiliateId, payout.affiliateId));
  const group = payout.idempotencyKey;
  const existing = await callStripe(deps, (stripe) =>
    stripe.transfers.list({ transfer_group: group, limit: 1 }),
  );
  if (existing.data[0]) return { sent: existing.data[0].id };
  if (!details?.account) return { reason: incompleteReason, connect: true };
  try {
    const made = await callStripe(deps, (stripe) =>
      stripe.transfers.create(
        {
          amount: payout.amountCents,
          currency: "usd",
          destination: details.account!,
          transfer_group: group,
          description: "Comisiones de afiliado",
          metadata: { payout: payout.id },
        },
        { idempotencyKey: group },
      ),
    );
    return { sent: made.id };
  } catch (error) {
    const refusal = stripeRefusal(error);
    if (!refusal) throw error;
    const isUnknown = isUnknownAccount(refusal.code);
    if (isUnknown) await clearStripeAccount(deps, details.account);
    if (isUnknown || refusal.code === "insufficient_capabilities_for_transfer") {
      return { reason: incompleteReason, connect: true };
    }
    // The affiliate cannot fix this; the operator has to see it.
    deps.log.error({ payoutId: payout.id, error }, "Stripe refused a payout");
    return { reason: "Es un problema nuestro y ya lo estamos mirando." };
  }
}

const incompleteReason = "Faltan datos en tu cuenta de cobro de Stripe: complétalos y saldrá.";
