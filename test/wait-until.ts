import { setTimeout as delay } from "node:timers/promises";
import { withTimeout } from "#server/platform/deadline.ts";

/** Longer than a job may run: a hung one is ended and retried within it. */
export const waitTimeoutMs = 240_000;

const shortestPauseMs = 20;
const longestPauseMs = 1_000;

/**
 * Waits until `check` no longer throws; after `withinMs` its last error is thrown. The pauses get longer,
 * so that checking does not slow down what takes long.
 */
export async function eventually<T>(check: () => Promise<T>, withinMs = waitTimeoutMs): Promise<T> {
  const began = Date.now();
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() - began > withinMs) throw error;
      await pause(began);
    }
  }
}

/** Waits until `look` returns something and returns it; an error that it throws ends the wait. */
export async function until<T>(
  look: () => T | Promise<T>,
  withinMs = waitTimeoutMs,
): Promise<Exclude<T, false | null | undefined>> {
  const began = Date.now();
  for (;;) {
    const found = await look();
    if (found) return found as Exclude<T, false | null | undefined>;
    if (Date.now() - began > withinMs)
      throw new Error(`Not so within ${withinMs / 1_000} s: ${look}`);
    await pause(began);
  }
}

/** Rejects when `work` takes longer than `ms`. */
export function rejectAfter<T>(ms: number, work: Promise<T>): Promise<T> {
  return withTimeout(ms, () => new Error(`Not over within ${ms / 1_000} s`), work);
}

const pause = (began: number) =>
  delay(Math.min(longestPauseMs, Math.max(shortestPauseMs, (Date.now() - began) / 8)));
