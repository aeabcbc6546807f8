import type { World } from "../world.ts";

/** How a browser comes to the page where the holder confirms with their bank. */
export type NextAction =
  | { type: "redirect_to_url"; redirect_to_url: { return_url: string; url: string } }
  | {
      type: "use_stripe_sdk";
      use_stripe_sdk: { type: "three_d_secure_redirect"; stripe_js: string };
    };

/** With a return address it is a page to go to, without one a frame that the element opens. */
export function challengeAction(world: World, id: string, returnUrl: string | null): NextAction {
  const url = `${world.settings.origin}/sandbox/challenge/${id}`;
  return returnUrl
    ? { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } }
    : {
        type: "use_stripe_sdk",
        use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url },
      };
}
