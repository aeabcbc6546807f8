import type { Limit } from "#server/platform/http/throttle.ts";

const hour = 3600;

/** Limits that keep people from testing stolen cards here. */
export const billingLimits = {
  /** Setup intents: each can be used to test whether a card works. */
  cardAccount: { rule: "card-account", max: 20, windowSeconds: hour },
  /** The success page polls every two seconds for a minute. */
  checkoutReadAddress: { rule: "checkout-read-address", max: 900, windowSeconds: hour },
  /** Beyond it the stored state is answered without asking Stripe. */
  checkoutAsked: { rule: "checkout-asked", max: 60, windowSeconds: 300 },
  /** New trial places; an account gets one a month, so this limits many accounts of one address. */
  trialPlaceAddress: { rule: "trial-place-address", max: 30, windowSeconds: hour },
  /** Calls that reach Stripe, because its rate limit is shared by all people. */
  accountAtStripe: { rule: "account-at-stripe", max: 120, windowSeconds: hour },
  checkoutAddress: { rule: "checkout-address", max: 60, windowSeconds: hour },
} as const satisfies Record<string, Limit>;
