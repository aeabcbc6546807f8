/** No room, or none left of what this user may take: Node's words and PostgreSQL's, also embedded. */
const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Whether a failure, or what caused it, is a disk without room. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.has((cause as { code?: unknown }).code)) return true;
  }
  return false;
}
