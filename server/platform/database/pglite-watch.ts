import type { Worker } from "node:worker_threads";
import type { Ping } from "./pglite-messages.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** How long we wait for the embedded engine. */
export interface Patience {
  /** Between two looks. All the rest is counted in looks, so that no time passes while a machine sleeps. */
  lookEveryMs: number;
  /** A thread that says nothing for so long is stuck: everybody is told that it is unavailable. */
  stuckAfterMs: number;
  /** After so long nobody believes that it comes back. */
  lostAfterMs: number;
  /** For the answer to a question; others' transactions, which end after 30 s, may come first. */
  answerWithinMs: number;
  /** Of opening, upkeep, migrations and copies, for their answer and their silence. */
  longMs: number;
}

export const usualPatience: Patience = {
  lookEveryMs: 1_000,
  stuckAfterMs: 5_000,
  lostAfterMs: 30_000,
  answerWithinMs: 35_000,
  longMs: 5 * 60_000,
};

interface Question {
  mayTakeLong: boolean;
  begins: boolean;
  waitedMs: number;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The questions that wait for a thread, which keep the process alive, and the thread's signs of life. */
export interface ThreadWatch {
  /** Whether the thread does work of its own, which may take long. */
  isTidying: boolean;
  /** Rejects as unavailable when the answer is not taken in time. */
  wait(id: number, kind: Pick<Question, "mayTakeLong" | "begins">): Promise<unknown>;
  /** Whoever waits for this answer; undefined when that was given up. */
  take(id: number): Pick<Question, "resolve" | "reject"> | undefined;
  /** True once for a transaction whose beginning was given up. */
  wasToBegin(id: number): boolean;
  /** The thread has said something. */
  hear(): void;
  /** Why nothing should be asked just now. */
  stuck(): Error | undefined;
  /** Everything that waits is rejected, and nothing is watched any more. */
  end(reason: Error): void;
}

/** @param onLost called when the thread has been silent for too long */
export function watchThread(
  thread: Pick<Worker, "ref" | "unref" | "postMessage">,
  patience: Patience,
  onLost: (reason: Error) => void,
): ThreadWatch {
  const waiting = new Map<number, Question>();
  const givenUp = new Set<number>();
  let silentMs = 0;
  let looking: NodeJS.Timeout | undefined;

  function take(id: number): Question | undefined {
    const question = waiting.get(id);
    // Only somebody's waiting keeps the process alive.
    if (waiting.delete(id) && waiting.size === 0) thread.unref();
    return question;
  }

  function giveUp(id: number, reason: Error): void {
    const question = take(id);
    if (question?.begins) givenUp.add(id);
    question?.reject(new DatabaseUnavailable(reason));
  }

  function stuck(): Error | undefined {
    if (silentMs < patience.stuckAfterMs || mayBeSilent()) return undefined;
    return new Error(`The database's thread has been silent for ${silentMs} ms`);
  }

  function mayBeSilent(): boolean {
    return watch.isTidying || [...waiting.values()].some(({ mayTakeLong }) => mayTakeLong);
  }

  function look(): void {
    silentMs += patience.lookEveryMs;
    if (silentMs >= (mayBeSilent() ? patience.longMs : patience.lostAfterMs)) {
      onLost(new Error(`The database's thread has been silent for ${silentMs} ms`));
      return;
    }
    const silence = stuck();
    for (const [id, question] of waiting) {
      question.waitedMs += patience.lookEveryMs;
      const atMostMs = question.mayTakeLong ? patience.longMs : patience.answerWithinMs;
      if (silence) giveUp(id, silence);
      else if (question.waitedMs >= atMostMs) {
        giveUp(id, new Error(`The database has not answered within ${atMostMs} ms`));
      }
    }
    if (waiting.size === 0 && !silence) rest();
    else thread.postMessage({ ping: true } satisfies Ping);
  }

  function rest(): void {
    clearInterval(looking);
    looking = undefined;
  }

  const watch: ThreadWatch = {
    isTidying: false,
    wait(id, kind) {
      if (waiting.size === 0) thread.ref();
      if (!looking) {
        silentMs = 0;
        looking = setInterval(look, patience.lookEveryMs);
        looking.unref();
      }
      return new Promise((resolve, reject) => {
        waiting.set(id, { ...kind, waitedMs: 0, resolve, reject });
      });
    },
    take,
    wasToBegin: (id) => givenUp.delete(id),
    hear() {
      silentMs = 0;
    },
    stuck,
    end(reason) {
      rest();
      for (const id of waiting.keys()) giveUp(id, reason);
    },
  };
  return watch;
}
