/** Of whom not too much may go on at once: a person, an address. */
export interface LimitedSubject {
  subject: string;
  max: number;
}

/** A place that was taken; `full` says of what there was none, of one of the subjects or of all. */
export type Place = { full?: undefined; release: () => void } | { full: "subject" | "all" };

/** Counts what goes on at once in this process, in all and for each subject. Nobody waits. */
export class ConcurrencyLimit {
  readonly #max: number;
  readonly #bySubject = new Map<string, number>();
  #running = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Takes a place of all and one of each subject, or none. Release it once. */
  tryAcquire(subjects: readonly LimitedSubject[]): Place {
    if (subjects.some(({ subject, max }) => this.#runningOf(subject) >= max)) {
      return { full: "subject" };
    }
    if (this.#running >= this.#max) return { full: "all" };
    this.#running += 1;
    for (const { subject } of subjects) {
      this.#bySubject.set(subject, this.#runningOf(subject) + 1);
    }
    return { release: () => this.#release(subjects) };
  }

  #release(subjects: readonly LimitedSubject[]): void {
    this.#running -= 1;
    for (const { subject } of subjects) {
      const left = this.#runningOf(subject) - 1;
      if (left > 0) this.#bySubject.set(subject, left);
      else this.#bySubject.delete(subject);
    }
  }

  #runningOf(subject: string): number {
    return this.#bySubject.get(subject) ?? 0;
  }
}
