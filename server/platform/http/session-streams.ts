import type { Log } from "../log.ts";

/** As often as readers of another process's reply ask for it. */
const lookEveryMs = 1_000;

export interface SessionStreamsOptions {
  /** Which of these sessions are still open. */
  openAmong: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  log: Log;
}

/**
 * Ends streams with the session that opened them, wherever that was ended. The database is asked once
 * a second for all streams of this process, and not at all while there are none.
 */
export class SessionStreams {
  readonly #options: SessionStreamsOptions;
  readonly #streams = new Map<string, Set<AbortController>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SessionStreamsOptions) {
    this.#options = options;
  }

  /** Aborts `stream` soon after its session is over, unless it has ended before. */
  watch(stream: AbortController, sessionId: string): void {
    if (stream.signal.aborted) return;
    const ofSession = this.#streams.get(sessionId) ?? new Set();
    this.#streams.set(sessionId, ofSession.add(stream));
    const leave = () => {
      ofSession.delete(stream);
      if (ofSession.size === 0) this.#streams.delete(sessionId);
    };
    stream.signal.addEventListener("abort", leave, { once: true });
    this.#timer ??= this.#later();
  }

  /** It keeps no process alive: the streams do. */
  #later(): NodeJS.Timeout {
    return setTimeout(() => this.#look(), lookEveryMs).unref();
  }

  async #look(): Promise<void> {
    if (this.#streams.size > 0) await this.#endWithSessions();
    this.#timer = this.#streams.size > 0 ? this.#later() : undefined;
  }

  async #endWithSessions(): Promise<void> {
    const { openAmong, log } = this.#options;
    // Streams that are opened meanwhile are looked at the next time.
    const asked = [...this.#streams.keys()];
    try {
      const open = await openAmong(asked);
      const over = asked.filter((sessionId) => !open.has(sessionId));
      for (const sessionId of over) {
        for (const stream of [...(this.#streams.get(sessionId) ?? [])]) stream.abort();
      }
    } catch (error) {
      // A database that restarts must not cut everybody's replies: it is asked again.
      if (this.#streams.size > 0) log.warn({ error }, "Sessions of open streams were not read");
    }
  }
}
