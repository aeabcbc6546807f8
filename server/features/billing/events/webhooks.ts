import { AppError } from "#server/platform/errors.ts";
import type { BillingDeps } from "../deps.ts";
import { storeEvents, stripeEventSchema } from "./events.ts";

/** Largest accepted body; Stripe's events have some kilobytes. */
export const webhookBodyMaxBytes = 1024 * 1024;
/** Older signatures are refused, because they may be replayed; clocks may differ by as much. */
const toleranceSeconds = 300;

/**
 * Receives one event from Stripe: stores it once and queues its handling.
 * @param body the raw bytes, because they are what is signed
 * @throws AppError `bad_request` for a signature that is wrong, old, dated ahead or missing, and for a
 *   body that is no event
 */
export async function receiveWebhook(
  deps: BillingDeps,
  { body, signature }: { body: Buffer; signature: string | undefined },
): Promise<void> {
  const [stripe, { webhookSecret }] = await Promise.all([deps.stripe(), deps.billing.keys()]);
  let event: unknown;
  try {
    event = stripe.webhooks.constructEvent(body, signature ?? "", webhookSecret, toleranceSeconds);
    assertNotAhead(signature ?? "");
  } catch (error) {
    deps.log.warn({ reason: (error as Error).message.split("\n")[0] }, "Refused a webhook");
    throw new AppError("bad_request", "La firma no es válida");
  }
  const parsed = stripeEventSchema.safeParse(event);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const reason = `No event: ${issue?.path.join(".")} ${issue?.message}`;
    deps.log.warn({ reason }, "Refused a webhook");
    throw new AppError("bad_request", "El aviso no es un evento de Stripe");
  }
  await storeEvents(deps, [parsed.data]);
}

/** The library checks only the age: a signature that is dated ahead would be valid for too long. */
function assertNotAhead(signature: string): void {
  const now = Math.floor(Date.now() / 1000);
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, time]) => Number(time));
  if (times.some((time) => time > now + toleranceSeconds)) throw new Error("Dated ahead");
}
