import { createHmac } from "node:crypto";

/**
 * The `Stripe-Signature` header of a delivery, with one `v1` per valid secret (two during a roll).
 * `atSeconds` is real time, because the receiver compares it with its own clock.
 */
export function signatureHeader(payload: string, secrets: string[], atSeconds: number): string {
  const signatures = secrets.map(
    (secret) =>
      `v1=${createHmac("sha256", secret).update(`${atSeconds}.${payload}`, "utf8").digest("hex")}`,
  );
  return [`t=${atSeconds}`, ...signatures].join(",");
}
