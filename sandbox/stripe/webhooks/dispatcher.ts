import { createHmac } from "node:crypto";
import type { SandboxContext } from "../context.ts";
import type { StripeEvent } from "../events.ts";
import { type Deliveries, type Delivery, openDeliveries } from "./deliveries.ts";
import { activeSecrets, type Endpoint, isSubscribedTo, saveMainEndpoint } from "./endpoints.ts";
import { closeConnections, type PostResult, postEvent } from "./post.ts";

/** How events are delivered; tests can change it. */
export interface DeliveryMode {
  mode: "deliver" | "hold" | "drop";
  /** Number of additional copies of each event. */
  duplicate: number;
  /** Delivers events in random order. */
  shuffle: boolean;
  delayMs: number;
}

const normalDelivery: DeliveryMode = {
  mode: "deliver",
  duplicate: 0,
  shuffle: false,
  delayMs: 0,
};

const timeoutMs = 10_000;
const maxInFlight = 16;
/** About 20 hours in all; fast at first, so that a restarted receiver gets its events soon. */
const maxAttempts = 32;
const firstRetryMs = 250;
const maxRetryMs = 3_600_000;
const shuffleMs = 250;
/** Stripe keeps events for 30 days, too. */
const retentionMs = 30 * 24 * 3_600_000;

export interface Dispatcher {
  mode: DeliveryMode;
  /** Sends held events one after another: all, or the given ids in order (repeats allowed). */
  release(order?: string[]): Promise<(PostResult & { event: string })[]>;
  /** Sends events again, whatever their state; returns the number of deliveries. */
  replay(events: string[]): number;
  /** Resolves with true when no delivery is pending or running, or with false at the deadline. */
  idle(deadlineMs: number): Promise<boolean>;
  /** Sets the URL of the `--webhook` endpoint; null disables it. */
  sendTo(url: string | null): void;
  count: Deliveries["count"];
  stop(): void;
}

