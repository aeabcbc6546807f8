import type { Store } from "../store.ts";

/** The delivery of one event to one endpoint. */
export interface Delivery {
  seq: number;
  event: string;
  endpoint: string;
  attempts: number;
}

/** `held` and `dropped` wait for the control API; `failed` has no attempts left. */
export type DeliveryState = "pending" | "held" | "dropped" | "delivered" | "failed";

/** Table of deliveries; writes join the current transaction if there is one. */
export interface Deliveries {
  add(event: string, endpoint: string, state: DeliveryState, dueMs: number): number;
  /** Pending deliveries that are due, without those in `except`. */
  due(nowMs: number, limit: number, except: number[]): Delivery[];
  /** Unix milliseconds at which the next pending delivery is due; undefined if none is pending. */
  nextDueMs(except: number[]): number | undefined;
  held(): Delivery[];
  count(state: DeliveryState): number;
  /** Number of endpoints that have not received an event yet. */
  countUndelivered(event: string): number;
  recordAttempt(seq: number, state: DeliveryState, dueMs: number, outcome: string): void;
  /** Makes all pending deliveries due now. */
  retryAllNow(): void;
  /** Deletes deliveries that succeeded before a moment. */
  deleteDeliveredBefore(beforeMs: number): void;
}

const table = `
  create table if not exists deliveries (
    seq integer primary key autoincrement,
    event text not null,
    endpoint text not null,
    state text not null,
    attempts integer not null default 0,
    due_ms integer not null,
    outcome text
  );
  create index if not exists deliveries_due on deliveries (due_ms, seq) where state = 'pending';
  create index if not exists deliveries_by_event on deliveries (event);
  create index if not exists deliveries_by_state on deliveries (state, seq);
`;

/** Opens the table in the database of the store, so that an event and its deliveries commit together. */
export function openDeliveries({ database }: Pick<Store, "database">): Deliveries {
  database.exec(table);
  const columns = "seq, event, endpoint, attempts";
  const notExcluded = "seq not in (select value from json_each(?))";
  const add = database.prepare(
    "insert into deliveries (event, endpoint, state, due_ms) values (?, ?, ?, ?) returning seq",
  );
  const due = database.prepare(
    `select ${columns} from deliveries where state = 'pending' and due_ms <= ? and ${notExcluded}
     order by due_ms, seq limit ?`,
  );
  const next = database.prepare(
    `select min(due_ms) as due from deliveries where state = 'pending' and ${notExcluded}`,
  );
  const held = database.prepare(
    `select ${columns} from deliveries where state = 'held' order by seq`,
  );
  const count = database.prepare("select count(*) as n from deliveries where state = ?");
  const open = database.prepare(
    `select count(distinct endpoint) as n from deliveries as one where event = ?
     and not exists (select 1 from deliveries as other where other.event = one.event
       and other.endpoint = one.endpoint and other.state = 'delivered')`,
  );
  const attempted = database.prepare(
    `update deliveries set state = ?, due_ms = ?, outcome = ?, attempts = attempts + 1
     where seq = ?`,
  );
  const makeDue = database.prepare("update deliveries set due_ms = 0 where state = 'pending'");
  const forget = database.prepare(
    "delete from deliveries where state = 'delivered' and due_ms < ?",
  );
  return {
    add: (...row) => add.get(...row)!.seq as number,
    due: (nowMs, limit, except) =>
      due.all(nowMs, JSON.stringify(except), limit) as unknown as Delivery[],
    nextDueMs: (except) => (next.get(JSON.stringify(except))?.due as number | null) ?? undefined,
    held: () => held.all() as unknown as Delivery[],
    count: (state) => count.get(state)!.n as number,
    countUndelivered: (event) => open.get(event)!.n as number,
    recordAttempt: (seq, state, dueMs, outcome) => void attempted.run(state, dueMs, outcome, seq),
    retryAllNow: () => void makeDue.run(),
    deleteDeliveredBefore: (beforeMs) => void forget.run(beforeMs),
  };
}
