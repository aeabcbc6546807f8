import assert from "node:assert/strict";
import { test } from "node:test";
import { Semaphore } from "./semaphore.ts";

const full = new Error("full");
const semaphoreOf = (permits: number, waitingAtMost = 10) =>
  new Semaphore({ permits, waitingMax: waitingAtMost, refusal: () => full });

/** Work that runs until `end` is called, and its outcome. */
function heldWork(semaphore: Semaphore, signal?: AbortSignal) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const state = { began: false };
  const work = async () => {
    state.began = true;
    await promise;
  };
  const outcome = semaphore.run(work, signal).then(
    () => "done",
    (error) => error,
  );
  return { state, end, outcome };
}

test("permits are given in order, and an aborted waiter is skipped", async () => {
  const semaphore = semaphoreOf(2);
  const gone = new AbortController();
  const first = heldWork(semaphore);
  const second = heldWork(semaphore);
  const third = heldWork(semaphore, gone.signal);
  const fourth = heldWork(semaphore);
  const fifth = heldWork(semaphore);
  gone.abort();
  assert.equal(await third.outcome, full);
  second.end();
  await second.outcome;
  assert.deepEqual(
    [first, third, fourth, fifth].map(({ state }) => state.began),
    [true, false, true, false],
  );
  for (const { end } of [first, fourth, fifth]) end();
  const ends = [first, fourth, fifth].map(({ outcome }) => outcome);
  assert.deepEqual(await Promise.all(ends), ["done", "done", "done"]);
});

test("an aborted caller gets no permit, and failed work releases its permit", async () => {
  const semaphore = semaphoreOf(1, 1);
  await assert.rejects(
    semaphore.run(async () => "late", AbortSignal.abort()),
    full,
  );
  const fault = new Error("of the work");
  await assert.rejects(
    semaphore.run(async () => {
      throw fault;
    }),
    fault,
  );
  const running = heldWork(semaphore);
  const waiting = heldWork(semaphore);
  assert.equal(await heldWork(semaphore).outcome, full);
  running.end();
  waiting.end();
  assert.deepEqual(await Promise.all([running.outcome, waiting.outcome]), ["done", "done"]);
  assert.equal(await semaphore.run(async () => "again"), "again");
});
