import type { Answer, Cell, Command, Row } from "./command.ts";

const cellWidthMax = 60;

/** Formats an answer for a terminal. */
export function formatText(answer: Answer): string {
  if (answer.kind === "done") return answer.sentence;
  if (answer.kind === "list") {
    const table = answer.rows.length === 0 ? "No hay nada." : asTable(answer.rows);
    return answer.next ? `${table}\n\nHay más: repite con --after ${answer.next}` : table;
  }
  const width = Math.max(...Object.keys(answer.fields).map((name) => name.length));
  const fields = Object.entries(answer.fields).map(
    ([name, cell]) => `${name.padEnd(width)}  ${asCell(cell)}`,
  );
  return [
    fields.join("\n"),
    ...(answer.text === undefined ? [] : [printable(answer.text, { lines: true })]),
    ...(answer.rows?.length ? [asTable(answer.rows)] : []),
  ].join("\n\n");
}

/** Formats an answer as JSON: the rows, the fields or the sentence. */
export function formatJson(answer: Answer): string {
  const { kind: _, ...rest } = answer;
  return JSON.stringify(rest, null, 2);
}

export function formatHelp(commands: readonly Command[]): string {
  const usage = commands.map((command) => ({ typed: usageOf(command), command }));
  const width = Math.max(...usage.map(({ typed }) => typed.length));
  return [
    "npm run admin -- <orden>",
    "",
    ...usage.flatMap(({ typed, command }) => [
      `  ${typed.padEnd(width)}  ${command.summary}`,
      ...Object.entries(command.options ?? {}).map(
        ([name, value]) => `  ${" ".repeat(width)}  --${name} <${value}>`,
      ),
    ]),
    "",
    "  --json en cualquier orden: la respuesta en JSON",
    "",
    "Sale con 0 si se hizo, 1 si falló, 2 si la orden está mal escrita y 3 si no existe lo que nombra.",
  ].join("\n");
}

export function usageOf(command: Command): string {
  return [command.name, ...command.arguments.map((name) => `<${name}>`)].join(" ");
}

function asTable(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => truncate(asCell(row[column] ?? null))));
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...cells.map((line) => line[at]!.length)),
  );
  const line = (parts: string[]) =>
    parts
      .map((part, at) => part.padEnd(widths[at]!))
      .join("  ")
      .trimEnd();
  return [line(columns), ...cells.map(line)].join("\n");
}

function asCell(cell: Cell): string {
  if (cell === null) return "—";
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace("T", " ");
  return printable(String(cell));
}

function truncate(cell: string): string {
  return cell.length <= cellWidthMax || /^[\w-]+$/.test(cell)
    ? cell
    : `${cell.slice(0, cellWidthMax - 1)}…`;
}

// Removes control characters: stored text must not move the cursor or change colours of the operator's terminal.
function printable(text: string, { lines = false } = {}): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (mark) => (lines && mark === "\n" ? mark : " "));
}
