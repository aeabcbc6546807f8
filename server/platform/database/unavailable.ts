/** The database could not be reached, or went away in the middle: what was asked may work later. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super("The database is unavailable", { cause });
    this.name = "DatabaseUnavailable";
  }
}

/** PostgreSQL's refusals that are nobody's mistake and pass: a lock or a statement that took too long. */
const passing = new Set(["55P03", "57014"]);

/** Of the class of insufficient resources: no room on its disk (53100), no memory, no connection left. */
const isShortOfResources = (code: string) => /^53\w{3}$/.test(code);

/** Whether a failure, or what caused it, is the database being unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable) return true;
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && (passing.has(code) || isShortOfResources(code))) return true;
  }
  return false;
}
