import type Stripe from "stripe";

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  /** Secret that webhook events are signed with. */
  webhookSecret: string;
}

/** Timeout of one request; the SDK retries twice where that is safe. */
const timeoutMs = 20_000;
const retries = 2;

/**
 * Creates the client of Stripe's SDK. The SDK (24 MB, 0.1 s) is imported here, not at the start.
 * @param options.api address of the sandbox, which serves Stripe's API over plain HTTP
 */
export async function createStripe(options: {
  secretKey: string;
  api?: { host: string; port: number };
}): Promise<Stripe> {
  const { default: Client } = await import("stripe");
  return new Client(options.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(options.api ? { ...options.api, protocol: "http" } : {}),
  });
}
