import { setImmediate as nextTurn } from "node:timers/promises";
import type { SandboxContext } from "./context.ts";
import { runInTransaction } from "./run-in-transaction.ts";
import type { Stored } from "./store.ts";

/** Runs when an object is due. It must change or clear the due time. */
export type DueStep = (context: SandboxContext, object: Stored) => void;

/** Steps by type of object. */
export type DueSteps = Record<string, DueStep>;

/** Steps per batch; other requests run between batches. */
const stepsAtOnce = 200;
const maxTurns = 5_000;

/**
 * Runs one batch of the steps that are due on a clock (null: the common one) up to a moment, in
 * order. Each step runs at its own due time and in its own transaction. Returns whether all are done.
 */
export function runDue(
  context: SandboxContext,
  steps: DueSteps,
  { clock = null, untilSeconds }: { clock?: string | null; untilSeconds: number },
): boolean {
  for (let count = 0; count < stepsAtOnce; count += 1) {
    const next = context.store.nextDue(clock, untilSeconds);
    if (!next) return true;
    const step = steps[next.object.object];
    if (!step) throw new Error(`nothing is known to happen to ${next.object.object}`);
    context.atSeconds(next.due, () =>
      runInTransaction(context, null, () => step(context, next.object)),
    );
  }
  return false;
}

/** Moves the common clock forward and runs all due steps; resolves with the new time. */
export async function advanceClock(
  context: SandboxContext,
  steps: DueSteps,
  seconds: number,
): Promise<number> {
  // The clock moves first: if the process dies half-way, the remaining steps run after a restart.
  context.shiftClock(seconds);
  const untilSeconds = context.nowSeconds();
  for (let turn = 0; turn < maxTurns; turn += 1) {
    if (runDue(context, steps, { untilSeconds })) return context.nowSeconds();
    await nextTurn();
  }
  throw new Error(`more than ${maxTurns * stepsAtOnce} steps were due at once`);
}
