import type { Client } from "#server/platform/http/http.ts";
import { addressBlock } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";

/** What happens to accounts, and at which level it is logged: `warn` is worth counting. */
const levels = {
  registered: "info",
  "login-succeeded": "info",
  "login-failed": "warn",
  "password-reset-asked": "info",
  "password-reset-done": "warn",
  "password-changed": "info",
  "sessions-revoked": "info",
  logout: "info",
  "address-confirmed": "info",
  "account-deletion-asked": "warn",
  "payout-details-changed": "warn",
} as const;

/** `throttled`, for all features, is written where refusals become answers. */
export type SecurityEvent = keyof typeof levels;

/**
 * One line about an account, to be found by its `event`. It names people by id and block of
 * addresses: whoever typed an e-mail may be nobody we know, and a password may stand in its place.
 */
export function noteSecurity(
  { log }: Pick<Platform, "log">,
  event: SecurityEvent,
  { client, userId }: { client: Client; userId?: string | null | undefined },
): void {
  const fields = {
    event,
    requestId: client.requestId,
    ...(userId ? { userId } : {}),
    addressBlock: addressBlock(client.ip),
  };
  log[levels[event]](fields, "Account");
}
