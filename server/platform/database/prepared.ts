import type { SQL } from "drizzle-orm";
import type { Db } from "./db.ts";

/** Makes for each database once what `prepare` makes of it: building a statement takes as long as running it. */
export function preparedOnce<T>(prepare: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const prepared = prepare(db);
    made.set(db, prepared);
    return prepared;
  };
}

interface Prepared {
  execute(values: Record<string, unknown>): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Plain SQL with placeholders as a prepared statement, which Drizzle has only for its own builders:
 * PostgreSQL reads and plans it once for each connection.
 */
export function prepareSql(db: Db, name: string, statement: SQL): Prepared {
  const { session, dialect } = db as unknown as {
    session: { prepareQuery(...args: unknown[]): Prepared };
    dialect: { sqlToQuery(statement: SQL): unknown };
  };
  return session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
}
