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

/** Limits for expensive operations and for those that attackers would repeat. */
export const accountLimits = {
  loginPair: { rule: "login-pair", max: 5, windowSeconds: 15 * minute },
  loginAddress: { rule: "login-address", max: 50, windowSeconds: hour },
  /** Guesses from any address; the owner can still use a known device or the mailed link. */
  loginAccount: { rule: "login-account", max: 20, windowSeconds: hour },
  loginDevice: { rule: "login-device", max: 10, windowSeconds: 15 * minute },
  signUpAddress: { rule: "sign-up-address", max: 30, windowSeconds: hour },
  /** Counted before the e-mail is looked up: beyond it the answer does not reveal who has an account. */
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

/** The throttles of a login; a known device is counted by its own throttle only. */
export function loginThrottles(limits: AccountLimits, email: string, ip: string) {
  const address = addressBlock(ip);
  return {
    pair: { ...limits.loginPair, subject: `${email} ${address}`, advice },
    address: { ...limits.loginAddress, subject: address },
    account: { ...limits.loginAccount, subject: email, advice },
    device: (deviceId: string) => ({ ...limits.loginDevice, subject: deviceId, advice }),
  } satisfies Record<string, Throttle | ((deviceId: string) => Throttle)>;
}

/** Limits how often mailed links are tried: they cannot be guessed, but each try costs a query. */
export async function limitLinkAttempts(deps: Deps, client: Client): Promise<void> {
  const { linkAddress } = deps.limits ?? accountLimits;
  await throttle(deps, { ...linkAddress, subject: addressBlock(client.ip) });
}

/**
 * Limits how often free trials are requested. Call it before anything is looked up.
 * @throws AppError `rate_limited`
 */
export async function limitTrialRequests(deps: Deps, client: Client): Promise<void> {
  const { startTrialAddress } = deps.limits ?? accountLimits;
  await throttle(deps, { ...startTrialAddress, subject: addressBlock(client.ip) });
}
