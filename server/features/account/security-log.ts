import type { Client } from "#server/platform/http/http.ts";
import { addressBlock } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";

/** Log level by account event; `warn` marks those that operators should monitor. */
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

/** The event `throttled`, for all features, is logged where errors become HTTP answers. */
export type SecurityEvent = keyof typeof levels;

/**
 * Logs one line about an account event. It identifies people by id and address block only, because a
 * typed e-mail may be a stranger's, or a password that was typed into the wrong field.
 */
export function logSecurityEvent(
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
