import { ConcurrencyLimit } from "#server/platform/concurrency-limit.ts";
import { AppError } from "#server/platform/errors.ts";

const atOnceMax = 3;
const allMax = 12;

/** Who is having sites read right now in this process: three at once for each person and address, twelve in all. */
export class RunningReadings {
  readonly #limit = new ConcurrencyLimit(allMax);

  /**
   * Runs the work while each of these names holds a place.
   * @throws AppError `rate_limited` when one of them has three running, `unavailable` when all places are taken
   */
  async during<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
    const place = this.#limit.tryAcquire(names.map((subject) => ({ subject, max: atOnceMax })));
    if (place.full) throw refusals[place.full]();
    try {
      return await work();
    } finally {
      place.release();
    }
  }
}

const refusals = {
  subject: () =>
    new AppError(
      "rate_limited",
      `Ya estamos leyendo ${atOnceMax} webs para ti. Espera a que terminen.`,
      { retryAfterSeconds: 10 },
    ),
  all: () =>
    new AppError(
      "unavailable",
      "Ahora mismo estamos leyendo muchas webs. Prueba otra vez en unos segundos.",
      { retryAfterSeconds: 5 },
    ),
};
