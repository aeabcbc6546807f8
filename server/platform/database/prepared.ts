import type { SQL } from "drizzle-orm";
import type { Db } from "./db.ts";

/** Caches the result of `prepare` per database: building a statement takes as long as running it. */
export function preparedOnce<T>(prepare: (db: Db) => T): (db: Db) => T {
  const preparedByDb = new WeakMap<Db, T>();
  return (db) => {
    const cached = preparedByDb.get(db);
    if (cached) return cached;
    const prepared = prepare(db);
    preparedByDb.set(db, prepared);
    return prepared;
  };
}

interface PreparedQuery {
  execute(values: Record<string, unknown>): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Plain SQL with placeholders as a prepared statement, which Drizzle offers only for its own builders.
 * PostgreSQL parses and plans it once per connection.
 */
export function prepareSql(db: Db, name: string, statement: SQL): PreparedQuery {
  const { session, dialect } = db as unknown as {
    session: { prepareQuery(...args: unknown[]): PreparedQuery };
    dialect: { sqlToQuery(statement: SQL): unknown };
  };
  return session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
}
