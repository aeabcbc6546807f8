import type { Material } from "./material.ts";

/** Which sites' pictures this process is preparing: whoever asks meanwhile waits for the same. */
export class RunningMaterials {
  readonly #running = new Map<string, Promise<Material>>();

  /** After what runs for this analysis, so that nothing is prepared twice. */
  async next(analysisId: string, prepare: () => Promise<Material>): Promise<Material> {
    const before = this.#running.get(analysisId);
    const mine = (async () => {
      await before?.catch(() => undefined);
      return await prepare();
    })();
    this.#running.set(analysisId, mine);
    try {
      return await mine;
    } finally {
      if (this.#running.get(analysisId) === mine) this.#running.delete(analysisId);
    }
  }
}
