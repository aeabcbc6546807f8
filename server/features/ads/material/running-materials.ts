import type { Material } from "./material.ts";

/** Which sites' pictures this process is preparing: whoever asks meanwhile waits for the same. */
export class RunningMaterials {
  readonly #running = new Map<string, Promise<Material>>();
  readonly #closing = new AbortController();

  /** After what runs for this analysis, so that nothing is prepared twice. */
  async next(
    analysisId: string,
    prepare: (closing: AbortSignal) => Promise<Material>,
  ): Promise<Material> {
    const before = this.#running.get(analysisId);
    const mine = (async () => {
      await before?.catch(() => undefined);
      return await prepare(this.#closing.signal);
    })();
    this.#running.set(analysisId, mine);
    try {
      return await mine;
    } finally {
      if (this.#running.get(analysisId) === mine) this.#running.delete(analysisId);
    }
  }

  /** Waits for what runs for this analysis. @throws the signal's reason when it is aborted before */
  async ended(analysisId: string, signal: AbortSignal): Promise<void> {
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

  /** Calls off what runs, and waits until it has ended. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#running.values());
  }
}
