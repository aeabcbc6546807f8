import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ConcurrencyLimit } from "./concurrency-limit.ts";

test("the limits per subject and overall are never exceeded, and places within them are granted", () => {
  const step = fc.oneof(
    fc.record({ subjects: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 2 }) }),
    fc.record({ ended: fc.nat() }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(step, { size: "max", maxLength: 40 }),
      (max, steps) => {
        const limit = new ConcurrencyLimit(max);
        const running: { subjects: string[]; release: () => void }[] = [];
        for (const one of steps) {
          if ("ended" in one) {
            const [over] = running.splice(one.ended % (running.length || 1), 1);
            over?.release();
            continue;
          }
          const { subjects } = one;
          const isFull = subjects.some(
            (subject) => running.filter((other) => other.subjects.includes(subject)).length >= 2,
          );
          const place = limit.tryAcquire(subjects.map((subject) => ({ subject, max: 2 })));
          assert.equal(place.full, isFull ? "subject" : running.length >= max ? "all" : undefined);
          if (!place.full) running.push({ subjects, release: place.release });
        }
      },
    ),
  );
});
