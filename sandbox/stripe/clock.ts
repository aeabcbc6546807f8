import { setImmediate as nextTurn } from "node:timers/promises";
import { perform } from "./perform.ts";
import type { Stored } from "./store.ts";
import type { World } from "./world.ts";

/** What happens to an object when its time comes; it must move or clear what is due. */
export type DueStep = (world: World, object: Stored) => void;

/** By kind of object. */
export type DueSteps = Record<string, DueStep>;

/** Other requests get their turn after so many. */
const stepsAtOnce = 200;
const maxTurns = 5_000;

/**
 * Runs what is due on a clock (null: the common one) up to a moment, in order, each step as of its
 * own moment and in its own transaction. Returns whether that was all; a few hundred at a time.
 */
export function runDue(
  world: World,
  steps: DueSteps,
  { clock = null, untilSeconds }: { clock?: string | null; untilSeconds: number },
): boolean {
  for (let count = 0; count < stepsAtOnce; count += 1) {
    const next = world.store.nextDue(clock, untilSeconds);
    if (!next) return true;
    const step = steps[next.object.object];
    if (!step) throw new Error(`nothing is known to happen to ${next.object.object}`);
    world.atSeconds(next.due, () => perform(world, null, () => step(world, next.object)));
  }
  return false;
}

/** Moves the common clock forward and runs what became due; resolves with the new time. */
export async function advanceClock(
  world: World,
  steps: DueSteps,
  seconds: number,
): Promise<number> {
  // First the clock: should the process die half-way, the rest is overdue and follows.
  world.shiftClock(seconds);
  const untilSeconds = world.nowSeconds();
  for (let turn = 0; turn < maxTurns; turn += 1) {
    if (runDue(world, steps, { untilSeconds })) return world.nowSeconds();
    await nextTurn();
  }
  throw new Error(`more than ${maxTurns * stepsAtOnce} steps were due at once`);
}
