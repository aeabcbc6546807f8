/** `unsaved`: the last try failed and there will be another. */
export type KeepState = "idle" | "saving" | "saved" | "unsaved";

interface KeeperSettings<Draft> {
  /** `leaving`: the page is going away; the request must outlive it. */
  save: (draft: Draft, options: { leaving: boolean }) => Promise<unknown>;
  onState: (state: KeepState) => void;
  /** From the last change to saving it. */
  delayMs?: number;
  retryMs?: number;
}

/**
 * Keeps the latest draft on the server: a pause after typing, one request at a time, the newest
 * wins, and a failure is tried again.
 */
export function createDraftKeeper<Draft>({
  save,
  onState,
  delayMs = 800,
  retryMs = 8_000,
}: KeeperSettings<Draft>) {
  let waiting: Draft | undefined;
  let travelling: Draft | undefined;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  async function sendAll(): Promise<void> {
    while (waiting !== undefined && !held) {
      travelling = waiting;
      waiting = undefined;
      onState("saving");
      try {
        await save(travelling, { leaving: false });
        if (waiting === undefined) onState("saved");
      } catch {
        // Whatever the reason, the person keeps typing and we keep trying.
        waiting ??= travelling;
        onState("unsaved");
        if (!held) timer = setTimeout(flush, retryMs);
        return;
      } finally {
        travelling = undefined;
      }
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  return {
    change(draft: Draft): void {
      waiting = draft;
      if (held) return;
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    /** Saves now what is waiting. */
    flush,
    /** The page is going away: sends once more what the server may not have. */
    leave(): void {
      const draft = waiting ?? travelling;
      // Nobody is left to tell when this fails.
      if (draft !== undefined && !held) save(draft, { leaving: true }).catch(() => undefined);
    },
    /** Nothing is sent from here on; resolves when nothing is under way. */
    async hold(): Promise<void> {
      held = true;
      clearTimeout(timer);
      await sending;
    },
    resume(): void {
      held = false;
      if (waiting !== undefined) void flush();
    },
  };
}

export type DraftKeeper<Draft> = ReturnType<typeof createDraftKeeper<Draft>>;
