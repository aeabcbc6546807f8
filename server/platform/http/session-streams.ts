import type { Log } from "../log.ts";

/** The same interval as for replies that another process writes. */
const checkEveryMs = 1_000;

export interface SessionStreamsOptions {
  /** Which of these sessions are still open. */
  filterOpenSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  log: Log;
}

/**
 * Ends event streams when their session ends, in whichever process it was ended. Asks the database once
 * a second for all streams of this process, and not at all while there are none.
 */
export class SessionStreams {
  readonly #options: SessionStreamsOptions;
  readonly #streams = new Map<string, Set<AbortController>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SessionStreamsOptions) {
    this.#options = options;
  }

  /** Aborts `stream` within about a second after its session has ended. */
  watch(stream: AbortController, sessionId: string): void {
    if (stream.signal.aborted) return;
    const ofSession = this.#streams.get(sessionId) ?? new Set();
    this.#streams.set(sessionId, ofSession.add(stream));
    const leave = () => {
      ofSession.delete(stream);
      if (ofSession.size === 0) this.#streams.delete(sessionId);
    };
    stream.signal.addEventListener("abort", leave, { once: true });
    this.#timer ??= this.#scheduleCheck();
  }

  /** Unreferenced: the streams themselves keep the process alive. */
  #scheduleCheck(): NodeJS.Timeout {
    return setTimeout(() => this.#check(), checkEveryMs).unref();
  }

  async #check(): Promise<void> {
    if (this.#streams.size > 0) await this.#endStreamsOfEndedSessions();
    this.#timer = this.#streams.size > 0 ? this.#scheduleCheck() : undefined;
  }

  async #endStreamsOfEndedSessions(): Promise<void> {
    const { filterOpenSessions, log } = this.#options;
    // Streams opened during the query are checked next time.
    const sessionIds = [...this.#streams.keys()];
    try {
      const open = await filterOpenSessions(sessionIds);
      const ended = sessionIds.filter((sessionId) => !open.has(sessionId));
      for (const sessionId of ended) {
        for (const stream of [...(this.#streams.get(sessionId) ?? [])]) stream.abort();
      }
    } catch (error) {
      // A restarting database must not end all streams; the next check asks again.
      if (this.#streams.size > 0) log.warn({ error }, "Sessions of open streams were not read");
    }
  }
}
