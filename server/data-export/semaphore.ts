/** Lets so many do something at once; whoever comes later waits, first come first served. */
export class Semaphore {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /**
   * Waits for a permit; release it afterwards.
   * @param signal fires when there is nothing to wait for any more
   * @returns false: none was free before that
   */
  async acquire(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    if (this.#free > 0) {
      this.#free -= 1;
      return true;
    }
    return await new Promise((resolve) => {
      const go = () => {
        signal.removeEventListener("abort", leave);
        resolve(true);
      };
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== go);
        resolve(false);
      };
      this.#waiting.push(go);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    // The permit is handed over: it was never free.
    if (next) next();
    else this.#free += 1;
  }
}
