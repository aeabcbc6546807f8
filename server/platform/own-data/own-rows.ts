import { asc, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Platform } from "../platform.ts";

/** Rows that are held in memory at once. */
const pageRows = 200;

/** Somebody whose data are told to them. */
export interface Owner {
  userId: string;
  /** Lower case; null: nobody has shown that the account's address is theirs. */
  confirmedEmail: string | null;
}

/** Kept, and not told. */
export interface Untold {
  because: string;
}

/** The account's id, which is told once. */
export const accountId: Untold = { because: "all that is told is of one account" };

type Row = Record<string, unknown>;

/** A file of theirs that a row speaks of. */
export interface OwnFile {
  /** Where it stands among what they are given; made by the server. */
  name: string;
  key: string;
}

/** What a table keeps about a person, as they are told it. */
export interface OwnRows {
  /** Among all that is told. */
  key: string;
  /** In Spanish, for people. */
  about: string;
  table: PgTable;
  /** Every column: what it means, in Spanish, or why it is not told. */
  columns: Record<string, string | Untold>;
  /** What is made of a row beside its columns. */
  more?: {
    /** Columns that it is made of; what is not told may be among them. */
    from: readonly string[];
    fields: Record<string, string>;
    of(row: Row): Row;
  };
  /** Which rows are theirs; null: none. */
  where(deps: Pick<Platform, "db">, owner: Owner): SQL | null | Promise<SQL | null>;
  /** The order in which they are told. */
  order: readonly string[];
  files?(row: Row, owner: Owner): OwnFile[];
}

type Columns<T extends PgTable> = T["_"]["columns"];
type RowOf<T extends PgTable> = T["$inferSelect"];

/** Says what a table keeps about a person. A column that nobody decided about does not compile. */
export function ownRows<
  T extends PgTable,
  const From extends keyof Columns<T> & string = never,
>(told: {
  key: string;
  about: string;
  table: T;
  columns: { [Name in keyof Columns<T>]: string | Untold };
  more?: {
    from: readonly From[];
    fields: Record<string, string>;
    of(row: Pick<RowOf<T>, From & keyof RowOf<T>>): Row;
  };
  where: OwnRows["where"];
  order: readonly (keyof Columns<T> & string)[];
  files?(row: RowOf<T>, owner: Owner): OwnFile[];
}): OwnRows {
  return told as unknown as OwnRows;
}

/** What a row's keys mean. */
export function fieldsOf({ columns, more }: OwnRows): Record<string, string> {
  const told = Object.entries(columns).flatMap(([name, about]) =>
    typeof about === "string" ? [[name, about]] : [],
  );
  return { ...Object.fromEntries(told), ...more?.fields };
}

export interface ToldRow {
  told: Row;
  files: OwnFile[];
}

/** A person's rows of a table, page by page, as they were when they were opened. */
export type OwnPages = (deps: Pick<Platform, "db">) => AsyncGenerator<ToldRow[]>;

/**
 * Opens a person's rows of a table: inside of a transaction only, whose cursor it is, unless it
 * outlives it. The engine then copies the rows aside when the transaction is committed; give the room
 * back by {@link closeOwnRows}.
 */
export async function openOwnRows(
  { db }: Pick<Platform, "db">,
  rows: OwnRows,
  owner: Owner,
  { outlives }: { outlives: boolean },
): Promise<OwnPages> {
  const where = await rows.where({ db }, owner);
  if (!where) return async function* () {};
  const all = getTableColumns(rows.table) as Record<string, PgColumn>;
  const fields = Object.keys(fieldsOf(rows)).filter((name) => name in all);
  const wanted = [...new Set([...fields, ...(rows.more?.from ?? [])])];
  const asNamed = wanted.map((name) => [name, sql`${all[name]!}`.as(name)]);
  const query = db
    .select(Object.fromEntries(asNamed) as Record<string, SQL.Aliased>)
    .from(rows.table)
    .where(where)
    .orderBy(...rows.order.map((name) => asc(all[name]!)));
  // Statements are kept by their text: one that names two tables' cursor would fetch the wrong columns.
  const cursor = sql.identifier(`own_${rows.key}`);
  const life = sql.raw(outlives ? "with hold" : "without hold");
  await db.execute(sql`declare ${cursor} no scroll cursor ${life} for ${query}`);
  return async function* pages({ db: reading }) {
    while (true) {
      const fetched = await reading.execute(sql`fetch ${sql.raw(String(pageRows))} from ${cursor}`);
      const page = (fetched as unknown as { rows: Row[] }).rows;
      if (page.length > 0) yield page.map((found) => toldRow(found));
      if (page.length < pageRows) break;
    }
    await reading.execute(sql`close ${cursor}`);
  };

  function toldRow(found: Row): ToldRow {
    const row: Row = {};
    for (const name of wanted) {
      const value = found[name];
      row[name] = value === null ? null : all[name]!.mapFromDriverValue(value as never);
    }
    const told: Row = {};
    for (const name of fields) told[name] = row[name];
    return {
      told: { ...told, ...rows.more?.of(row) },
      files: rows.files?.(row, owner) ?? [],
    };
  }
}

/** Closes what outlived its transaction, read to its end or not: every cursor of this connection. */
export async function closeOwnRows({ db }: Pick<Platform, "db">): Promise<void> {
  await db.execute(sql`close all`);
}
