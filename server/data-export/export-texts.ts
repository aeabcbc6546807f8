import { Readable } from "node:stream";
import { csvCell } from "#server/platform/csv.ts";
import { describeFields } from "#server/platform/data-export/exported-rows.ts";
import { contentTypeLabel, findWorker } from "#shared/workers.ts";
import { type ExportJson, readRows } from "./json-file.ts";
import { csvFileNames, exportedTables } from "./registry.ts";
import type { ZipEntry } from "./zip-stream.ts";

/** Fields of an order that hold objects and do not fit into a CSV cell. */
const nestedFields: ReadonlySet<string> = new Set(["facts", "edits", "schedule"]);

/** CSV files of the tables that people want to open in a spreadsheet. */
export async function* csvFilesOf(json: ExportJson): AsyncGenerator<ZipEntry> {
  for (const [key, name] of Object.entries(csvFileNames)) {
    yield { name: `tablas/${name}`, content: Readable.from(asCsv(json, key)), compress: true };
  }
}

async function* asCsv(json: ExportJson, key: string): AsyncGenerator<Buffer> {
  const fields = describeFields(exportedTables.find((rows) => rows.key === key)!);
  const names = Object.keys(fields).filter((name) => !nestedFields.has(name));
  yield Buffer.from(`\uFEFF${names.map(csvCell).join(",")}\r\n`);
  for await (const row of readRows(json, key)) {
    yield Buffer.from(`${names.map((name) => cell(row[name])).join(",")}\r\n`);
  }
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "number" ? String(value) : csvCell(String(value));
}

interface PieceRow {
  title: string;
  content: string;
  workerId: string;
  contentType: string;
  createdAt: string;
  pictureFile: string | null;
}

/** A Markdown file for each content piece, oldest first. */
export async function* contentFilesOf(json: ExportJson): AsyncGenerator<ZipEntry> {
  let number = 0;
  for await (const row of readRows(json, "contents")) {
    const piece = row as unknown as PieceRow;
    const lines = [
      `# ${oneLine(piece.title)}`,
      "",
      `${contentTypeLabel(piece.contentType)} de ${nameOf(piece.workerId)}, ${formatTime(piece.createdAt)}`,
      ...(piece.pictureFile ? [`Imagen: ${piece.pictureFile}`] : []),
      "",
      piece.content,
      "",
    ];
    number += 1;
    const name = fileName("contenidos", piece.createdAt, number, piece.contentType);
    yield { name, content: Buffer.from(lines.join("\n")) };
  }
}

interface ConversationRow {
  id: string;
  workerId: string;
  title: string;
  createdAt: string;
}

interface MessageRow {
  conversationId: string;
  role: string;
  content: string;
  failure: string | null;
  createdAt: string;
}

/** A Markdown file for each conversation that has messages. */
export async function* conversationFilesOf(json: ExportJson): AsyncGenerator<ZipEntry> {
  const conversations = new Map<string, { name: string; title: string; who: string }>();
  for await (const row of readRows(json, "conversations")) {
    const { id, workerId, title, createdAt } = row as unknown as ConversationRow;
    const name = fileName("conversaciones", createdAt, conversations.size + 1, workerId);
    conversations.set(id, { name, title: oneLine(title), who: nameOf(workerId) });
  }
  const messages = readRows(
    json,
    "messages",
  ) as AsyncGenerator<unknown> as AsyncGenerator<MessageRow>;
  let next = await messages.next();
  while (!next.done) {
    const { conversationId } = next.value;
    const { name, title, who } = conversations.get(conversationId)!;
    const conversationText = async function* () {
      yield Buffer.from(`# ${title}\n\nCon ${who}\n`);
      while (!next.done && next.value.conversationId === conversationId) {
        const { role, content, failure, createdAt } = next.value;
        const speaker = role === "user" ? "Tú" : who;
        yield Buffer.from(
          `\n## ${speaker}, ${formatTime(createdAt)}\n\n${content || failure || ""}\n`,
        );
        next = await messages.next();
      }
    };
    yield { name, content: Readable.from(conversationText()), compress: false };
  }
}

const nameOf = (workerId: string): string => findWorker(workerId)?.name ?? workerId;
const oneLine = (text: string): string => text.replace(/\s+/g, " ");
const formatTime = (at: string): string => `${at.slice(0, 16).replace("T", " ")} UTC`;

/** «contenidos/2026-11-22-00017-post.md»: no text of the person is part of the name. */
function fileName(folder: string, at: string, number: number, kind: string): string {
  const plain = kind.replace(/[^a-z0-9-]/g, "");
  return `${folder}/${at.slice(0, 10)}-${String(number).padStart(5, "0")}-${plain}.md`;
}
