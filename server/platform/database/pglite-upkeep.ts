import { setTimeout as delay } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";

/** Nothing else runs meanwhile, and what has gathered is what it has to write. */
const checkpointEveryMs = 60_000;
const vacuumEveryMs = 20 * 60_000;
/** So long upkeep that is due waits for a moment in which nobody is being answered. */
const patienceMs = 5 * 60_000;
/** Nobody is being answered when the engine has not been asked for so long. */
const calmMs = 200;
const calmLookMs = 50;

/**
 * The engine has neither a checkpointer nor autovacuum. Goes on until the signal.
 * @param idleMs how long nobody has asked the engine for anything
 */
export function keepTidy(
  engine: Pick<PGlite, "exec" | "query">,
  idleMs: () => number,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): void {
  const every = async (ms: number, work: (rest: () => Promise<void>) => Promise<unknown>) => {
    while (!signal.aborted) {
      await delay(ms, undefined, { signal, ref: false });
      const latestAtMs = performance.now() + patienceMs;
      try {
        await work(() => untilCalm(idleMs, latestAtMs - performance.now(), signal));
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
    }
  };
  const ended = () => undefined;
  every(checkpointEveryMs, async (rest) => {
    await rest();
    await engine.exec("checkpoint");
  }).catch(ended);
  every(vacuumEveryMs, (rest) => vacuum(engine, rest)).catch(ended);
}

/** Resolves when nobody is being answered, or after `atMostMs`. Rejects on abort. */
export async function untilCalm(
  idleMs: () => number,
  atMostMs: number,
  signal: AbortSignal,
): Promise<void> {
  const latestAtMs = performance.now() + atMostMs;
  while (idleMs() < calmMs && performance.now() < latestAtMs) {
    await delay(calmLookMs, undefined, { signal, ref: false });
  }
}

/** Table by table, as autovacuum does: whoever comes meanwhile comes in between two of them. */
async function vacuum(
  engine: Pick<PGlite, "exec" | "query">,
  rest: () => Promise<void>,
): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'm', 'p') and relpersistence <> 't' order by relname`,
  );
  for (const { name } of rows) {
    await rest();
    await engine.exec(`vacuum (analyze) ${name}`);
  }
}
