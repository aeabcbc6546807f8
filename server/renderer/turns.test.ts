import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Turn, Turns } from "./turns.ts";

const callers = ["a", "b", "c"];

test("Whatever is answered, put back or given up in whatever order, a caller hears in its own order and misses nothing", async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant("ask" as const), caller: fc.constantFrom(...callers) }),
    fc.record({ do: fc.constant("begin" as const) }),
    fc.record({ do: fc.constantFrom("answer", "putBack", "leave"), which: fc.nat(9) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const turns = new Turns<number, number>();
      const begun: Turn<number, number>[] = [];
      const heard: Record<string, number[]> = { a: [], b: [], c: [] };
      const asked: Record<string, number[]> = { a: [], b: [], c: [] };
      const left: number[] = [];
      const all: Promise<void>[] = [];
      for (const [at, one] of steps.entries()) {
        if ("caller" in one) {
          const { answered } = turns.add(one.caller, at);
          asked[one.caller]!.push(at);
          const hear = (value: number) => void heard[one.caller]!.push(value);
          all.push(answered.then(hear, () => void left.push(at)));
        } else if (one.do === "begin") {
          const turn = turns.next();
          if (turn) begun.push(turn);
        } else if ("which" in one && begun.length > 0) {
          const [turn] = begun.splice(one.which % begun.length, 1);
          if (one.do === "answer") turn!.answer(turn!.work);
          else if (one.do === "putBack") turn!.putBack();
          else turn!.leave(new Error("left"));
        }
      }
      for (const turn of begun) turn.answer(turn.work);
      for (let turn = turns.next(); turn; turn = turns.next()) turn.answer(turn.work);
      await Promise.all(all);
      for (const caller of callers) {
        const expected = asked[caller]!.filter((number) => !left.includes(number));
        assert.deepEqual(heard[caller], expected);
      }
      assert.equal(turns.waiting, 0);
    }),
  );
});

test("Nobody has a second turn while another waits for a first", () => {
  const perCaller = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(perCaller, (counts) => {
      const turns = new Turns<number, number>();
      for (const [caller, count] of counts.entries()) {
        for (let at = 0; at < count; at++) {
          turns.add(`${caller}`, caller).answered.catch(() => undefined);
        }
      }
      const had = counts.map(() => 0);
      for (let turn = turns.next(); turn; turn = turns.next()) {
        had[turn.work]!++;
        const waiting = had.filter((count, caller) => count < counts[caller]!);
        assert.ok(waiting.every((count) => count >= had[turn.work]! - 1));
      }
      assert.deepEqual(had, counts);
    }),
  );
});
