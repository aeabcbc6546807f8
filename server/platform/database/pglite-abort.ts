const linesMax = 12;

/** Lines about the engine itself. ERROR and STATEMENT lines are left out: they quote people's data. */
const isEngineLine = (line: string) =>
  /^[\d-]+ [\d:.]+ \w+ \[\d+\] (PANIC|FATAL|WARNING|LOG): {2}/.test(line) || isAbortLine(line);

/** What a program compiled with Emscripten prints when its abort() is called. */
const isAbortLine = (line: string) => line.startsWith("Aborted(");

/**
 * Detects that the engine has aborted. It runs inside our process and cannot exit, so after a panic it
 * goes on and answers nonsense. The reason is found only in the lines it wrote to standard error before.
 * @param onAbort called once, with the last lines
 * @returns `note` takes each line of the engine's standard error and keeps it off the terminal; `lastLines`
 *   returns the last lines, up to an abort
 */
export function detectAbort(onAbort: (reason: string) => void): {
  note: (line: string) => false;
  lastLines: () => string;
} {
  const lines: string[] = [];
  let hasAborted = false;
  const lastLines = () => lines.join("\n");
  return {
    lastLines,
    note(line) {
      if (hasAborted || !isEngineLine(line)) return false;
      lines.push(line);
      if (lines.length > linesMax) lines.shift();
      hasAborted = isAbortLine(line);
      if (hasAborted) onAbort(lastLines());
      return false;
    },
  };
}
