import type { StripeEvent } from "../events.ts";
import type { World } from "../world.ts";
import { type Deliveries, type Delivery, openDeliveries } from "./deliveries.ts";
import { type Endpoint, liveSecrets, mainEndpoint, takes } from "./endpoints.ts";
import { type Attempt, hangUp, post } from "./post.ts";
import { signatureHeader } from "./signatures.ts";

/** What tests may do to deliveries; `deliver` is the normal way. */
export interface DeliveryMode {
  mode: "deliver" | "hold" | "drop";
  /** How often each event is sent on top of once. */
  duplicate: number;
  /** In an order that has nothing to do with that of the events. */
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
/** Some 20 hours in all; quick at first, so that a restarting receiver gets its events at once. */
const maxAttempts = 32;
const firstPauseMs = 250;
const maxPauseMs = 3_600_000;
const shuffleMs = 250;
/** As long as Stripe lets events be read. */
const keptMs = 30 * 24 * 3_600_000;

export interface Dispatcher {
  mode: DeliveryMode;
  /** Sends held events one after another: all, or these in this order (one may come twice). */
  release(order?: string[]): Promise<(Attempt & { event: string })[]>;
  /** Sends events again, whatever became of them; returns how many deliveries that makes. */
  replay(events: string[]): number;
  /** Resolves with true when nothing is under way or waiting, false when that takes too long. */
  idle(deadlineMs: number): Promise<boolean>;
  /** Sets where `--webhook` events go; null: nowhere. */
  sendTo(url: string | null): void;
  count: Deliveries["count"];
  stop(): void;
}

/** Takes each event in the transaction that stores it, and delivers it after. */
export function startDispatcher(world: World): Dispatcher {
  const { store } = world;
  const deliveries = openDeliveries(store);
  const inFlight = new Set<number>();
  const waiting = new Set<() => void>();
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
        mainEndpoint(world, url);
        deliveries.retryAllNow();
      });
      schedule();
    },
    count: deliveries.count,
    stop() {
      stopped = true;
      clearTimeout(timer);
      hangUp();
    },
  };

  world.onEmit((event) => {
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
      .filter((endpoint) => takes(endpoint, event.type));
  }

  function redeliver(event: StripeEvent | undefined): number {
    const endpoints = event ? receivers(event) : [];
    for (const { id } of endpoints) deliveries.add(event!.id, id, "pending", Date.now());
    return endpoints.length;
  }

  /** Dispatches what is due once the transaction under way is over. */
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
    if (next === undefined && inFlight.size === 0) for (const resolveIdle of waiting) resolveIdle();
    else if (next !== undefined && inFlight.size < maxInFlight) {
      schedule(Math.min(Math.max(0, next - Date.now()), maxPauseMs));
    }
  }

  async function deliver(delivery: Delivery): Promise<Attempt> {
    inFlight.add(delivery.seq);
    const outcome = await attempt(delivery);
    inFlight.delete(delivery.seq);
    // What was on its way when the sandbox stopped is still pending and goes again.
    if (stopped) return outcome;
    store.transaction(() => recordAttempt(delivery, outcome));
    schedule();
    return outcome;
  }

  async function attempt({ event: eventId, endpoint: endpointId }: Delivery): Promise<Attempt> {
    const event = store.get<StripeEvent>(eventId);
    const endpoint = store.get<Endpoint>(endpointId);
    if (!event || !endpoint) return { error: "the endpoint was deleted" };
    const payload = JSON.stringify(event, null, 2);
    const seconds = Math.floor(Date.now() / 1000);
    const signature = signatureHeader(payload, liveSecrets(endpoint, seconds), seconds);
    return post(endpoint.url, payload, signature, timeoutMs);
  }

  function recordAttempt({ seq, event, endpoint, attempts }: Delivery, outcome: Attempt): void {
    const taken = "status" in outcome && outcome.status >= 200 && outcome.status < 300;
    const over = attempts + 1 >= maxAttempts || !store.get(endpoint);
    const state = taken ? "delivered" : over ? "failed" : "pending";
    const pauseMs = Math.min(firstPauseMs * 2 ** attempts, maxPauseMs);
    const said = "status" in outcome ? String(outcome.status) : outcome.error;
    deliveries.attempted(seq, state, Date.now() + pauseMs, said.slice(0, 500));
    const stored = taken ? store.get<StripeEvent>(event) : undefined;
    if (stored) store.put({ ...stored, pending_webhooks: deliveries.open(event) } as StripeEvent);
  }

  async function release(order?: string[]): Promise<(Attempt & { event: string })[]> {
    const held = deliveries.held();
    const outcomes: (Attempt & { event: string })[] = [];
    for (const id of order ?? held.map(({ event }) => event)) {
      const at = held.findIndex(({ event }) => event === id);
      const [delivery] = at >= 0 ? held.splice(at, 1) : [];
      if (delivery) outcomes.push({ event: id, ...(await deliver(delivery)) });
      else outcomes.push(...(await sendAgain(id)));
    }
    return outcomes;
  }

  async function sendAgain(id: string): Promise<(Attempt & { event: string })[]> {
    const event = store.get<StripeEvent>(id);
    const outcomes: (Attempt & { event: string })[] = [];
    for (const endpoint of event ? receivers(event) : []) {
      // Held until it is delivered, so that `dispatchDue` does not take it as well.
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
        waiting.delete(resolveIdle);
        resolve(isIdle);
      };
      const resolveIdle = () => end(true);
      const deadline = setTimeout(() => end(false), deadlineMs);
      waiting.add(resolveIdle);
      schedule();
    });
  }

  store.transaction(() => {
    mainEndpoint(world, world.settings.webhookUrl);
    deliveries.retryAllNow();
    deliveries.forget(Date.now() - keptMs);
  });
  schedule();
  return dispatcher;
}
