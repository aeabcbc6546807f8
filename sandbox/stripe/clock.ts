import { perform } from "./perform.ts";
import type { Stored } from "./store.ts";
import type { World } from "./world.ts";

/** What happens to an object when its time comes; it must move or clear what is due. */
export type DueStep = (world: World, object: Stored) => void;

/** By kind of object. */
export type DueSteps = Record<string, DueStep>;

const maxSteps = 100_000;

/**
 * Runs everything due on a clock (null: the common one) up to a moment, in order, each step as of
 * its own moment and in its own transaction. Returns how many steps ran.
 */
export function runDue(
  world: World,
  steps: DueSteps,
  { clock = null, untilSeconds }: { clock?: string | null; untilSeconds: number },
): number {
  for (let count = 0; count < maxSteps; count += 1) {
    const next = world.store.nextDue(clock, untilSeconds);
    if (!next) return count;
    const step = steps[next.object.object];
    if (!step) throw new Error(`nothing is known to happen to ${next.object.object}`);
    world.atSeconds(next.due, () => perform(world, null, () => step(world, next.object)));
  }
  throw new Error(`more than ${maxSteps} steps were due at once`);
}

/** Moves the common clock forward and runs what became due; returns the new time. */
export function advanceClock(world: World, steps: DueSteps, seconds: number): number {
  // First the clock: should the process die half-way, the rest is overdue and follows.
  world.shiftClock(seconds);
  runDue(world, steps, { untilSeconds: world.nowSeconds() });
  return world.nowSeconds();
}
