import type { SandboxContext } from "./context.ts";
import { ApiError } from "./errors.ts";
import type { RequestInfo } from "./events.ts";

/**
 * Runs a change in one transaction and sets the request on its events. An error with `keepsWrites`
 * (a declined card) is thrown after the commit; any other error rolls back.
 */
export function runInTransaction<T>(
  context: SandboxContext,
  mark: RequestInfo | null,
  work: () => T,
): T {
  const before = context.currentRequest;
  context.currentRequest = mark;
  try {
    const result = context.store.transaction(() => {
      try {
        return { answer: work() };
      } catch (error) {
        if (error instanceof ApiError && error.keepsWrites) return { refusal: error };
        throw error;
      }
    });
    if (result.refusal) throw result.refusal;
    return result.answer as T;
  } finally {
    context.currentRequest = before;
  }
}
