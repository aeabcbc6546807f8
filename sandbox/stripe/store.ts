import { mkdirSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** Any Stripe object with an id. Fields that begin with `_` are private to the sandbox. */
export interface Stored {
  id: string;
  object: string;
  created: number;
}

export interface ListQuery {
  customer?: string;
  /** Fields and the text that each must equal; null: missing or null. */
  match?: Record<string, string | null>;
  /** Boolean fields and their value. */
  flags?: Record<string, boolean>;
  /** Fields and the text that each must not equal. */
  not?: Record<string, string>;
  /** Fields and the texts of which each must equal one. */
  anyOf?: Record<string, readonly string[]>;
  createdFrom?: number;
  createdTo?: number;
  /** Ids after which the page begins or before which it ends, exclusive. */
  startingAfter?: string;
  endingBefore?: string;
  limit?: number;
  oldestFirst?: boolean;
}

export interface Store {
  get<T extends Stored>(id: string): T | undefined;
  put(object: Stored): void;
  remove(id: string): void;
  /** Newest first by default. */
  list<T extends Stored>(type: string, query?: ListQuery): T[];
  /** The next due object of a clock (null: the common one) up to a moment, if any. */
  nextDue(clock: string | null, untilSeconds: number): { object: Stored; due: number } | undefined;
  readSetting(name: string): string | undefined;
  writeSetting(name: string, value: string): void;
  /** Runs synchronous work in a transaction; a nested call joins the outer one. */
  transaction<T>(work: () => T): T;
  /** Called after each commit of an outermost transaction. */
  onCommit(listener: () => void): void;
  /** For modules with tables of their own. */
  database: DatabaseSync;
  close(): void;
}

/** The path is inlined, because SQLite uses the index only without a bound parameter. */
function jsonField(field: string): string {
  if (!/^[a-z_]+(\.[a-z_]+)*$/.test(field)) throw new Error(`no field is called ${field}`);
  return `json_extract(data, '$.${field}')`;
}

const tables = `
  create table if not exists objects (
    seq integer primary key autoincrement,
    id text not null unique,
    type text not null,
    customer text,
    clock text,
    created integer not null,
    due integer,
    data text not null
  );
  create index if not exists objects_by_customer on objects (type, customer, seq);
  create index if not exists objects_by_type on objects (type, seq);
  create index if not exists objects_due on objects (clock, due) where due is not null;
  ${["invoice", "payment.payment_intent", "payment_intent", "charge", "lookup_key"]
    .map((field) => {
      const name = `objects_by_${field.replace(".", "_")}`;
      return `create index if not exists ${name} on objects (type, ${jsonField(field)})
        where ${jsonField(field)} is not null;`;
    })
    .join("\n")}
  create table if not exists settings (name text primary key, value text not null);
`;

/** Indexed values of an object, stored beside its JSON. */
export interface Columns {
  customer: string | null;
  clock: string | null;
  due: number | null;
}

/**
 * Opens `folder/stripe.db`. With the write-ahead log, committed requests survive a killed process.
 * `columnsOf` returns the customer, the test clock and the due time of an object.
 */
export function openStore(folder: string, columnsOf: (object: Stored) => Columns): Store {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(`${folder}/stripe.db`);
  database.exec("pragma journal_mode = wal; pragma synchronous = normal;");
  database.exec("pragma busy_timeout = 5000;");
  database.exec(tables);
  const get = database.prepare("select data from objects where id = ?");
  const put = database.prepare(
    `insert into objects (id, type, customer, clock, created, due, data) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set customer = excluded.customer, clock = excluded.clock,
       created = excluded.created, due = excluded.due, data = excluded.data`,
  );
  const remove = database.prepare("delete from objects where id = ?");
  const seqOf = database.prepare("select seq from objects where id = ?");
  const due = database.prepare(
    `select data, due from objects where clock is ? and due is not null and due <= ?
     order by due, seq limit 1`,
  );
  const readSetting = database.prepare("select value from settings where name = ?");
  const writeSetting = database.prepare(
    `insert into settings (name, value) values (?, ?)
     on conflict (name) do update set value = excluded.value`,
  );
  const listeners: (() => void)[] = [];
  let depth = 0;

  function transaction<T>(work: () => T): T {
    if (depth > 0) return work();
    database.exec("begin immediate");
    depth += 1;
    let result: T;
    try {
      result = work();
      database.exec("commit");
    } catch (error) {
      database.exec("rollback");
      throw error;
    } finally {
      depth -= 1;
    }
    for (const listener of listeners) listener();
    return result;
  }

  function list<T extends Stored>(type: string, query: ListQuery = {}): T[] {
    const where = ["type = ?"];
    const values: SQLInputValue[] = [type];
    const and = (condition: string, ...given: SQLInputValue[]) => {
      where.push(condition);
      values.push(...given);
    };
    if (query.customer !== undefined) and("customer = ?", query.customer);
    for (const [field, value] of Object.entries(query.match ?? {})) {
      if (value === null) and(`${jsonField(field)} is null`);
      else and(`${jsonField(field)} = ?`, value);
    }
    for (const [field, value] of Object.entries(query.flags ?? {})) {
      and(`${jsonField(field)} = ?`, value ? 1 : 0);
    }
    if (query.createdFrom !== undefined) and("created >= ?", query.createdFrom);
    if (query.createdTo !== undefined) and("created <= ?", query.createdTo);
    for (const [field, values] of Object.entries(query.anyOf ?? {})) {
      and(`${jsonField(field)} in (select value from json_each(?))`, JSON.stringify(values));
    }
    for (const [field, value] of Object.entries(query.not ?? {})) {
      and(`${jsonField(field)} is not ?`, value);
    }
    const seq = (id: string) => (seqOf.get(id)?.seq as number | undefined) ?? 0;
    // A page that ends before an object is read in reverse order and then reversed.
    const backwards = query.endingBefore !== undefined;
    const ascending = Boolean(query.oldestFirst) !== backwards;
    const cursor = query.endingBefore ?? query.startingAfter;
    if (cursor !== undefined) and(ascending ? "seq > ?" : "seq < ?", seq(cursor));
    const rows = database
      .prepare(
        `select data from objects where ${where.join(" and ")}
         order by seq ${ascending ? "asc" : "desc"} limit ?`,
      )
      .all(...values, query.limit ?? 10_000);
    const found = rows.map((row) => JSON.parse(row.data as string) as T);
    return backwards ? found.reverse() : found;
  }

  return {
    database,
    transaction,
    list,
    onCommit: (listener) => void listeners.push(listener),
    get<T extends Stored>(id: string) {
      const row = get.get(id);
      return row ? (JSON.parse(row.data as string) as T) : undefined;
    },
    put(object) {
      const { customer, clock, due: dueAt } = columnsOf(object);
      const data = JSON.stringify(object);
      put.run(object.id, object.object, customer, clock, object.created, dueAt, data);
    },
    remove: (id) => void remove.run(id),
    nextDue(clock, untilSeconds) {
      const row = due.get(clock, untilSeconds);
      if (!row) return undefined;
      return { object: JSON.parse(row.data as string) as Stored, due: row.due as number };
    },
    readSetting: (name) => readSetting.get(name)?.value as string | undefined,
    writeSetting: (name, value) => void writeSetting.run(name, value),
    close: () => database.close(),
  };
}
