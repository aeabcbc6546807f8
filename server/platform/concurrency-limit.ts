/** A person or an address, and how many operations it may run at once. */
export interface LimitedSubject {
  subject: string;
  max: number;
}

/** A granted place, or which limit is full: that of one subject or the overall one. */
export type AcquireResult = { full?: undefined; release: () => void } | { full: "subject" | "all" };

/** Counts concurrent operations of this process, overall and per subject. A full limit refuses; it does not queue. */
export class ConcurrencyLimit {
  readonly #max: number;
  readonly #bySubject = new Map<string, number>();
  #running = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Takes one overall place and one for each subject, or none at all. Call `release` once. */
  tryAcquire(subjects: readonly LimitedSubject[]): AcquireResult {
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
