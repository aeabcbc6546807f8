import { csvCell } from "#server/platform/csv.ts";
import {
  fieldsOf,
  type Owner,
  type OwnFile,
  type OwnRows,
  readOwnRows,
} from "#server/platform/own-data/own-rows.ts";
import type { Platform } from "#server/platform/platform.ts";
import { contentTypeLabel, findWorker } from "#shared/workers.ts";
import type { Draft, Drafted } from "./draft.ts";
import { spreadsheets, told } from "./told.ts";

/** One moment's rows of a person. */
export interface Reading extends Pick<Platform, "db"> {
  owner: Owner;
  /** Thrown between two pages when it takes too long. */
  signal: AbortSignal;
}

type Row = Record<string, unknown>;

async function* pagesOf({ db, owner, signal }: Reading, rows: OwnRows) {
  for await (const page of readOwnRows({ db }, rows, owner)) {
    yield page;
    signal.throwIfAborted();
  }
}

async function* rowsOf(reading: Reading, key: string): AsyncGenerator<Row> {
  for await (const page of pagesOf(reading, toldUnder(key))) {
    for (const row of page) yield row.told;
  }
}

function toldUnder(key: string): OwnRows {
  const found = told.find((rows) => rows.key === key);
  if (!found) throw new Error(`Nothing is told under «${key}»`);
  return found;
}

/** Everything as JSON; the files that its rows speak of are added to `files`. */
export async function* asJson(reading: Reading, at: Date, files: OwnFile[]) {
  yield `{\n"format": "kolmena-datos", "version": 1, "createdAt": ${JSON.stringify(at)}`;
  for (const rows of told) {
    const about = { about: rows.about, fields: fieldsOf(rows) };
    yield `,\n\n${JSON.stringify(rows.key)}: ${JSON.stringify(about).slice(0, -1)}, "rows": [`;
    let isFirst = true;
    for await (const page of pagesOf(reading, rows)) {
      for (const row of page) files.push(...row.files);
      const lines = page.map((row) => JSON.stringify(row.told)).join(",\n");
      yield `${isFirst ? "\n" : ",\n"}${lines}`;
      isFirst = false;
    }
    yield "\n]}";
  }
  yield "\n}\n";
}

/** The tables that people open in a spreadsheet. */
export async function draftSpreadsheets(reading: Reading, draft: Draft): Promise<Drafted[]> {
  const drafted: Drafted[] = [];
  for (const [key, name] of Object.entries(spreadsheets)) {
    drafted.push(await draft.add(`tablas/${name}`, asCsv(reading, toldUnder(key))));
  }
  return drafted;
}

async function* asCsv(reading: Reading, rows: OwnRows) {
  const names = Object.keys(fieldsOf(rows)).filter((name) => !nested.has(name));
  yield `\uFEFF${names.map(csvCell).join(",")}\r\n`;
  for await (const page of pagesOf(reading, rows)) {
    yield page.map(({ told: row }) => `${names.map((name) => cell(row[name]))}\r\n`).join("");
  }
}

/** What an order's row holds that is no cell. */
const nested: ReadonlySet<string> = new Set(["facts", "edits", "schedule"]);

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  return csvCell(value instanceof Date ? value.toISOString() : String(value));
}

/** A text for each content piece, oldest first. */
export async function draftContents(reading: Reading, draft: Draft): Promise<Drafted[]> {
  const drafted: Drafted[] = [];
  for await (const row of rowsOf(reading, "contents")) {
    const { title, content, workerId, contentType, createdAt, pictureFile } = row as {
      title: string;
      content: string;
      workerId: string;
      contentType: string;
      createdAt: Date;
      pictureFile: string | null;
    };
    const kind = contentTypeLabel(contentType);
    const lines = [
      `# ${oneLine(title)}`,
      "",
      `${kind} de ${nameOf(workerId)}, ${momentOf(createdAt)}`,
      ...(pictureFile ? [`Imagen: ${pictureFile}`] : []),
      "",
      content,
      "",
    ];
    const name = fileName("contenidos", createdAt, drafted.length + 1, contentType);
    drafted.push(await draft.add(name, [lines.join("\n")]));
  }
  return drafted;
}

/** A text for each conversation that something was said in. */
export async function draftConversations(reading: Reading, draft: Draft): Promise<Drafted[]> {
  const heads = new Map<string, { name: string; head: string }>();
  for await (const row of rowsOf(reading, "conversations")) {
    const { id, workerId, title, createdAt } = row as Record<string, string> & { createdAt: Date };
    const name = fileName("conversaciones", createdAt, heads.size + 1, workerId!);
    heads.set(id!, { name, head: `# ${oneLine(title!)}\n\nCon ${nameOf(workerId!)}\n` });
  }
  const drafted: Drafted[] = [];
  const said = rowsOf(reading, "messages");
  let next = await said.next();
  while (!next.done) {
    const { conversationId } = next.value;
    const { name, head } = heads.get(conversationId as string)!;
    const ofOne = async function* () {
      yield head;
      while (!next.done && next.value.conversationId === conversationId) {
        const { role, content, createdAt, failure } = next.value;
        const who = role === "user" ? "Tú" : "Equipo";
        yield `\n## ${who}, ${momentOf(createdAt as Date)}\n\n${content || failure || ""}\n`;
        next = await said.next();
      }
    };
    drafted.push(await draft.add(name, ofOne()));
  }
  return drafted;
}

const nameOf = (workerId: string): string => findWorker(workerId)?.name ?? workerId;
const oneLine = (text: string): string => text.replace(/\s+/g, " ");
const momentOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** «contenidos/2026-11-22-00017-post.md»: nothing that anybody wrote is part of it. */
function fileName(folder: string, at: Date, number: number, kind: string): string {
  const day = at.toISOString().slice(0, 10);
  const plain = kind.replace(/[^a-z0-9-]/g, "");
  return `${folder}/${day}-${String(number).padStart(5, "0")}-${plain}.md`;
}
