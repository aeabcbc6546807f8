import { serverSecret } from "#server/platform/server-secret.ts";
import type { Destination } from "./accounts.ts";
import type { PayoutDeps } from "./deps.ts";
import { decrypt, type EncryptionKeys, encrypt } from "./encryption.ts";

type Base = Pick<PayoutDeps, "db" | "payouts">;

async function keysOf(deps: Base): Promise<EncryptionKeys> {
  return {
    database: await serverSecret(deps, "payout-details"),
    configured: deps.payouts.detailsKeys,
  };
}

/** Encrypts where an affiliate is paid, for the database. */
export async function encryptDestination(
  deps: Base,
  affiliateId: string,
  to: Destination,
): Promise<string> {
  return encrypt(JSON.stringify(to), affiliateId, await keysOf(deps));
}

export async function decryptDestination(
  deps: Base,
  affiliateId: string,
  sealed: string,
): Promise<Destination> {
  return JSON.parse(decrypt(sealed, affiliateId, await keysOf(deps))) as Destination;
}
