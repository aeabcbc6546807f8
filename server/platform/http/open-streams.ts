import { AppError } from "../errors.ts";

/** Of whom not too many streams may be open: an order, an address. */
export interface StreamSubject {
  subject: string;
  max: number;
}

/** Streams of events that are open in this process: whoever opens too many is told to ask instead. */
export class OpenStreams {
  readonly #max: number;
  readonly #ofOne = new Map<string, number>();
  #open = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Takes a place until the reader has gone.
   * @throws AppError `rate_limited` when there is none, of all or of one of these
   */
  take(subjects: readonly StreamSubject[], signal: AbortSignal): void {
    if (signal.aborted) return;
    const isFull = subjects.some(({ subject, max }) => this.#countOf(subject) >= max);
    if (this.#open >= this.#max || isFull) throw tooMany();
    this.#open += 1;
    for (const { subject } of subjects) this.#ofOne.set(subject, this.#countOf(subject) + 1);
    signal.addEventListener("abort", () => this.#leave(subjects), { once: true });
  }

  #leave(subjects: readonly StreamSubject[]): void {
    this.#open -= 1;
    for (const { subject } of subjects) {
      const left = this.#countOf(subject) - 1;
      if (left > 0) this.#ofOne.set(subject, left);
      else this.#ofOne.delete(subject);
    }
  }

  #countOf(subject: string): number {
    return this.#ofOne.get(subject) ?? 0;
  }
}

const tooMany = () =>
  new AppError(
    "rate_limited",
    "Esta página está abierta en demasiados sitios para avisarte al momento: se actualiza cada pocos segundos",
    { retryAfterSeconds: 60 },
  );