/** Stores deliveries in the transaction of their event and sends them after the commit. */
export function startDispatcher(context: SandboxContext): Dispatcher {
  const { store } = context;
  const deliveries = openDeliveries(store);
  const inFlight = new Set<number>();
  const idleWaiters = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const dispatcher: Dispatcher = {
    mode: normalDelivery,
    release,
    replay: (events) => {
      const count = store.transaction(() =>
        events.reduce((sum, id) => sum + redeliver(store.get<StripeEvent>(id)), 0),
      );
      schedule();
      return count;
    },
    idle,
    sendTo(url) {
      store.transaction(() => {
        saveMainEndpoint(context, url);
        deliveries.retryAllNow();
      });
      schedule();
    },
    count: deliveries.count,
    stop() {
      stopped = true;
      clearTimeout(timer);
      closeConnections();
    },
  };

  context.onEmit((event) => {
    const { mode, duplicate, delayMs, shuffle } = dispatcher.mode;
    const endpoints = receivers(event);
    if (endpoints.length === 0) return;
    event.pending_webhooks = endpoints.length;
    store.put(event);
    const state = ({ deliver: "pending", hold: "held", drop: "dropped" } as const)[mode];
    for (const endpoint of endpoints) {
      for (let copy = 0; copy <= duplicate; copy += 1) {
        const pauseMs = delayMs + (shuffle ? Math.random() * shuffleMs : 0);
        deliveries.add(event.id, endpoint.id, state, Math.floor(Date.now() + pauseMs));
      }
    }
    schedule();
  });

  function receivers(event: StripeEvent): Endpoint[] {
    return store
      .list<Endpoint>("webhook_endpoint", { match: { status: "enabled" }, oldestFirst: true })
      .filter((endpoint) => isSubscribedTo(endpoint, event.type));
  }

  function redeliver(event: StripeEvent | undefined): number {
    const endpoints = event ? receivers(event) : [];
    for (const { id } of endpoints) deliveries.add(event!.id, id, "pending", Date.now());
    return endpoints.length;
  }

  /** Schedules the next dispatch; never runs inside the current transaction. */
  function schedule(afterMs = 0): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(dispatchDue, afterMs);
  }

  function dispatchDue(): void {
    if (stopped) return;
    const room = maxInFlight - inFlight.size;
    if (room > 0)
      for (const due of deliveries.due(Date.now(), room, [...inFlight])) void deliver(due);
    const next = deliveries.nextDueMs([...inFlight]);
    if (next === undefined && inFlight.size === 0)
      for (const resolveIdle of idleWaiters) resolveIdle();
    else if (next !== undefined && inFlight.size < maxInFlight) {
      schedule(Math.min(Math.max(0, next - Date.now()), maxRetryMs));
    }
  }

  async function deliver(delivery: Delivery): Promise<PostResult> {
    inFlight.add(delivery.seq);
    const outcome = await attempt(delivery);
    inFlight.delete(delivery.seq);
    // After a stop the delivery stays pending and is sent again by the next start.
    if (stopped) return outcome;
    store.transaction(() => recordAttempt(delivery, outcome));
    schedule();
    return outcome;
  }

  async function attempt({ event: eventId, endpoint: endpointId }: Delivery): Promise<PostResult> {
    const event = store.get<StripeEvent>(eventId);
    const endpoint = store.get<Endpoint>(endpointId);
    if (!event || !endpoint) return { error: "the endpoint was deleted" };
    const payload = JSON.stringify(event, null, 2);
    const seconds = Math.floor(Date.now() / 1000);
    const signature = signatureHeader(payload, activeSecrets(endpoint, seconds), seconds);
    return postEvent(endpoint.url, payload, signature, timeoutMs);
  }

  function recordAttempt({ seq, event, endpoint, attempts }: Delivery, outcome: PostResult): void {
    const isDelivered = "status" in outcome && outcome.status >= 200 && outcome.status < 300;
    const isLastAttempt = attempts + 1 >= maxAttempts || !store.get(endpoint);
    const state = isDelivered ? "delivered" : isLastAttempt ? "failed" : "pending";
    const pauseMs = Math.min(firstRetryMs * 2 ** attempts, maxRetryMs);
    const outcomeText = "status" in outcome ? String(outcome.status) : outcome.error;
    deliveries.recordAttempt(seq, state, Date.now() + pauseMs, outcomeText.slice(0, 500));
    const stored = isDelivered ? store.get<StripeEvent>(event) : undefined;
    if (stored)
      store.put({ ...stored, pending_webhooks: deliveries.countUndelivered(event) } as StripeEvent);
  }

  async function release(order?: string[]): Promise<(PostResult & { event: string })[]> {
    const held = deliveries.held();
    const outcomes: (PostResult & { event: string })[] = [];
    for (const id of order ?? held.map(({ event }) => event)) {
      const at = held.findIndex(({ event }) => event === id);
      const [delivery] = at >= 0 ? held.splice(at, 1) : [];
      if (delivery) outcomes.push({ event: id, ...(await deliver(delivery)) });
      else outcomes.push(...(await sendNow(id)));
    }
    return outcomes;
  }

  async function sendNow(id: string): Promise<(PostResult & { event: string })[]> {
    const event = store.get<StripeEvent>(id);
    const outcomes: (PostResult & { event: string })[] = [];
    for (const endpoint of event ? receivers(event) : []) {
      // State `held`, so that `dispatchDue` does not send it, too.
      const seq = deliveries.add(id, endpoint.id, "held", Date.now());
      const delivery = { seq, event: id, endpoint: endpoint.id, attempts: 0 };
      outcomes.push({ event: id, ...(await deliver(delivery)) });
    }
    return outcomes;
  }

  function idle(deadlineMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isIdle: boolean) => {
        clearTimeout(deadline);
        idleWaiters.delete(resolveIdle);
        resolve(isIdle);
      };
      const resolveIdle = () => end(true);
      const deadline = setTimeout(() => end(false), deadlineMs);
      idleWaiters.add(resolveIdle);
      schedule();
    });
  }

  store.transaction(() => {
    saveMainEndpoint(context, context.settings.webhookUrl);
    deliveries.retryAllNow();
    deliveries.deleteDeliveredBefore(Date.now() - retentionMs);
  });
  schedule();
  return dispatcher;
}

/**
 * The `Stripe-Signature` header of a delivery, with one `v1` per valid secret (two during a roll).
 * `atSeconds` is real time, because the receiver compares it with its own clock.
 */
function signatureHeader(payload: string, secrets: string[], atSeconds: number): string {
  const signatures = secrets.map(
    (secret) =>
      `v1=${createHmac("sha256", secret).update(`${atSeconds}.${payload}`, "utf8").digest("hex")}`,
  );
  return [`t=${atSeconds}`, ...signatures].join(",");
}
