import { setTimeout as delay } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** Often, because a checkpoint blocks every query for as long as it writes what has accumulated. */
const checkpointEveryMs = 60_000;
const vacuumEveryMs = 20 * 60_000;
/** How long due upkeep waits for an idle moment. */
const waitForIdleMs = 5 * 60_000;
/** The engine counts as idle after this long without a request. */
const idleFromMs = 200;
const idleCheckMs = 50;

/**
 * Runs CHECKPOINT and VACUUM by timer until the signal aborts, because PGlite does neither by itself.
 * @param idleMs time since the last request to the engine
 */
export function runUpkeep(
  engine: Pick<PGlite, "exec" | "query">,
  idleMs: () => number,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): void {
  const every = async (
    ms: number,
    work: (waitUntilIdle: () => Promise<void>) => Promise<unknown>,
  ) => {
    while (!signal.aborted) {
      await delay(ms, undefined, { signal, ref: false });
      const latestAtMs = performance.now() + waitForIdleMs;
      try {
        await work(() => untilIdle(idleMs, latestAtMs - performance.now(), signal));
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
    }
  };
  const ignoreAbort = () => undefined;
  every(checkpointEveryMs, async (waitUntilIdle) => {
    await waitUntilIdle();
    await engine.exec("checkpoint");
  }).catch(ignoreAbort);
  every(vacuumEveryMs, (waitUntilIdle) => vacuum(engine, waitUntilIdle)).catch(ignoreAbort);
}

/** Resolves when the engine is idle, or after `atMostMs`. Rejects on abort. */
export async function untilIdle(
  idleMs: () => number,
  atMostMs: number,
  signal: AbortSignal,
): Promise<void> {
  const latestAtMs = performance.now() + atMostMs;
  while (idleMs() < idleFromMs && performance.now() < latestAtMs) {
    await delay(idleCheckMs, undefined, { signal, ref: false });
  }
}

/** Table by table, as autovacuum does, so that queries can run between two tables. */
async function vacuum(
  engine: Pick<PGlite, "exec" | "query">,
  waitUntilIdle: () => Promise<void>,
): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'm', 'p') and relpersistence <> 't' order by relname`,
  );
  for (const { name } of rows) {
    await waitUntilIdle();
    await engine.exec(`vacuum (analyze) ${name}`);
  }
}
