/** The database could not be reached, or went away in the middle: what was asked may work later. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super("The database is unavailable", { cause });
    this.name = "DatabaseUnavailable";
  }
}

/** Whether a failure, or what caused it, is the database being unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable) return true;
  }
  return false;
}
