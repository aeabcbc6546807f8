import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { FairQueue, type TakenTask } from "./fair-queue.ts";

const callers = ["a", "b", "c"];

test("A caller gets all its results in its own order, whatever is resolved, requeued or rejected", async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant("ask" as const), caller: fc.constantFrom(...callers) }),
    fc.record({ do: fc.constant("take" as const) }),
    fc.record({ do: fc.constantFrom("resolve", "requeue", "reject"), which: fc.nat(9) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const queue = new FairQueue<number, number>();
      const taken: TakenTask<number, number>[] = [];
      const received: Record<string, number[]> = { a: [], b: [], c: [] };
      const asked: Record<string, number[]> = { a: [], b: [], c: [] };
      const rejected: number[] = [];
      const all: Promise<void>[] = [];
      for (const [at, one] of steps.entries()) {
        if ("caller" in one) {
          const { settled } = queue.add(one.caller, at);
          asked[one.caller]!.push(at);
          const receive = (value: number) => void received[one.caller]!.push(value);
          all.push(settled.then(receive, () => void rejected.push(at)));
        } else if (one.do === "take") {
          const one = queue.next();
          if (one) taken.push(one);
        } else if ("which" in one && taken.length > 0) {
          const [held] = taken.splice(one.which % taken.length, 1);
          if (one.do === "resolve") held!.resolve(held!.task);
          else if (one.do === "requeue") held!.requeue();
          else held!.reject(new Error("rejected"));
        }
      }
      for (const one of taken) one.resolve(one.task);
      for (let one = queue.next(); one; one = queue.next()) one.resolve(one.task);
      await Promise.all(all);
      for (const caller of callers) {
        const expected = asked[caller]!.filter((number) => !rejected.includes(number));
        assert.deepEqual(received[caller], expected);
      }
      assert.equal(queue.waiting, 0);
    }),
  );
});

test("No caller gets a second task while another waits for its first", () => {
  const perCaller = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(perCaller, (counts) => {
      const queue = new FairQueue<number, number>();
      for (const [caller, count] of counts.entries()) {
        for (let at = 0; at < count; at++) {
          queue.add(`${caller}`, caller).settled.catch(() => undefined);
        }
      }
      const had = counts.map(() => 0);
      for (let one = queue.next(); one; one = queue.next()) {
        const caller = one.task;
        had[caller]!++;
        const waiting = had.filter((count, at) => count < counts[at]!);
        assert.ok(waiting.every((count) => count >= had[caller]! - 1));
      }
      assert.deepEqual(had, counts);
    }),
  );
});

test("A held caller is skipped and keeps its place", () => {
  const queue = new FairQueue<number, number>();
  queue.add("a", 1);
  queue.add("b", 2);
  const take = (held: string) => queue.next((caller) => caller === held)?.task;
  assert.deepEqual([take("a"), take("a"), take("b")], [2, undefined, 1]);
});

test("Of the caller whose turn it is, the chosen task is taken, and all come in their order", async () => {
  const queue = new FairQueue<number, number>();
  const received: number[] = [];
  const all = [3, 1, 2].map((task) =>
    queue.add("a", task).settled.then((value) => received.push(value)),
  );
  const smallest = (tasks: readonly number[]) => tasks.indexOf(Math.min(...tasks));
  const taken = [1, 2, 3].map(() => queue.next(undefined, smallest)!);
  assert.deepEqual(
    taken.map(({ task }) => task),
    [1, 2, 3],
  );
  for (const { task, resolve } of taken) resolve(task);
  await Promise.all(all);
  assert.deepEqual(received, [3, 1, 2]);
});
