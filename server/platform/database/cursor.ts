import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { invalid } from "../errors.ts";

/** Rows per page by default. */
export const pageSize = 50;

/** Position of a row in a list ordered by time and id, newest first. */
export interface RowPosition {
  at: Date;
  id: string;
}

/** The cursor of a page that begins after this place. */
export function encodeCursor(place: RowPosition): string {
  return Buffer.from(`${place.at.toISOString()} ${place.id}`).toString("base64url");
}

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w-]{1,100})$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * SQL condition for rows after the cursor; undefined for the first page.
 * @throws AppError 422 for a cursor that this server cannot have issued
 */
export function afterCursor(
  cursor: string | undefined,
  at: PgColumn,
  id: PgColumn,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [, moment = "", key = ""] = pattern.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const type = id.getSQLType();
  if (!isTimestamp(moment) || (type === "uuid" && !uuid.test(key))) {
    throw invalid({ cursor: "Cursor no válido" });
  }
  return sql`(${at}, ${id}) < (${moment}::timestamptz, ${key}::${sql.raw(type)})`;
}

/** Only our own format: JavaScript also parses 31 February and year 0, which PostgreSQL refuses. */
function isTimestamp(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text && !text.startsWith("0000");
}

/**
 * Cuts a page from rows that were read with `limit + 1`.
 * @returns the page and the cursor of the next page, null for the last page
 */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  place: (row: Row) => RowPosition,
): { rows: Row[]; next: string | null } {
  if (rows.length <= limit) return { rows, next: null };
  const page = rows.slice(0, limit);
  return { rows: page, next: encodeCursor(place(page.at(-1)!)) };
}
