import type { PartState } from "#shared/status.ts";

/** A success counts for a day; a failure for an hour, because without traffic nobody has tried again. */
const okForMs = 24 * 3_600_000;
const problemsForMs = 3_600_000;

/** Health of a part of the service, derived from the results of real requests. */
export class PartHealth {
  readonly #now: () => Date;
  readonly #mostFailures: number;
  #failures = 0;
  #okSince: Date | null = null;
  #failingSince: Date | null = null;
  #lastAt: Date | null = null;

  /** @param options.mostFailures consecutive failures that are tolerated */
  constructor(now: () => Date, { mostFailures = 1 }: { mostFailures?: number } = {}) {
    this.#now = now;
    this.#mostFailures = mostFailures;
  }

  succeeded(): void {
    const at = this.#now();
    if (this.#okSince === null || this.#hasProblems()) this.#okSince = at;
    this.#failures = 0;
    this.#failingSince = null;
    this.#lastAt = at;
  }

  failed(): void {
    const at = this.#now();
    this.#failures += 1;
    this.#failingSince ??= at;
    this.#lastAt = at;
  }

  read(): { state: PartState; since: Date | null } {
    const idleMs = this.#lastAt ? this.#now().getTime() - this.#lastAt.getTime() : okForMs + 1;
    if (this.#hasProblems() && idleMs <= problemsForMs) {
      return { state: "problems", since: this.#failingSince };
    }
    if (!this.#hasProblems() && this.#okSince && idleMs <= okForMs) {
      return { state: "ok", since: this.#okSince };
    }
    return { state: "unknown", since: null };
  }

  #hasProblems(): boolean {
    return this.#failures > this.#mostFailures;
  }
}
