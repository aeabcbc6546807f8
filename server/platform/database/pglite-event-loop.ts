import { setTimeout as delay } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** What queries may take of one turn of the event loop before timers, sockets and others have theirs. */
const turnMs = 4;
/** Nobody is being answered when the engine has not been asked for so long. */
const calmMs = 200;
const calmLookMs = 50;

export interface EngineCalm {
  /** Resolves when nobody is being answered, or after `atMostMs`. Rejects on abort. */
  wait(atMostMs: number, signal: AbortSignal): Promise<void>;
}

/**
 * The engine computes on this thread, and whoever waits for it goes on in a microtask: of a hundred
 * queries in a row none would let the event loop turn before the last. So each message to the engine
 * waits for the next turn once this one has had its share. Where the engine is locked for a query or
 * a transaction it stays so meanwhile.
 */
export function shareEventLoop(engine: Pick<PGlite, "execProtocolRaw">): EngineCalm {
  const execute = engine.execProtocolRaw.bind(engine);
  let turnEndsAtMs: number | undefined;
  let askedAtMs = performance.now();
  const endTurn = () => {
    turnEndsAtMs = undefined;
  };
  engine.execProtocolRaw = async (...message) => {
    while (turnEndsAtMs !== undefined && performance.now() >= turnEndsAtMs) {
      await new Promise(setImmediate);
    }
    if (turnEndsAtMs === undefined) {
      turnEndsAtMs = performance.now() + turnMs;
      setImmediate(endTurn);
    }
    askedAtMs = performance.now();
    return execute(...message);
  };
  return {
    async wait(atMostMs, signal) {
      const latestAtMs = performance.now() + atMostMs;
      for (;;) {
        const nowMs = performance.now();
        if (nowMs - askedAtMs >= calmMs || nowMs >= latestAtMs) return;
        await delay(calmLookMs, undefined, { signal, ref: false });
      }
    },
  };
}
