import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import Stripe from "stripe";

export interface Received {
  event: Stripe.Event;
  payload: string;
  signature: string;
}

/** A webhook receiver on its own port. */
export interface Receiver {
  url: string;
  received: Received[];
  types(): string[];
  /** Answers to the next deliveries, one each, then 200. `hang` never answers. */
  plan(...answers: (number | "hang")[]): void;
  /** Resolves as soon as the condition holds; throws after half a minute. */
  until(condition: (received: Received[]) => boolean): Promise<void>;
  mostAtOnce(): number;
  close(): Promise<void>;
}

const deadlineMs = 30_000;

/** The SDK verifies the signatures; a delivery with a wrong one gets 400 and is not recorded. */
export async function startReceiver(options: {
  /** Called for each delivery. */
  secret: () => string;
  /** Delay of each answer. */
  busyMs?: number;
}): Promise<Receiver> {
  const { webhooks } = new Stripe("sk_test_receiver");
  const received: Received[] = [];
  let planned: (number | "hang")[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const server = createServer(async (request, response) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const payload = Buffer.concat(parts).toString();
    const signature = String(request.headers["stripe-signature"]);
    if (options.busyMs) await delay(options.busyMs);
    atOnce -= 1;
    const answer = planned.shift() ?? 200;
    if (answer === "hang") return;
    if (answer >= 200 && answer < 300) {
      try {
        const event = webhooks.constructEvent(payload, signature, options.secret());
        received.push({ event, payload, signature });
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        response.writeHead(400).end();
        return;
      }
    }
    response.writeHead(answer, answer === 302 ? { location: "/elsewhere" } : {}).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    types: () => received.map(({ event }) => event.type),
    plan(...answers) {
      planned = answers;
    },
    async until(condition) {
      const end = Date.now() + deadlineMs;
      while (!condition(received)) {
        if (Date.now() > end) throw new Error(`Received only ${received.length}`);
        await delay(10);
      }
    },
    mostAtOnce: () => mostAtOnce,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
