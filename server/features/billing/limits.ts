import type { Limit } from "#server/platform/throttle.ts";

const hour = 3600;

/** How often people may try what strangers' cards would be tried out with. */
export const billingLimits = {
  /** Card fields that are opened: each may be used to find out whether a card works. */
  cardAccount: { rule: "card-account", max: 20, windowSeconds: hour },
  checkoutAddress: { rule: "checkout-address", max: 60, windowSeconds: hour },
} as const satisfies Record<string, Limit>;
