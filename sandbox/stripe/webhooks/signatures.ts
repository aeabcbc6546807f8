import { createHmac } from "node:crypto";

/**
 * The `Stripe-Signature` header of a delivery: one `v1` for each secret that is valid now (two while
 * a secret is being rolled). `atSeconds` is real time, since the receiver compares it with its own.
 */
export function signatureHeader(payload: string, secrets: string[], atSeconds: number): string {
  const signatures = secrets.map(
    (secret) =>
      `v1=${createHmac("sha256", secret).update(`${atSeconds}.${payload}`, "utf8").digest("hex")}`,
  );
  return [`t=${atSeconds}`, ...signatures].join(",");
}
