import { AppError } from "#server/platform/errors.ts";
import type { BillingDeps } from "../deps.ts";
import { storeEvents, stripeEvent } from "./events.ts";

/** Largest event that is read; Stripe's are some kilobytes. */
export const webhookBodyMaxBytes = 1024 * 1024;
/** Older signatures are refused: somebody may have kept them. Clocks may differ by as much. */
const toleranceSeconds = 300;

/**
 * Takes one event from Stripe: stores it once and leaves the work to a job.
 * @param body the bytes as they came: the signature is over them
 * @throws AppError `bad_request` for a signature that is wrong, old, dated ahead or missing, and for
 *   what is no event
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
  const parsed = stripeEvent.safeParse(event);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const reason = `No event: ${issue?.path.join(".")} ${issue?.message}`;
    deps.log.warn({ reason }, "Refused a webhook");
    throw new AppError("bad_request", "El aviso no es un evento de Stripe");
  }
  await storeEvents(deps, [parsed.data]);
}

/** The library looks at age only: what is dated ahead would be good until long after it was sent. */
function assertNotAhead(signature: string): void {
  const now = Math.floor(Date.now() / 1000);
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, time]) => Number(time));
  if (times.some((time) => time > now + toleranceSeconds)) throw new Error("Dated ahead");
}
