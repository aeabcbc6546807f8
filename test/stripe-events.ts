import Stripe from "stripe";
import type { TestApp } from "./app.ts";

let made = 0;

/** An event as Stripe sends it; of its object it has only the id and the type. */
export function makeStripeEvent(type: string, objectId: string, created = Date.now() / 1000) {
  const id = `evt_test_${process.pid}_${++made}`;
  const object = { id, object: "event", type, created: Math.floor(created), livemode: false };
  return { ...object, data: { object: { id: objectId, object: type.split(".")[0] } } };
}

export interface WebhookOptions {
  /** Sent in place of the event that was signed. */
  body?: string;
  secret?: string;
  timestamp?: number;
  header?: (good: string) => string | null;
}

/** Posts an event to the webhook as Stripe does; the status of the answer. */
export async function postEvent(
  site: TestApp,
  event: object,
  { body, secret, timestamp, header }: WebhookOptions = {},
): Promise<number> {
  const payload = JSON.stringify(event);
  const good = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? site.stripe.webhookSecret,
    ...(timestamp ? { timestamp } : {}),
  });
  const signature = header ? header(good) : good;
  const answer = await fetch(`${site.origin}/api/webhooks/stripe`, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(signature === null ? {} : { "stripe-signature": signature }),
    },
    body: body ?? payload,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Runs `work` over all of them, so many at a time. */
export async function inParallel<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const rest = all[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of rest) await work(one);
    }),
  );
}

/** A copy in another order, the same for the same seed. */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  const list = [...all];
  let state = seed;
  for (let at = list.length - 1; at > 0; at--) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = state % (at + 1);
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}
