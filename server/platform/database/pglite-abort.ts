const keptLines = 12;

/**
 * The engine's process cannot end, being a part of ours: a panic aborts it in the middle, and what it
 * answers afterwards is confused. Why it did so stands only in what it wrote before.
 * @param onAbort called once, with the last lines; none of them quotes a statement
 * @returns `note` takes each line that the engine writes to its standard error, and keeps it from the terminal
 */
export function noticeAbort(onAbort: (reason: string) => void): {
  note: (line: string) => false;
} {
  const lines: string[] = [];
  let isOver = false;
  return {
    note(line) {
      if (isOver || /\bSTATEMENT: {2}/.test(line)) return false;
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      // What every program says that was compiled as the engine is, when its abort() is called.
      if (line.startsWith("Aborted(")) {
        isOver = true;
        onAbort(lines.join("\n"));
      }
      return false;
    },
  };
}
