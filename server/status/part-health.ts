import type { PartState } from "#shared/status.ts";

/** What went well says something for a day, what failed for an hour: then nobody has tried again. */
const okForMs = 24 * 3_600_000;
const problemsForMs = 3_600_000;

/** How a part of the service fares, by what became of what it was asked for. */
export class PartHealth {
  readonly #now: () => Date;
  readonly #mostFailures: number;
  #failures = 0;
  #okSince: Date | null = null;
  #failingSince: Date | null = null;
  #lastAt: Date | null = null;

  /** @param options.mostFailures in a row that are still an accident */
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
