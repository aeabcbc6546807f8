import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { invalid } from "../errors.ts";

/** Rows a page holds when the caller does not say. */
export const pageSize = 50;

/** Place of a row in a list ordered by moment and id, newest first. */
export interface Place {
  at: Date;
  id: string;
}

/** The cursor of a page that begins after this place. */
export function encodeCursor(place: Place): string {
  return Buffer.from(`${place.at.toISOString()} ${place.id}`).toString("base64url");
}

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w-]{1,100})$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** SQL for "after this place"; undefined at the start. A cursor that we never made is a 422. */
export function afterCursor(
  cursor: string | undefined,
  at: PgColumn,
  id: PgColumn,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [, moment = "", key = ""] = pattern.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const type = id.getSQLType();
  if (!isMoment(moment) || (type === "uuid" && !uuid.test(key))) {
    throw invalid({ cursor: "Cursor no válido" });
  }
  return sql`(${at}, ${id}) < (${moment}::timestamptz, ${key}::${sql.raw(type)})`;
}

/** As we write it. JavaScript also reads a 31 February and a year 0, which PostgreSQL knows nothing of. */
function isMoment(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text && !text.startsWith("0000");
}

/**
 * Splits rows that were read with one too many.
 * @returns the page and the cursor of the next, null at the end
 */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  place: (row: Row) => Place,
): { rows: Row[]; next: string | null } {
  if (rows.length <= limit) return { rows, next: null };
  const page = rows.slice(0, limit);
  return { rows: page, next: encodeCursor(place(page.at(-1)!)) };
}
