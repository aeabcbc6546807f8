/** The database could not be reached, or went away in the middle: what was asked may work later. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super("The database is away", { cause });
    this.name = "DatabaseAway";
  }
}

/** Whether a failure, or what caused it, is the database being away. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseAway) return true;
  }
  return false;
}
