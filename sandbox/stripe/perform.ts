import { ApiError } from "./errors.ts";
import type { RequestMark } from "./events.ts";
import type { World } from "./world.ts";

/**
 * Runs a change as one transaction that carries the request's mark into its events. A refusal that
 * keeps its writes (a declined card) is thrown after they were kept; any other undoes them.
 */
export function perform<T>(world: World, mark: RequestMark | null, work: () => T): T {
  const before = world.mark;
  world.mark = mark;
  try {
    const result = world.store.transaction(() => {
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
    world.mark = before;
  }
}
