const keptLines = 12;

/** Of what the engine writes, that which quotes nobody: not what it refused, and no statement. */
const isOwnWord = (line: string) =>
  /^[\d-]+ [\d:.]+ \w+ \[\d+\] (PANIC|FATAL|WARNING|LOG): {2}/.test(line) || isAbort(line);

/** What every program says that was compiled as the engine is, when its abort() is called. */
const isAbort = (line: string) => line.startsWith("Aborted(");

/**
 * The engine's process cannot end, being a part of ours: a panic aborts it in the middle, and what it
 * answers afterwards is confused. Why it did so stands only in what it wrote before.
 * @param onAbort called once, with the last lines
 * @returns `note` takes each line that the engine writes to its standard error, and keeps it from the
 *   terminal; `said` are the last ones, up to an abort
 */
export function noticeAbort(onAbort: (reason: string) => void): {
  note: (line: string) => false;
  said: () => string;
} {
  const lines: string[] = [];
  let isOver = false;
  const said = () => lines.join("\n");
  return {
    said,
    note(line) {
      if (isOver || !isOwnWord(line)) return false;
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      isOver = isAbort(line);
      if (isOver) onAbort(said());
      return false;
    },
  };
}
