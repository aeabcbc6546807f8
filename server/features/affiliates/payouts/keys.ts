import { serverSecret } from "#server/platform/server-secret.ts";
import type { Destination } from "./accounts.ts";
import type { PayoutDeps } from "./deps.ts";
import { open, type SealingKeys, seal } from "./sealing.ts";

type Base = Pick<PayoutDeps, "db" | "payouts">;

async function keysOf(deps: Base): Promise<SealingKeys> {
  return {
    database: await serverSecret(deps, "payout-details"),
    configured: deps.payouts.detailsKeys,
  };
}

/** Encrypts where an affiliate is paid, for the database. */
export async function sealDestination(
  deps: Base,
  affiliateId: string,
  to: Destination,
): Promise<string> {
  return seal(JSON.stringify(to), affiliateId, await keysOf(deps));
}

export async function openDestination(
  deps: Base,
  affiliateId: string,
  sealed: string,
): Promise<Destination> {
  return JSON.parse(open(sealed, affiliateId, await keysOf(deps))) as Destination;
}
