import type { Client } from "#server/platform/http/http.ts";
import {
  addressBlock,
  type Limit,
  type Throttle,
  throttle,
} from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";

const minute = 60;
const hour = 3600;

/** How often people may try what costs us, or what others would try in their place. */
export const accountLimits = {
  loginPair: { rule: "login-pair", max: 5, windowSeconds: 15 * minute },
  /** Past it tries are slowed down, never refused: strangers must not lock a person out. */
  loginAccount: { rule: "login-account", max: 20, windowSeconds: hour },
  loginAddress: { rule: "login-address", max: 50, windowSeconds: hour },
  signUpAddress: { rule: "sign-up-address", max: 30, windowSeconds: hour },
  forgotAccount: { rule: "forgot-account", max: 3, windowSeconds: hour },
  forgotAddress: { rule: "forgot-address", max: 20, windowSeconds: hour },
  linkAddress: { rule: "link-address", max: 30, windowSeconds: hour },
  resendAccount: { rule: "resend-account", max: 3, windowSeconds: hour },
  changeAccount: { rule: "change-account", max: 5, windowSeconds: 15 * minute },
} as const satisfies Record<string, Limit>;

export type AccountLimits = Record<keyof typeof accountLimits, Limit>;

/** The counters of one try to sign in. */
export function loginThrottles(limits: AccountLimits, email: string, ip: string) {
  const address = addressBlock(ip);
  return {
    pair: { ...limits.loginPair, subject: `${email} ${address}` },
    account: { ...limits.loginAccount, subject: email, soft: true },
    address: { ...limits.loginAddress, subject: address },
  } satisfies Record<string, Throttle>;
}

/** Milliseconds that a try waits when an account has seen many failures: 0 at first, 2 s at most. */
export function slowdownMs(tries: number, limit: Limit): number {
  const over = tries - limit.max;
  return over <= 0 ? 0 : Math.min(2000, 125 * 2 ** Math.min(over, 10));
}

/** Counts a mailed link that is tried. It cannot be guessed; this keeps trying from costing us. */
export async function countLink(
  deps: Pick<Platform, "db" | "now"> & { limits?: AccountLimits },
  client: Client,
): Promise<void> {
  const { linkAddress } = deps.limits ?? accountLimits;
  await throttle(deps, { ...linkAddress, subject: addressBlock(client.ip) });
}
