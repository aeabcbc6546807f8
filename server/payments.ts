import type Stripe from "stripe";
import type { StripeConfig } from "./config/stripe.ts";
import { createStripe, type StripeKeys } from "./external/stripe.ts";
import type { BillingDeps } from "./features/billing/deps.ts";

/** Port and keys of a local sandbox that serves Stripe's API. */
export interface StripeAddress extends StripeKeys {
  port: number;
}

type Payments = Pick<BillingDeps, "stripe" | "billing">;

/** Billing with the configured Stripe keys, or through the sandbox when there are none. */
export function createPayments(
  config: StripeConfig,
  sandbox: { address(): Promise<StripeAddress> } | undefined,
): Payments {
  const { keys, ...rest } = config;
  if (keys === null) {
    if (!sandbox) throw new Error("Without keys payments need the sandbox");
    return createSandboxPayments(rest, sandbox);
  }
  let client: Promise<Stripe> | undefined;
  return {
    stripe: () => {
      client ??= createStripe(keys);
      return client;
    },
    billing: { ...rest, scriptUrl: null, keys: async () => keys },
  };
}

/** Billing through a sandbox. Its address is read for every call, because it changes with a restart. */
export function createSandboxPayments(
  settings: Omit<StripeConfig, "keys">,
  sandbox: { address(): Promise<StripeAddress> },
): Payments {
  let cached: { address: StripeAddress; client: Promise<Stripe> } | undefined;
  return {
    async stripe() {
      const address = await sandbox.address();
      if (cached?.address.port !== address.port || cached.address.secretKey !== address.secretKey) {
        const api = { host: "127.0.0.1", port: address.port };
        cached = { address, client: createStripe({ secretKey: address.secretKey, api }) };
      }
      return cached.client;
    },
    billing: { ...settings, scriptUrl: "/sandbox/stripe.js", keys: () => sandbox.address() },
  };
}
