import type { Db } from "./db.ts";

/** Caches the result of `prepare` per database: building a statement takes as long as running it. */
export function preparePerDatabase<T>(prepare: (db: Db) => T): (db: Db) => T {
  const preparedByDb = new WeakMap<Db, T>();
  return (db) => {
    const cached = preparedByDb.get(db);
    if (cached) return cached;
    const prepared = prepare(db);
    preparedByDb.set(db, prepared);
    return prepared;
  };
}
