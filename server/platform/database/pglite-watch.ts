import type { Worker } from "node:worker_threads";
import type { Ping } from "./pglite-messages.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** Time limits for the embedded engine. */
export interface EngineTimeLimits {
  /** Interval of the checks. The other limits are counted in checks, so that no time passes while the machine sleeps. */
  checkEveryMs: number;
  /** A thread silent for this long is stuck: every request is refused as unavailable. */
  stuckAfterMs: number;
  /** A thread silent for this long is given up for good. */
  lostAfterMs: number;
  /** For one answer; transactions of others, of up to 30 s, may run first. */
  answerWithinMs: number;
  /** Limit for the answer and for the silence while opening, upkeep, migrations and copies run. */
  longMs: number;
}

export const defaultTimeLimits: EngineTimeLimits = {
  checkEveryMs: 1_000,
  stuckAfterMs: 5_000,
  lostAfterMs: 30_000,
  answerWithinMs: 35_000,
  longMs: 5 * 60_000,
};

interface PendingRequest {
  mayTakeLong: boolean;
  begins: boolean;
  waitedMs: number;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The requests that wait for the thread, and the thread's signs of life. Waiting requests keep the process alive. */
export interface ThreadWatch {
  /** Whether upkeep is running in the thread, which may take long. */
  isDoingUpkeep: boolean;
  /** Rejects with `DatabaseUnavailable` when the answer does not come in time. */
  wait(id: number, kind: Pick<PendingRequest, "mayTakeLong" | "begins">): Promise<unknown>;
  /** Removes and returns the request with this id; undefined when it was given up. */
  take(id: number): Pick<PendingRequest, "resolve" | "reject"> | undefined;
  /** True, once, for a `begin` that was given up. */
  takeAbandonedBegin(id: number): boolean;
  /** Call it for every message of the thread. */
  noteMessage(): void;
  /** The reason why the thread cannot be asked now; undefined when it can. */
  stuck(): Error | undefined;
  /** Rejects all waiting requests and stops watching. */
  end(reason: Error): void;
}

/** @param onLost called when the thread has been silent for too long */
export function watchThread(
  thread: Pick<Worker, "ref" | "unref" | "postMessage">,
  limits: EngineTimeLimits,
  onLost: (reason: Error) => void,
): ThreadWatch {
  const waiting = new Map<number, PendingRequest>();
  const givenUp = new Set<number>();
  let silentMs = 0;
  let timer: NodeJS.Timeout | undefined;

  function take(id: number): PendingRequest | undefined {
    const request = waiting.get(id);
    // Only waiting requests keep the process alive.
    if (waiting.delete(id) && waiting.size === 0) thread.unref();
    return request;
  }

  function giveUp(id: number, reason: Error): void {
    const request = take(id);
    if (request?.begins) givenUp.add(id);
    request?.reject(new DatabaseUnavailable(reason));
  }

  function stuck(): Error | undefined {
    if (silentMs < limits.stuckAfterMs || mayBeSilent()) return undefined;
    return new Error(`The database's thread has been silent for ${silentMs} ms`);
  }

  function mayBeSilent(): boolean {
    return watch.isDoingUpkeep || [...waiting.values()].some(({ mayTakeLong }) => mayTakeLong);
  }

  function check(): void {
    silentMs += limits.checkEveryMs;
    if (silentMs >= (mayBeSilent() ? limits.longMs : limits.lostAfterMs)) {
      onLost(new Error(`The database's thread has been silent for ${silentMs} ms`));
      return;
    }
    const silence = stuck();
    for (const [id, request] of waiting) {
      request.waitedMs += limits.checkEveryMs;
      const atMostMs = request.mayTakeLong ? limits.longMs : limits.answerWithinMs;
      if (silence) giveUp(id, silence);
      else if (request.waitedMs >= atMostMs) {
        giveUp(id, new Error(`The database has not answered within ${atMostMs} ms`));
      }
    }
    if (waiting.size === 0 && !silence) stopChecking();
    else thread.postMessage({ ping: true } satisfies Ping);
  }

  function stopChecking(): void {
    clearInterval(timer);
    timer = undefined;
  }

  const watch: ThreadWatch = {
    isDoingUpkeep: false,
    wait(id, kind) {
      if (waiting.size === 0) thread.ref();
      if (!timer) {
        silentMs = 0;
        timer = setInterval(check, limits.checkEveryMs);
        timer.unref();
      }
      return new Promise((resolve, reject) => {
        waiting.set(id, { ...kind, waitedMs: 0, resolve, reject });
      });
    },
    take,
    takeAbandonedBegin: (id) => givenUp.delete(id),
    noteMessage() {
      silentMs = 0;
    },
    stuck,
    end(reason) {
      stopChecking();
      for (const id of waiting.keys()) giveUp(id, reason);
    },
  };
  return watch;
}
