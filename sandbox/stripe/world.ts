// What every method of the API is handed. How the other parts plug in:
//
// - A verb is `(world, call) => object`, synchronous, and runs inside one transaction: what it
//   stores and the events it emits are kept together or not at all. methods.ts is the table of
//   verbs; `call.params` is the decoded form (leaves are text; read them with params.ts).
// - Pages that change something run verbs by `perform(world, mark, () => verb(world, …))`
//   (perform.ts), as the HTTP API does.
// - Webhook delivery registers `world.onEmit(event => …)`: called INSIDE the transaction, so
//   rows of its own (`world.store.database`) are kept with the event. `world.store.onCommit(…)`
//   is called after each transaction: time to look for something to deliver.
// - The clock: `advanceClock(world, seconds)` in clock.ts moves the common clock and runs what
//   is due; `world.nowSeconds()` is the time by it.

import {
  newEvent,
  previousAttributes,
  type RequestMark,
  type StripeEvent,
  visible,
} from "./events.ts";
import { readSettings, type Settings } from "./settings.ts";
import { type Columns, openStore, type Store, type Stored } from "./store.ts";

export interface World {
  readonly store: Store;
  readonly settings: Settings;
  /** Seconds since 1970 by a test clock (its id), or by the common clock. */
  nowSeconds(testClock?: string | null): number;
  /** Runs work as if it were that moment, on every clock: how overdue steps get their own time. */
  atSeconds<T>(seconds: number, work: () => T): T;
  /** Moves the common clock. */
  shiftClock(seconds: number): void;
  /** The request under way; null on a clock's own steps. */
  mark: RequestMark | null;
  /** Stores an event with a snapshot of the object, in the transaction under way. */
  emit(type: string, object: Stored, previous?: Record<string, unknown>): StripeEvent;
  /** Stores a new object and emits `type`. */
  create(type: string | null, object: Stored): void;
  /** Stores a changed object and emits `type` with what it was before, if anything changed. */
  update(type: string | null, object: Stored): void;
  onEmit(listener: (event: StripeEvent) => void): void;
}

interface WorldOptions {
  folder: string;
  origin: string;
  webhookUrl: string | null;
  draftSeconds?: number;
  columnsOf: (object: Stored) => Columns;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export function createWorld({ folder, columnsOf, now = Date.now, ...given }: WorldOptions): World {
  const store = openStore(folder, columnsOf);
  const listeners: ((event: StripeEvent) => void)[] = [];
  let offset = Number(store.readSetting("clockOffset") ?? 0);
  let forced: number | null = null;

  const world: World = {
    store,
    settings: readSettings(store, given),
    mark: null,
    nowSeconds(testClock) {
      if (forced !== null) return forced;
      if (testClock) {
        const clock = store.get<Stored & { frozen_time: number }>(testClock);
        if (clock) return clock.frozen_time;
      }
      return Math.floor(now() / 1000) + offset;
    },
    atSeconds(seconds, work) {
      const before = forced;
      forced = seconds;
      try {
        return work();
      } finally {
        forced = before;
      }
    },
    shiftClock(seconds) {
      offset += seconds;
      store.writeSetting("clockOffset", String(offset));
    },
    emit(type, object, previous) {
      const { clock } = columnsOf(object);
      const created = world.nowSeconds(clock);
      const event = newEvent(type, visible(object), { created, request: world.mark, previous });
      store.put(event);
      for (const listener of listeners) listener(event);
      return event;
    },
    create(type, object) {
      store.put(object);
      if (type) world.emit(type, object);
    },
    update(type, object) {
      const before = store.get(object.id);
      store.put(object);
      if (!type) return;
      const previous = previousAttributes({ ...before }, { ...object });
      // Only `….updated` carries what was before, and only if something is different.
      if (!type.endsWith(".updated")) world.emit(type, object);
      else if (Object.keys(previous).length > 0) world.emit(type, object, previous);
    },
    onEmit: (listener) => void listeners.push(listener),
  };
  return world;
}
