import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * SQL condition: the column has one of these values. They are written as literals, so they must be
 * constants of the program. A cached plan does not see its parameters, and only with literals can it
 * use a partial index on these values instead of scanning the table.
 */
export function isOneOfConstants<Column extends PgColumn>(
  column: Column,
  values: readonly (Column["_"]["data"] & string)[],
): SQL {
  const literals = values.map((value) => sql.raw(`'${value.replaceAll("'", "''")}'`));
  return sql`${column} in (${sql.join(literals, sql`, `)})`;
}
