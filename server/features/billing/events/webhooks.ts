import type Stripe from "stripe";
import { AppError } from "#server/platform/errors.ts";
import type { BillingDeps } from "../deps.ts";
import { storeEvents } from "./events.ts";

/** Largest event that is read; Stripe's are some kilobytes. */
export const webhookBodyMaxBytes = 1024 * 1024;
/** Older signatures are refused: somebody may have kept them. */
const toleranceSeconds = 300;

/**
 * Takes one event from Stripe: stores it once and leaves the work to a job.
 * @param body the bytes as they came: the signature is over them
 * @throws AppError `bad_request` for a wrong, old or missing signature
 */
export async function receiveWebhook(
  deps: BillingDeps,
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<void> {
  const [stripe, { webhookSecret }] = await Promise.all([deps.stripe(), deps.billing.keys()]);
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature ?? "", webhookSecret, toleranceSeconds);
  } catch (error) {
    deps.log.warn("Refused a webhook", { reason: (error as Error).message.split("\n")[0] });
    throw new AppError("bad_request", "La firma no es válida");
  }
  await storeEvents(deps, [event]);
}
