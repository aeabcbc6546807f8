import { ConcurrencyLimit } from "#server/platform/concurrency-limit.ts";
import { AppError } from "#server/platform/errors.ts";

const perSubjectMax = 3;
const totalMax = 12;

/** Limits simultaneous site readings in this process: three per person and IP address, twelve in all. */
export class ReadingLimiter {
  readonly #limit = new ConcurrencyLimit(totalMax);

  /**
   * Runs the work while it occupies one of each subject's places.
   * @throws AppError `rate_limited` when a subject has three running, `unavailable` when all places are taken
   */
  async runLimited<T>(subjects: readonly string[], work: () => Promise<T>): Promise<T> {
    const place = this.#limit.tryAcquire(
      subjects.map((subject) => ({ subject, max: perSubjectMax })),
    );
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
      `Ya estamos leyendo ${perSubjectMax} webs para ti. Espera a que terminen.`,
      { retryAfterSeconds: 10 },
    ),
  all: () =>
    new AppError(
      "unavailable",
      "Ahora mismo estamos leyendo muchas webs. Prueba otra vez en unos segundos.",
      { retryAfterSeconds: 5 },
    ),
};
