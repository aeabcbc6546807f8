/** Error codes for a full disk or an exhausted quota, of Node and of PostgreSQL. */
const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** True when the error or one of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.has((cause as { code?: unknown }).code)) return true;
  }
  return false;
}
