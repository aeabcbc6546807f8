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
  loginAddress: { rule: "login-address", max: 50, windowSeconds: hour },
  /** Guesses from wherever; a known device and the mailed link let the owner in all the same. */
  loginAccount: { rule: "login-account", max: 20, windowSeconds: hour },
  loginDevice: { rule: "login-device", max: 10, windowSeconds: 15 * minute },
  signUpAddress: { rule: "sign-up-address", max: 30, windowSeconds: hour },
  /** Counted before an address is looked up: past it nobody learns which of them have an account. */
  startTrialAddress: { rule: "start-trial-address", max: 30, windowSeconds: hour },
  forgotAccount: { rule: "forgot-account", max: 3, windowSeconds: hour },
  forgotAddress: { rule: "forgot-address", max: 20, windowSeconds: hour },
  linkAddress: { rule: "link-address", max: 30, windowSeconds: hour },
  resendAccount: { rule: "resend-account", max: 3, windowSeconds: hour },
  changeAccount: { rule: "change-account", max: 5, windowSeconds: 15 * minute },
} as const satisfies Record<string, Limit>;

export type AccountLimits = Record<keyof typeof accountLimits, Limit>;

type Deps = Pick<Platform, "db" | "now"> & { limits?: AccountLimits };

const advice =
  "Si no quieres esperar, restablece tu contraseña: te enviamos un enlace desde «¿Has olvidado tu contraseña?».";

/** The counters of one try to sign in: a known device has one of its own and no other. */
export function loginThrottles(limits: AccountLimits, email: string, ip: string) {
  const address = addressBlock(ip);
  return {
    pair: { ...limits.loginPair, subject: `${email} ${address}`, advice },
    address: { ...limits.loginAddress, subject: address },
    account: { ...limits.loginAccount, subject: email, advice },
    device: (deviceId: string) => ({ ...limits.loginDevice, subject: deviceId, advice }),
  } satisfies Record<string, Throttle | ((deviceId: string) => Throttle)>;
}

/** Counts a mailed link that is tried. It cannot be guessed; this keeps trying from costing us. */
export async function countLink(deps: Deps, client: Client): Promise<void> {
  const { linkAddress } = deps.limits ?? accountLimits;
  await throttle(deps, { ...linkAddress, subject: addressBlock(client.ip) });
}

/**
 * Counts a free trial that is asked for, before anything is looked up.
 * @throws AppError `rate_limited`
 */
export async function countTrialRequest(deps: Deps, client: Client): Promise<void> {
  const { startTrialAddress } = deps.limits ?? accountLimits;
  await throttle(deps, { ...startTrialAddress, subject: addressBlock(client.ip) });
}
