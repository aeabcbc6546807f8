import { ConcurrencyLimit, type LimitedSubject } from "../concurrency-limit.ts";
import { AppError } from "../errors.ts";

/** The limit of open streams, and the answer to one stream too many. */
export interface StreamLimit {
  max: number;
  message: string;
  retryAfterSeconds: number;
}

/** Limits the event streams that are open in this process. */
export class OpenStreams {
  readonly #limit: ConcurrencyLimit;
  readonly #tooMany: () => AppError;

  constructor({ max, message, retryAfterSeconds }: StreamLimit) {
    this.#limit = new ConcurrencyLimit(max);
    this.#tooMany = () => new AppError("rate_limited", message, { retryAfterSeconds });
  }

  /**
   * Takes a place that is released when the signal aborts.
   * @throws AppError `rate_limited` when the overall limit or that of a subject is reached
   */
  take(subjects: readonly LimitedSubject[], signal: AbortSignal): void {
    if (signal.aborted) return;
    const place = this.#limit.tryAcquire(subjects);
    if (place.full) throw this.#tooMany();
    signal.addEventListener("abort", place.release, { once: true });
  }
}
