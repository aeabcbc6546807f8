import type { DueSteps } from "./clock.ts";
import { stepCheckoutSession } from "./engine/checkout-sessions.ts";
import { stepInvoice, stepSubscription } from "./engine/renewals.ts";
import { stepTestClock } from "./engine/test-clocks.ts";

const steps: DueSteps = {
  subscription: stepSubscription,
  invoice: stepInvoice,
  "checkout.session": stepCheckoutSession,
};

/** Scheduled steps, by type of object. */
export const dueSteps: DueSteps = {
  ...steps,
  "test_helpers.test_clock": stepTestClock(steps),
};
