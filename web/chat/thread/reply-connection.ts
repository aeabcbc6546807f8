import type { ReplyEvent } from "#shared/chat.ts";
import { CallError } from "#web/lib/call.ts";

/** State of the connection that delivers the reply being written. */
export type ConnectionState = "live" | "retrying" | "crowded" | "offline" | "lost";

/** Delays between attempts; after the last one the person has to reconnect. */
export const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000] as const;

export interface Network {
  /** Resolves after `ms`, or as soon as the browser is online again. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  isOffline: () => boolean;
}

interface ConnectionOptions extends Network {
  /** Opens the stream at the reply's current state. */
  open: () => AsyncIterable<ReplyEvent>;
  /** The server is writing the reply, so a refusal concerns only this reader. */
  hasBegun: () => boolean;
  onState: (link: ConnectionState) => void;
  signal: AbortSignal;
}

export function isFinalEvent({ type }: ReplyEvent): boolean {
  return type === "done" || type === "error";
}

/**
 * The events of a reply until its end, over as many connections as that takes. Throws a refusal of
 * the server, and the last failure after all attempts; returns when aborted.
 */
export async function* streamReplyEvents(options: ConnectionOptions): AsyncGenerator<ReplyEvent> {
  const { open, hasBegun, pause, onState, isOffline, signal } = options;
  let attempt = 0;
  let failure: unknown = connectionLost();
  for (;;) {
    try {
      for await (const event of open()) {
        if (signal.aborted) return;
        onState("live");
        if (event.type === "error" && event.code === "internal") break;
        if (event.type === "delta") attempt = 0;
        yield event;
        if (isFinalEvent(event)) return;
      }
      failure = connectionLost();
    } catch (error) {
      if (!isTemporary(error) && !(hasBegun() && isCrowded(error))) throw error;
      failure = error;
    }
    if (signal.aborted) return;
    const ms = retryDelaysMs[attempt];
    if (ms === undefined) {
      onState("lost");
      throw failure;
    }
    attempt += 1;
    onState(isOffline() ? "offline" : isCrowded(failure) ? "crowded" : "retrying");
    await pause(isCrowded(failure) ? Math.max(ms, failure.retryAfterMs ?? 0) : ms, signal);
    if (signal.aborted) return;
  }
}

function connectionLost(): CallError {
  const sentence = "Se ha perdido la conexión mientras llegaba la respuesta.";
  return new CallError(0, sentence, { message: sentence }, "network");
}

/** No answer, or one of a server that is starting: the same call may work in a moment. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status === 0 || (error.status >= 500 && error.userMessage === undefined);
}

/** The person follows too many replies at once; it works when another one has ended. */
function isCrowded(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 429;
}

export const browserNetwork: Network = {
  pause: pauseInBrowser,
  isOffline: () => !navigator.onLine,
};

/** Waits `ms`, or until the browser comes online; while it is offline, as long as that takes. */
function pauseInBrowser(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      if (navigator.onLine) end();
    }, ms);
    function end() {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    }
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
