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
