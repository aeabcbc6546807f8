import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * True where the column is one of these values, which are the program's own and stand in the text:
 * a statement that is kept is planned without its parameters, and only so can it use an index of
 * such rows alone instead of reading a table of which it wants three.
 */
export function isOneOf<Column extends PgColumn>(
  column: Column,
  values: readonly (Column["_"]["data"] & string)[],
): SQL {
  const literals = values.map((value) => sql.raw(`'${value.replaceAll("'", "''")}'`));
  return sql`${column} in (${sql.join(literals, sql`, `)})`;
}
