import { Agent as HttpAgent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";

const http = new HttpAgent({ keepAlive: true });
const https = new HttpsAgent({ keepAlive: true });

/** Result of one attempt: the HTTP status, or the connection error. */
export type PostResult = { status: number } | { error: string };

/** Posts a signed payload. Never rejects, follows no redirects and ignores the response body. */
export function postEvent(
  url: string,
  payload: string,
  signature: string,
  timeoutMs: number,
): Promise<PostResult> {
  return new Promise((resolve) => {
    const secure = url.startsWith("https:");
    const send = secure ? httpsRequest : httpRequest;
    try {
      const request = send(
        url,
        {
          method: "POST",
          agent: secure ? https : http,
          // A deadline for the whole attempt, not only for a silent connection.
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            "content-type": "application/json; charset=utf-8",
            "content-length": Buffer.byteLength(payload),
            "stripe-signature": signature,
            "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
          },
        },
        (response) => {
          // Drained, so that the connection can be reused; the same deadline applies.
          response.on("error", () => response.destroy()).resume();
          resolve({ status: response.statusCode! });
        },
      );
      request.on("error", (error) => resolve({ error: error.message }));
      request.end(payload);
    } catch (error) {
      // The URL is invalid.
      resolve({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}

/** Closes all idle connections. */
export function closeConnections(): void {
  http.destroy();
  https.destroy();
}
