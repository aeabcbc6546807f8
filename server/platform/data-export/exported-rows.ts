import { asc, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Platform } from "../platform.ts";

/** Rows per page; only one page is held in memory. */
const rowsPerPage = 200;

/** The person whose data are exported. */
export interface Owner {
  userId: string;
  /** In lower case; null when the person has not confirmed the account's address. */
  confirmedEmail: string | null;
}

/** A column that is stored but not exported, and why. */
export interface NotExported {
  because: string;
}

/** The account's id, which is not repeated in every row. */
export const accountId: NotExported = { because: "the whole export is of one account" };

type Row = Record<string, unknown>;

/** A stored file that belongs to an exported row. */
export interface ExportedFile {
  /** Path inside the export; made by the server. */
  name: string;
  key: string;
}

/** How the rows of a table about a person are exported. */
export interface ExportedTable {
  /** Key of this table in the export. */
  key: string;
  /** Title for people, in Spanish. */
  about: string;
  table: PgTable;
  /** For every column: its meaning in Spanish, or why it is not exported. */
  columns: Record<string, string | NotExported>;
  /** Fields computed from a row, in addition to its columns. */
  more?: {
    /** Columns that the fields are computed from; they need not be exported themselves. */
    from: readonly string[];
    fields: Record<string, string>;
    of(row: Row): Row;
  };
  /** SQL condition for the rows of this person; null when there are none. */
  where(deps: Pick<Platform, "db">, owner: Owner): SQL | null | Promise<SQL | null>;
  /** Columns to sort by. */
  order: readonly string[];
  files?(row: Row, owner: Owner): ExportedFile[];
}

type Columns<T extends PgTable> = T["_"]["columns"];
type RowOf<T extends PgTable> = T["$inferSelect"];

/** Declares how a table is exported. Does not compile when a column is missing. */
export function exportedTable<
  T extends PgTable,
  const From extends keyof Columns<T> & string = never,
>(declaration: {
  key: string;
  about: string;
  table: T;
  columns: { [Name in keyof Columns<T>]: string | NotExported };
  more?: {
    from: readonly From[];
    fields: Record<string, string>;
    of(row: Pick<RowOf<T>, From & keyof RowOf<T>>): Row;
  };
  where: ExportedTable["where"];
  order: readonly (keyof Columns<T> & string)[];
  files?(row: RowOf<T>, owner: Owner): ExportedFile[];
}): ExportedTable {
  return declaration as unknown as ExportedTable;
}

/** The exported fields of a row and what they mean, in Spanish. */
export function describeFields({ columns, more }: ExportedTable): Record<string, string> {
  const described = Object.entries(columns).flatMap(([name, about]) =>
    typeof about === "string" ? [[name, about]] : [],
  );
  return { ...Object.fromEntries(described), ...more?.fields };
}

export interface ExportedRow {
  fields: Row;
  files: ExportedFile[];
}

/** Reads a person's rows of a table page by page, as they were when the cursor was opened. */
export type RowPages = (deps: Pick<Platform, "db">) => AsyncGenerator<ExportedRow[]>;

/**
 * Opens a cursor over a person's rows of a table. Call it inside a transaction. With `survivesCommit` the
 * cursor can be read after the commit: the database then keeps a copy of the rows until
 * {@link closeExportCursors} is called.
 */
export async function openExportCursor(
  { db }: Pick<Platform, "db">,
  rows: ExportedTable,
  owner: Owner,
  { survivesCommit }: { survivesCommit: boolean },
): Promise<RowPages> {
  const where = await rows.where({ db }, owner);
  if (!where) return async function* () {};
  const all = getTableColumns(rows.table) as Record<string, PgColumn>;
  const fields = Object.keys(describeFields(rows)).filter((name) => name in all);
  const selected = [...new Set([...fields, ...(rows.more?.from ?? [])])];
  const asNamed = selected.map((name) => [name, sql`${all[name]!}`.as(name)]);
  const query = db
    .select(Object.fromEntries(asNamed) as Record<string, SQL.Aliased>)
    .from(rows.table)
    .where(where)
    .orderBy(...rows.order.map((name) => asc(all[name]!)));
  // One cursor name per table: a cached FETCH statement would otherwise return the columns of another table.
  const cursor = sql.identifier(`own_${rows.key}`);
  const life = sql.raw(survivesCommit ? "with hold" : "without hold");
  await db.execute(sql`declare ${cursor} no scroll cursor ${life} for ${query}`);
  return async function* pages({ db: reading }) {
    while (true) {
      const fetched = await reading.execute(
        sql`fetch ${sql.raw(String(rowsPerPage))} from ${cursor}`,
      );
      const page = (fetched as unknown as { rows: Row[] }).rows;
      if (page.length > 0) yield page.map((found) => toExportedRow(found));
      if (page.length < rowsPerPage) break;
    }
    await reading.execute(sql`close ${cursor}`);
  };

  function toExportedRow(found: Row): ExportedRow {
    const row: Row = {};
    for (const name of selected) {
      const value = found[name];
      row[name] = value === null ? null : all[name]!.mapFromDriverValue(value as never);
    }
    const exported: Row = {};
    for (const name of fields) exported[name] = row[name];
    return {
      fields: { ...exported, ...rows.more?.of(row) },
      files: rows.files?.(row, owner) ?? [],
    };
  }
}

/** Closes all cursors of this connection that outlived their transaction. */
export async function closeExportCursors({ db }: Pick<Platform, "db">): Promise<void> {
  await db.execute(sql`close all`);
}
