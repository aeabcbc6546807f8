export interface SemaphoreOptions {
  /** How many run at once. */
  permits: number;
  /** How many may wait for a permit. */
  waitingMax: number;
  /** The error for a caller that gets no permit. */
  refusal: () => Error;
}

/** Limits concurrent work; later callers wait in order. */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(options: SemaphoreOptions) {
    this.#options = options;
    this.#free = options.permits;
  }

  /**
   * Runs the work with a permit.
   * @param signal ends the waiting
   * @throws the refusal, when too many wait or no permit was free before the signal aborted
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) throw this.#options.refusal();
    if (this.#free > 0) this.#free -= 1;
    else await this.#waitForPermit(signal);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  async #waitForPermit(signal: AbortSignal | undefined): Promise<void> {
    const { waitingMax, refusal } = this.#options;
    if (this.#waiting.size >= waitingMax) throw refusal();
    await new Promise<void>((resolve, reject) => {
      const proceed = () => {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.delete(proceed);
        reject(refusal());
      };
      this.#waiting.add(proceed);
      signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  #release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    // The permit passes directly to the next caller, so `#free` stays the same.
    this.#waiting.delete(next);
    next();
  }
}
