import assert from "node:assert/strict";
import { test } from "node:test";
import { Semaphore } from "./semaphore.ts";

const patient = () => new AbortController();

test("turns go to who came first, and who has gone away keeps nobody waiting", async () => {
  const semaphore = new Semaphore(2);
  const [first, second, third, fourth] = [patient(), patient(), patient(), patient()];
  assert.deepEqual(
    await Promise.all([semaphore.acquire(first.signal), semaphore.acquire(second.signal)]),
    [true, true],
  );
  const told: string[] = [];
  const waiting = [third, fourth].map(async ({ signal }, at) => {
    const got = await semaphore.acquire(signal);
    told.push(`${["third", "fourth"][at]} ${got}`);
  });
  third.abort();
  semaphore.release();
  await Promise.all(waiting);
  assert.deepEqual(told, ["third false", "fourth true"]);
  assert.equal(await semaphore.acquire(AbortSignal.abort()), false);
  semaphore.release();
  semaphore.release();
  // As many as at first, and no more.
  assert.deepEqual(
    await Promise.all([semaphore.acquire(first.signal), semaphore.acquire(first.signal)]),
    [true, true],
  );
  const late = patient();
  const refused = semaphore.acquire(late.signal);
  late.abort();
  assert.equal(await refused, false);
});
