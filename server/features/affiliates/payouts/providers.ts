import type { payouts } from "#db/schema-affiliates.ts";
import { type Destination, namedDestination } from "./accounts.ts";
import type { PayoutDeps } from "./deps.ts";
import { transferByStripe } from "./stripe-transfers.ts";

/** What became of a transfer. Whatever is not known yet is thrown, and asked again by the same key. */
export type Outcome =
  /** The provider's own id. */
  | { sent: string }
  /** For good: it will not be sent. `connect`: the affiliate has to complete their account at Stripe. */
  | { reason: string; connect?: boolean };

/** Has the provider that a payout was prepared for send it, once for its key. */
export async function transfer(
  deps: PayoutDeps,
  payout: typeof payouts.$inferSelect,
  to: Destination,
): Promise<Outcome> {
  if (payout.provider === "stripe") return await transferByStripe(deps, payout);
  const { idempotencyKey: key, amountCents } = payout;
  const sent = await deps.payouts.rehearsal.send({
    ...{ key, amountCents, destination: namedDestination(to) },
    refused: refusedAccounts.has(to.account),
  });
  return "id" in sent ? { sent: sent.id } : { reason: refused };
}

const refused = "Tu banco la ha rechazado: revisa los datos de tu cuenta.";

/** With these a rehearsal is refused, as with the provider's own numbers for tests. */
const refusedAccounts: ReadonlySet<string> = new Set([
  "AT861904300235473202",
  "rechazado@example.com",
]);
