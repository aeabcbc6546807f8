import type Stripe from "stripe";

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  /** Signs what is sent to our webhook. */
  webhookSecret: string;
}

/** Longest wait for one answer; the SDK tries twice more where that is safe. */
const timeoutMs = 20_000;
const retries = 2;

/**
 * Stripe's own client. Its code (24 MB, a tenth of a second) is loaded here and not with the server.
 * @param options.api where something else speaks Stripe's API over plain HTTP
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
