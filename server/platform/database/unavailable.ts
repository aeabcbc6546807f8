/** The database could not be reached or the connection was lost: the request may work later. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super("The database is unavailable", { cause });
    this.name = "DatabaseUnavailable";
  }
}

/** Temporary errors of PostgreSQL: a lock or a statement that took too long. */
const temporaryCodes = new Set(["55P03", "57014"]);

/** PostgreSQL's error class 53: disk full (53100), out of memory, too many connections. */
const isShortOfResources = (code: string) => /^53\w{3}$/.test(code);

/** True when the error or one of its causes is an unavailable database. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable) return true;
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && (temporaryCodes.has(code) || isShortOfResources(code)))
      return true;
  }
  return false;
}
