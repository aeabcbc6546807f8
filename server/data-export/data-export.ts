import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import {
  closeExportCursors,
  type ExportedFile,
  type Owner,
  openExportCursor,
} from "#server/platform/data-export/exported-rows.ts";
import type { DatabaseKind } from "#server/platform/database/db.ts";
import { abortAfter } from "#server/platform/deadline.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import { formatDay } from "./export-links.ts";
import { contentFilesOf, conversationFilesOf, csvFilesOf } from "./export-texts.ts";
import { type ExportJson, type OpenTable, writeExportJson } from "./json-file.ts";
import { readmeText } from "./readme-text.ts";
import { exportedTables } from "./registry.ts";
import { TemporaryFile } from "./temporary-file.ts";
import { type ZipEntry, zipStream } from "./zip-stream.ts";

export interface DataExportDeps extends Pick<Platform, "db" | "log" | "now" | "settings"> {
  files: Files;
  databaseKind: DatabaseKind;
}

/** Less than the 30 s after which a transaction is rolled back, so that the person gets a proper answer. */
const gatherTimeoutMs = 25_000;

/**
 * All stored data of a person as a ZIP. The rows are a snapshot in a temporary file, so that a slow
 * download does not hold the database; the person's files are opened one by one while they are sent.
 * @returns a stream to be read to its end or destroyed
 * @throws AppError `unavailable` when the data cannot be gathered in time or the disk is full
 */
export async function exportData(deps: DataExportDeps, userId: string): Promise<Readable> {
  const at = deps.now();
  const draft = await TemporaryFile.open().catch(throwUnavailable);
  try {
    const gathered = await gather(deps, draft, userId, at);
    const stream = zipStream(zipEntries(deps, gathered, at), at);
    stream.once("close", () => draft.close().catch(() => undefined));
    return stream;
  } catch (error) {
    await draft.close();
    throw isDiskUnavailable(error) ? throwUnavailable(error) : error;
  }
}

/**
 * Writes all rows as of one moment to the draft. The embedded database serves nobody else during a
 * transaction, so there the transaction only opens cursors and ends before the rows are read.
 */
async function gather(deps: DataExportDeps, draft: TemporaryFile, userId: string, at: Date) {
  const signal = abortAfter(gatherTimeoutMs, timeoutError);
  const snapshot = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
  if (deps.databaseKind === "postgres") {
    return await deps.db.transaction(async (db) => {
      const { owner, tables } = await openTables({ db }, userId, { survivesCommit: false });
      return { owner, json: await writeExportJson(draft, { db, tables, at, signal }) };
    }, snapshot);
  }
  try {
    const { owner, tables } = await deps.db.transaction(
      (db) => openTables({ db }, userId, { survivesCommit: true }),
      snapshot,
    );
    return { owner, json: await writeExportJson(draft, { db: deps.db, tables, at, signal }) };
  } finally {
    await closeExportCursors(deps);
  }
}

async function openTables(
  { db }: Pick<Platform, "db">,
  userId: string,
  life: { survivesCommit: boolean },
): Promise<{ owner: Owner; tables: OpenTable[] }> {
  const owner = await ownerOf({ db }, userId);
  const tables: OpenTable[] = [];
  for (const rows of exportedTables) {
    tables.push({ rows, pages: await openExportCursor({ db }, rows, owner, life) });
  }
  return { owner, tables };
}

async function ownerOf({ db }: Pick<Platform, "db">, userId: string): Promise<Owner> {
  const [person] = await db
    .select({ email: sql<string>`lower(${users.email})`, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  return { userId, confirmedEmail: person?.verifiedAt ? person.email : null };
}

async function* zipEntries(
  { files, log, settings }: DataExportDeps,
  { owner, json }: { owner: Owner; json: ExportJson },
  at: Date,
): AsyncGenerator<ZipEntry> {
  const about = {
    date: formatDay(at),
    contactEmail: settings.contactEmail,
    isEmailConfirmed: owner.confirmedEmail !== null,
  };
  yield { name: "LEEME.txt", content: Buffer.from(readmeText(about)) };
  yield { name: "datos.json", content: Readable.from(json.file.read(json.all)), compress: true };
  yield* csvFilesOf(json);
  yield* contentFilesOf(json);
  yield* conversationFilesOf(json);
  const missingFiles: ExportedFile[] = [];
  for (const file of json.files) {
    const open = await files.openStream(file.key);
    if (open) yield { name: file.name, content: open.stream, compress: false };
    else missingFiles.push(file);
  }
  if (missingFiles.length === 0) return;
  log.warn({ count: missingFiles.length }, "Files of a person were missing from their export");
  const names = missingFiles.map(({ name }) => `${name}\r\n`);
  const heading = "Estos archivos se borraron antes de que pudiéramos añadirlos:";
  const content = Buffer.from([`\uFEFF${heading}\r\n\r\n`, ...names].join(""));
  yield { name: "archivos-que-faltan.txt", content };
}

const isDiskUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  ["ENOSPC", "EDQUOT", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "");

function throwUnavailable(cause: unknown): never {
  throw new AppError(
    "unavailable",
    "No hemos podido preparar tus datos. Prueba otra vez en un rato.",
    { cause, retryAfterSeconds: 300 },
  );
}

const timeoutError = () =>
  new AppError(
    "unavailable",
    "Reunir tus datos está tardando demasiado. Prueba otra vez en un rato.",
    { retryAfterSeconds: 300 },
  );
