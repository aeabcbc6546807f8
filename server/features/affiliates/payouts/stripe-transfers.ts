import { eq } from "drizzle-orm";
import { payoutDetails, type payouts } from "#db/schema-affiliates.ts";
import { callStripe, stripeRefusal } from "#server/features/billing/billing.ts";
import type { PayoutDeps } from "./deps.ts";
import type { Outcome } from "./providers.ts";
import { forgetAccount, isUnknownAccount } from "./stripe-accounts.ts";

/**
 * Sends a payout to the affiliate's account at Stripe. Its keys are kept for a day only: a transfer
 * that is there already is found by its group, however late this is asked again.
 */
export async function transferByStripe(
  deps: PayoutDeps,
  payout: typeof payouts.$inferSelect,
): Promise<Outcome> {
  const [details] = await deps.db
    .select({ account: payoutDetails.stripeAccountId })
    .from(payoutDetails)
    .where(eq(payoutDetails.affiliateId, payout.affiliateId));
  const group = payout.idempotencyKey;
  const known = await callStripe(deps, (stripe) =>
    stripe.transfers.list({ transfer_group: group, limit: 1 }),
  );
  if (known.data[0]) return { sent: known.data[0].id };
  if (!details?.account) return { reason: incomplete, connect: true };
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
    if (isUnknown) await forgetAccount(deps, details.account);
    if (isUnknown || refusal.code === "insufficient_capabilities_for_transfer") {
      return { reason: incomplete, connect: true };
    }
    // Nothing that the affiliate could do: the operator has to see it.
    deps.log.error({ payoutId: payout.id, error }, "Stripe refused a payout");
    return { reason: "Es un problema nuestro y ya lo estamos mirando." };
  }
}

const incomplete = "Faltan datos en tu cuenta de cobro de Stripe: complétalos y saldrá.";
