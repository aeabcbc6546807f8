/** `unsaved`: the last attempt failed and will be retried. */
export type SaveState = "idle" | "saving" | "saved" | "unsaved";

interface KeeperSettings<Draft> {
  /** `leaving`: the page is being closed and the request must outlive it. */
  save: (draft: Draft, options: { leaving: boolean }) => Promise<unknown>;
  onState: (state: SaveState) => void;
  /** Delay between the last change and saving. */
  delayMs?: number;
  retryMs?: number;
}

/**
 * Saves the latest draft to the server: debounced, one request at a time, retried after a failure.
 */
export function createDraftSaver<Draft>({
  save,
  onState,
  delayMs = 800,
  retryMs = 8_000,
}: KeeperSettings<Draft>) {
  let unsent: Draft | undefined;
  let inFlight: Draft | undefined;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;

  async function sendAll(): Promise<void> {
    while (unsent !== undefined && !isPaused) {
      inFlight = unsent;
      unsent = undefined;
      onState("saving");
      try {
        await save(inFlight, { leaving: false });
        if (unsent === undefined) onState("saved");
      } catch {
        // Retry whatever the reason is: the person is still typing.
        unsent ??= inFlight;
        onState("unsaved");
        if (!isPaused) timer = setTimeout(flush, retryMs);
        return;
      } finally {
        inFlight = undefined;
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
      unsent = draft;
      if (isPaused) return;
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    /** Saves the unsent draft now. */
    flush,
    /** The page is being closed: sends any draft the server has not confirmed. */
    leave(): void {
      const draft = unsent ?? inFlight;
      // The page is closed, so a failure cannot be shown.
      if (draft !== undefined && !isPaused) save(draft, { leaving: true }).catch(() => undefined);
    },
    /** Stops saving until `resume`; resolves when no request is under way. */
    async pause(): Promise<void> {
      isPaused = true;
      clearTimeout(timer);
      await sending;
    },
    resume(): void {
      isPaused = false;
      if (unsent !== undefined) void flush();
    },
  };
}

export type DraftSaver<Draft> = ReturnType<typeof createDraftSaver<Draft>>;
