/** True when the error is a violation of this unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: named } = cause as { code?: string; constraint?: string };
    if (code === "23505") return named === constraint;
  }
  return false;
}
