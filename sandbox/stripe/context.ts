// The state that every API method gets: store, settings, clock and events.
//
// - A method is `(context, call) => object`, synchronous, and runs inside one transaction with the
//   events that it emits. methods.ts lists all methods; `call.params` is the decoded form, whose
//   leaves are text (params.ts reads them).
// - Pages that change something call methods through `perform(context, mark, () => …)`, as the HTTP
//   API does.
// - Webhook delivery registers `context.onEmit(event => …)`, which is called INSIDE the transaction,
//   so that its rows are committed with the event; `context.store.onCommit(…)` is called afterwards.
// - `advanceClock(context, seconds)` in clock.ts moves the common clock and runs all due steps;
//   `context.nowSeconds()` reads it.

import {
  newEvent,
  previousAttributes,
  type RequestInfo,
  type StripeEvent,
  withoutPrivateFields,
} from "./events.ts";
import { readSettings, type Settings } from "./settings.ts";
import { type Columns, openStore, type Store, type Stored } from "./store.ts";

export interface SandboxContext {
  readonly store: Store;
  readonly settings: Settings;
  /** Unix seconds of a test clock (by id) or of the common clock. */
  nowSeconds(testClock?: string | null): number;
  /** Runs work with every clock set to that time, so that overdue steps run at their due time. */
  atSeconds<T>(seconds: number, work: () => T): T;
  /** Moves the common clock. */
  shiftClock(seconds: number): void;
  /** The current request; null during a scheduled step. */
  currentRequest: RequestInfo | null;
  /** Stores an event with a snapshot of the object, in the current transaction. */
  emit(type: string, object: Stored, previous?: Record<string, unknown>): StripeEvent;
  /** Stores a new object and emits `type`. */
  create(type: string | null, object: Stored): void;
  /** Stores a changed object and emits `type`; an `….updated` event only if a field changed. */
  update(type: string | null, object: Stored): void;
  onEmit(listener: (event: StripeEvent) => void): void;
}

interface ContextOptions {
  folder: string;
  origin: string;
  webhookUrl: string | null;
  draftSeconds?: number;
  columnsOf: (object: Stored) => Columns;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export function createContext({
  folder,
  columnsOf,
  now = Date.now,
  ...given
}: ContextOptions): SandboxContext {
  const store = openStore(folder, columnsOf);
  const listeners: ((event: StripeEvent) => void)[] = [];
  let offset = Number(store.readSetting("clockOffset") ?? 0);
  let fixedSeconds: number | null = null;

  const context: SandboxContext = {
    store,
    settings: readSettings(store, given),
    currentRequest: null,
    nowSeconds(testClock) {
      if (fixedSeconds !== null) return fixedSeconds;
      if (testClock) {
        const clock = store.get<Stored & { frozen_time: number }>(testClock);
        if (clock) return clock.frozen_time;
      }
      return Math.floor(now() / 1000) + offset;
    },
    atSeconds(seconds, work) {
      const before = fixedSeconds;
      fixedSeconds = seconds;
      try {
        return work();
      } finally {
        fixedSeconds = before;
      }
    },
    shiftClock(seconds) {
      offset += seconds;
      store.writeSetting("clockOffset", String(offset));
    },
    emit(type, object, previous) {
      const { clock } = columnsOf(object);
      const created = context.nowSeconds(clock);
      const event = newEvent(type, withoutPrivateFields(object), {
        created,
        request: context.currentRequest,
        previous,
      });
      store.put(event);
      for (const listener of listeners) listener(event);
      return event;
    },
    create(type, object) {
      store.put(object);
      if (type) context.emit(type, object);
    },
    update(type, object) {
      const before = store.get(object.id);
      store.put(object);
      if (!type) return;
      const previous = previousAttributes({ ...before }, { ...object });
      // Only `….updated` has `previous_attributes`, and is only sent if a field changed.
      if (!type.endsWith(".updated")) context.emit(type, object);
      else if (Object.keys(previous).length > 0) context.emit(type, object, previous);
    },
    onEmit: (listener) => void listeners.push(listener),
  };
  return context;
}
