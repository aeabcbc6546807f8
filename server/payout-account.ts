import type { FastifyInstance } from "fastify";
import { payoutAccountPath } from "#shared/affiliates.ts";
import type { PayoutDeps } from "./features/affiliates/payouts/deps.ts";
import { createOnboardingLink } from "./features/affiliates/payouts/stripe-accounts.ts";
import { apiHeaders } from "./platform/http/security-headers.ts";
import type { HttpOptions } from "./platform/http/server.ts";
import { sessionToken } from "./platform/http/session-cookie.ts";

/**
 * Redirects a signed-in affiliate to Stripe's identity check. Mails link here, and Stripe sends people
 * here when its own link has expired.
 */
export function addPayoutAccountRedirect(
  server: FastifyInstance,
  deps: PayoutDeps,
  { cookie, authenticate }: Pick<HttpOptions, "cookie" | "authenticate">,
): void {
  server.get(payoutAccountPath, { exposeHeadRoute: false }, async (request, reply) => {
    reply.headers(apiHeaders);
    const token = sessionToken(request.headers, cookie);
    const user = token === undefined ? null : await authenticate(token);
    if (!user) return reply.redirect("/login?next=%2Faffiliate-dashboard%3Ftab%3Dpagos");
    return reply.redirect(await createOnboardingLink(deps, user.userId));
  });
}
