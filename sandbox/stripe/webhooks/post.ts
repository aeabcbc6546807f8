import { Agent as HttpAgent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";

const http = new HttpAgent({ keepAlive: true });
const https = new HttpsAgent({ keepAlive: true });

/** What became of one attempt: the receiver's status, or why there was none. */
export type Attempt = { status: number } | { error: string };

/** Posts a signed payload. Never throws; redirects are not followed, the answer's body is not read. */
export function post(
  url: string,
  payload: string,
  signature: string,
  timeoutMs: number,
): Promise<Attempt> {
  return new Promise((resolve) => {
    const secure = url.startsWith("https:");
    const send = secure ? httpsRequest : httpRequest;
    try {
      const request = send(
        url,
        {
          method: "POST",
          agent: secure ? https : http,
          // Of the whole attempt, not only of a silent connection.
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            "content-type": "application/json; charset=utf-8",
            "content-length": Buffer.byteLength(payload),
            "stripe-signature": signature,
            "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
          },
        },
        (response) => {
          // Read on so that the connection can be used again; cut by the same deadline.
          response.on("error", () => response.destroy()).resume();
          resolve({ status: response.statusCode! });
        },
      );
      request.on("error", (error) => resolve({ error: error.message }));
      request.end(payload);
    } catch (error) {
      // An address that is none.
      resolve({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}

/** Closes connections kept for later. */
export function hangUp(): void {
  http.destroy();
  https.destroy();
}
