import type { Material } from "./material.ts";

/** Runs the preparations of one analysis one after another in this process. */
export class RunningMaterials {
  readonly #running = new Map<string, Promise<Material>>();
  readonly #closing = new AbortController();

  /** Starts after the analysis's running preparation has ended, so that nothing is prepared twice. */
  async run(
    analysisId: string,
    prepare: (closing: AbortSignal) => Promise<Material>,
  ): Promise<Material> {
    const previous = this.#running.get(analysisId);
    const own = (async () => {
      await previous?.catch(() => undefined);
      return await prepare(this.#closing.signal);
    })();
    this.#running.set(analysisId, own);
    try {
      return await own;
    } finally {
      if (this.#running.get(analysisId) === own) this.#running.delete(analysisId);
    }
  }

  /** Waits for the analysis's running preparation. @throws the signal's reason when aborted first */
  async waitFor(analysisId: string, signal: AbortSignal): Promise<void> {
    const running = this.#running.get(analysisId);
    if (!running) return;
    signal.throwIfAborted();
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener("abort", abort);
    try {
      await Promise.race([running.catch(() => undefined), aborted.promise]);
    } finally {
      signal.removeEventListener("abort", abort);
    }
  }

  /** Aborts all preparations and waits until they have ended. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#running.values());
  }
}
