import { ConcurrencyLimit, type LimitedSubject } from "../concurrency-limit.ts";
import { AppError } from "../errors.ts";

/** How many there may be, and what one more is told. */
export interface StreamLimit {
  max: number;
  message: string;
  retryAfterSeconds: number;
}

/** Streams of events that are open in this process: whoever opens too many is told to wait or ask. */
export class OpenStreams {
  readonly #limit: ConcurrencyLimit;
  readonly #tooMany: () => AppError;

  constructor({ max, message, retryAfterSeconds }: StreamLimit) {
    this.#limit = new ConcurrencyLimit(max);
    this.#tooMany = () => new AppError("rate_limited", message, { retryAfterSeconds });
  }

  /**
   * Takes a place until the reader has gone.
   * @throws AppError `rate_limited` when there is none, of all or of one of these
   */
  take(subjects: readonly LimitedSubject[], signal: AbortSignal): void {
    if (signal.aborted) return;
    const place = this.#limit.tryAcquire(subjects);
    if (place.full) throw this.#tooMany();
    signal.addEventListener("abort", place.release, { once: true });
  }
}
