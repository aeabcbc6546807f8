export interface SemaphoreOptions {
  /** How many run at once. */
  permits: number;
  /** How many may wait for one of them. */
  waitingAtMost: number;
  /** What is thrown to whoever gets no permit. */
  refusal: () => Error;
}

/** Lets so many do something at once; whoever comes later waits, first come first served. */
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
   * @param signal fires when there is nothing to wait for any more
   * @throws the refusal, when too many wait or none was free before the signal
   */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) throw this.#options.refusal();
    if (this.#free > 0) this.#free -= 1;
    else await this.#permit(signal);
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  async #permit(signal: AbortSignal | undefined): Promise<void> {
    const { waitingAtMost, refusal } = this.#options;
    if (this.#waiting.size >= waitingAtMost) throw refusal();
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.delete(go);
        reject(refusal());
      };
      this.#waiting.add(go);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  #release(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    // The permit is handed over: it was never free.
    this.#waiting.delete(next);
    next();
  }
}
