import type { SandboxContext } from "../context.ts";

/** How a browser gets to the page of the 3-D Secure challenge. */
export type NextAction =
  | { type: "redirect_to_url"; redirect_to_url: { return_url: string; url: string } }
  | {
      type: "use_stripe_sdk";
      use_stripe_sdk: { type: "three_d_secure_redirect"; stripe_js: string };
    };

/** With a return URL the browser is redirected; without one Stripe.js opens the page in a frame. */
export function challengeAction(
  context: SandboxContext,
  id: string,
  returnUrl: string | null,
): NextAction {
  const url = `${context.settings.origin}/sandbox/challenge/${id}`;
  return returnUrl
    ? { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } }
    : {
        type: "use_stripe_sdk",
        use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url },
      };
}
