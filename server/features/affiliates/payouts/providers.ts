import type { payouts } from "#db/schema-affiliates.ts";
import { type Destination, describeDestination } from "./accounts.ts";
import type { PayoutDeps } from "./deps.ts";
import { transferByStripe } from "./stripe-transfers.ts";
import type { TransferOutcome } from "./transfer-outcome.ts";

/** Sends a payout through its provider. Its idempotency key avoids a second transfer. */
export async function sendTransfer(
  deps: PayoutDeps,
  payout: typeof payouts.$inferSelect,
  to: Destination,
): Promise<TransferOutcome> {
  if (payout.provider === "stripe") return await transferByStripe(deps, payout);
  const { idempotencyKey: key, amountCents } = payout;
  const sent = await deps.payouts.sandbox.send({
    ...{ key, amountCents, destination: describeDestination(to) },
    refused: refusedTestAccounts.has(to.account),
  });
  return "id" in sent ? { sent: sent.id } : { reason: refused };
}

const refused = "Tu banco la ha rechazado: revisa los datos de tu cuenta.";

/** The sandbox refuses these accounts; the IBAN is one of Stripe's test numbers. */
const refusedTestAccounts: ReadonlySet<string> = new Set([
  "AT861904300235473202",
  "rechazado@example.com",
]);
