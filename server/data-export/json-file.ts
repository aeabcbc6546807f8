import {
  describeFields,
  type ExportedFile,
  type ExportedTable,
  type RowPages,
} from "#server/platform/data-export/exported-rows.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ByteRange, TemporaryFile } from "./temporary-file.ts";

/** The whole export as JSON in a temporary file. */
export interface ExportJson {
  file: TemporaryFile;
  all: ByteRange;
  /** Byte range of each table's rows, one row per line. */
  rows: ReadonlyMap<string, ByteRange>;
  /** Files that belong to the rows. */
  files: readonly ExportedFile[];
}

/** An exported table with its open cursor. */
export interface OpenTable {
  rows: ExportedTable;
  pages: RowPages;
}

interface Opened extends Pick<Platform, "db"> {
  tables: readonly OpenTable[];
}

/**
 * Writes all tables as JSON to the draft.
 * @param signal checked between two pages of rows; its reason is thrown
 */
export async function writeExportJson(
  draft: TemporaryFile,
  { db, tables, at, signal }: Opened & { at: Date; signal: AbortSignal },
): Promise<ExportJson> {
  const rows = new Map<string, ByteRange>();
  const files: ExportedFile[] = [];
  // The draft is not empty when the transaction was retried.
  const start = draft.bytes;
  await draft.add(`{\n"format": "kolmena-datos", "version": 1, "createdAt": ${JSON.stringify(at)}`);
  for (const { rows: table, pages } of tables) {
    const about = { about: table.about, fields: describeFields(table) };
    const head = JSON.stringify(about).slice(0, -1);
    await draft.add(`,\n\n${JSON.stringify(table.key)}: ${head}, "rows": [`);
    const first = draft.bytes;
    for await (const page of pages({ db })) {
      for (const row of page) files.push(...row.files);
      const lines = page.map((row) => JSON.stringify(row.fields)).join(",\n");
      await draft.add(draft.bytes === first ? `\n${lines}` : `,\n${lines}`);
      signal.throwIfAborted();
    }
    rows.set(table.key, { start: first, end: draft.bytes });
    await draft.add("\n]}");
  }
  await draft.add("\n}\n");
  await draft.flush();
  return { file: draft, all: { start, end: draft.bytes }, rows, files };
}

/** A row as read back from the JSON: timestamps are strings. */
export type JsonRow = Record<string, unknown>;

/** Reads the rows of one table back from the draft. */
export async function* readRows(json: ExportJson, key: string): AsyncGenerator<JsonRow> {
  const part = json.rows.get(key);
  if (!part) throw new Error(`Nothing is told under «${key}»`);
  for await (const line of linesOf(json.file.read(part))) {
    if (line !== "") yield JSON.parse(line.replace(/,$/, "")) as JsonRow;
  }
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  yield rest;
}
