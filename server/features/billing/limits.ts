import type { Limit } from "#server/platform/http/throttle.ts";

const hour = 3600;

/** How often people may try what strangers' cards would be tried out with. */
export const billingLimits = {
  /** Card fields that are opened: each may be used to find out whether a card works. */
  cardAccount: { rule: "card-account", max: 20, windowSeconds: hour },
  /** The page that people come back to asks every two seconds, for a minute. */
  checkoutReadAddress: { rule: "checkout-read-address", max: 900, windowSeconds: hour },
  /** Past it what is known is answered without asking Stripe. */
  checkoutAsked: { rule: "checkout-asked", max: 60, windowSeconds: 300 },
  /** Places among the month's trials: an account gets one a month, so this is about many accounts. */
  trialPlaceAddress: { rule: "trial-place-address", max: 30, windowSeconds: hour },
  /** Whatever somebody asks or changes at Stripe, whose answers are limited for all of us together. */
  accountAtStripe: { rule: "account-at-stripe", max: 120, windowSeconds: hour },
  checkoutAddress: { rule: "checkout-address", max: 60, windowSeconds: hour },
} as const satisfies Record<string, Limit>;
