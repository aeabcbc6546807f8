import { AppError } from "#server/platform/errors.ts";

const atOnceMax = 3;
const allMax = 12;

/** Who is having sites read right now in this process: three at once for each person and address, twelve in all. */
export class RunningReadings {
  readonly #counts = new Map<string, number>();
  #running = 0;

  /**
   * Runs the work while each of these names holds a place.
   * @throws AppError `rate_limited` when one of them has three running, `unavailable` when all places are taken
   */
  async during<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    if (names.some((name) => (this.#counts.get(name) ?? 0) >= atOnceMax)) {
      throw new AppError(
        "rate_limited",
        `Ya estamos leyendo ${atOnceMax} webs para ti. Espera a que terminen.`,
        { retryAfterSeconds: 10 },
      );
    }
    if (this.#running >= allMax) {
      throw new AppError(
        "unavailable",
        "Ahora mismo estamos leyendo muchas webs. Prueba otra vez en unos segundos.",
        { retryAfterSeconds: 5 },
      );
    }
    this.#running += 1;
    for (const name of names) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      for (const name of names) {
        const left = (this.#counts.get(name) ?? 1) - 1;
        if (left > 0) this.#counts.set(name, left);
        else this.#counts.delete(name);
      }
    }
  }
}
