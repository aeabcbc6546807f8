import type { FastifyInstance } from "fastify";
import type { BillingDeps } from "./features/billing/deps.ts";
import { receiveWebhook, webhookBodyMaxBytes } from "./features/billing/events/webhooks.ts";
import { apiHeaders } from "./platform/http/security-headers.ts";

/** Endpoints for other services. Bodies stay raw bytes, because they are signed; cookies are ignored. */
export function addWebhooks(server: FastifyInstance, deps: BillingDeps): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: webhookBodyMaxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post("/api/webhooks/stripe", async (request, reply) => {
      const { "stripe-signature": signature } = request.headers;
      await receiveWebhook(deps, {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: typeof signature === "string" ? signature : undefined,
      });
      reply.headers(apiHeaders);
      return { received: true };
    });
  });
}
