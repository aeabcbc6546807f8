import type { PGlite } from "@electric-sql/pglite";

/** What queries may take of one turn of the event loop before timers, sockets and others have theirs. */
const turnMs = 4;

/**
 * The engine computes on this thread, and whoever waits for it goes on in a microtask: of a hundred
 * queries in a row none would let the event loop turn before the last. So each message to the engine
 * waits for the next turn once this one has had its share. Where the engine is locked for a query or
 * a transaction it stays so meanwhile.
 */
export function shareEventLoop(engine: Pick<PGlite, "execProtocolRaw">): void {
  const execute = engine.execProtocolRaw.bind(engine);
  let turnEndsAtMs: number | undefined;
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
    return execute(...message);
  };
}
