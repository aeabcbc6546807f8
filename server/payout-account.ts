import type { FastifyInstance } from "fastify";
import { payoutAccountPath } from "#shared/affiliates.ts";
import type { PayoutDeps } from "./features/affiliates/payouts/deps.ts";
import { payoutAccountLink } from "./features/affiliates/payouts/stripe-accounts.ts";
import { apiHeaders } from "./platform/http/security-headers.ts";
import type { HttpOptions } from "./platform/http/server.ts";
import { sessionToken } from "./platform/http/session-cookie.ts";

/**
 * Where mails lead an affiliate who is paid by Stripe, and Stripe itself when its link is over: on to
 * where it asks who they are.
 */
export function addPayoutAccount(
  server: FastifyInstance,
  deps: PayoutDeps,
  { cookie, authenticate }: Pick<HttpOptions, "cookie" | "authenticate">,
): void {
  server.get(payoutAccountPath, { exposeHeadRoute: false }, async (request, reply) => {
    reply.headers(apiHeaders);
    const token = sessionToken(request.headers, cookie);
    const user = token === undefined ? null : await authenticate(token);
    if (!user) return reply.redirect("/login?next=%2Faffiliate-dashboard%3Ftab%3Dpagos");
    return reply.redirect(await payoutAccountLink(deps, user.userId));
  });
}
