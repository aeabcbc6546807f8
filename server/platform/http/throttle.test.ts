import assert from "node:assert/strict";
import { after, before, describe, it, test } from "node:test";
import fc from "fast-check";
import { throttles } from "#db/schema.ts";
import { anyCharacter } from "#test/any-character.ts";
import { type TestDatabase, testDatabase, testedDatabaseKinds } from "#test/database.ts";
import { AppError } from "../errors.ts";
import {
  addressBlock,
  forgive,
  formatWait,
  sweepThrottles,
  type Throttle,
  throttle,
} from "./throttle.ts";

const start = Date.UTC(2026, 10, 20, 12, 0, 0);

for (const kind of testedDatabaseKinds) {
  describe(`throttles on ${kind}`, () => {
    let database: TestDatabase;
    before(async () => {
      database = await testDatabase(kind);
    });
    after(() => database.close());

    let subjects = 0;
    const limitOf = (max: number, windowSeconds: number): Throttle => ({
      rule: "test",
      subject: `someone ${++subjects}`,
      max,
      windowSeconds,
    });
    const at = (ms: number) => ({ db: database.db, now: () => new Date(ms) });

    async function passes(ms: number, limit: Throttle, ...wider: Throttle[]): Promise<boolean> {
      try {
        await throttle(at(ms), limit, { wider });
        return true;
      } catch (error) {
        assert.ok(error instanceof AppError && error.code === "rate_limited");
        assert.ok((error.retryAfterSeconds ?? 0) >= 1);
        return false;
      }
    }

    it("never allows more tries than the limit in a window, and allows them again afterwards", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 5 }),
          fc.integer({ min: 1, max: 600 }),
          fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 25 }),
          async (max, windowSeconds, pauses) => {
            const limit = limitOf(max, windowSeconds);
            const windowMs = windowSeconds * 1000;
            const passed: number[] = [];
            let now = start;
            for (const pauseMs of pauses) {
              now += pauseMs;
              const window = Math.floor(now / windowMs);
              const before = passed.filter((one) => Math.floor(one / windowMs) === window);
              assert.equal(await passes(now, limit), before.length < max);
              if (before.length < max) passed.push(now);
            }
            // Any period of that length overlaps at most two windows.
            for (const from of passed) {
              const within = passed.filter((one) => one >= from && one < from + windowMs);
              assert.ok(within.length <= 2 * max);
            }
            assert.equal(await passes(now + windowMs, limit), true);
          },
        ),
        { numRuns: 40 },
      );
    });

    it("says when to try again, and then allows it", async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 7200 }),
          fc.integer({ min: 0, max: 7_200_000 }),
          async (windowSeconds, offsetMs) => {
            const limit = limitOf(1, windowSeconds);
            const now = start + offsetMs;
            await throttle(at(now), limit);
            const refusal = await throttle(at(now), limit).catch((error: AppError) => error);
            assert.ok(refusal instanceof AppError);
            const waitMs = (refusal.retryAfterSeconds as number) * 1000;
            assert.ok(waitMs <= windowSeconds * 1000);
            assert.equal(await passes(now + waitMs, limit), true);
          },
        ),
        { numRuns: 40 },
      );
    });

    it("counts parallel tries one by one", async () => {
      const limit = limitOf(10, 60);
      const results = await Promise.all(Array.from({ length: 40 }, () => passes(start, limit)));
      assert.equal(results.filter(Boolean).length, 10);
    });

    it("refuses when any of several limits is used up, with its waiting time and advice", async () => {
      const narrow = limitOf(2, 60);
      const wide = { ...limitOf(1, 3600), rule: "other", advice: "Escríbenos." };
      assert.equal(await passes(start, narrow, wide), true);
      const refusalOf = () =>
        throttle(at(start), narrow, { wider: [wide] }).then(
          () => assert.fail("it passed"),
          (error: AppError) => error,
        );
      const first = await refusalOf();
      assert.equal(first.retryAfterSeconds, 3600);
      assert.match(first.message, /dentro de 1 hora\. Escríbenos\.$/);
      assert.equal(first.exhaustedRule, "other");
      const second = await refusalOf();
      assert.equal(second.retryAfterSeconds, 60);
      assert.deepEqual(
        [second.exhaustedRule, (await refusalOf()).exhaustedRule],
        ["test", undefined],
      );
    });

    it("tries refused by a narrow limit do not count for a wider one, even in parallel", async () => {
      const all = { ...limitOf(10, 3600), rule: "of all" };
      const ofAddress = () => ({ ...limitOf(4, 3600), rule: "of one" });
      const greedy = ofAddress();
      const asked = await Promise.all(Array.from({ length: 40 }, () => passes(start, greedy, all)));
      assert.equal(asked.filter(Boolean).length, 4);
      const others = await Promise.all(
        Array.from({ length: 20 }, () => passes(start, ofAddress(), all)),
      );
      assert.equal(others.filter(Boolean).length, 6);
    });

    it("each of three limits counts only tries that the ones before allowed", async () => {
      const soft = { ...limitOf(0, 60), rule: "1", soft: true };
      const next = { ...limitOf(2, 60), rule: "2" };
      const last = { ...limitOf(9, 60), rule: "3" };
      const counts = () => throttle(at(start), soft, { wider: [next, last] });
      assert.deepEqual(await counts(), [1, 1, 1]);
      assert.deepEqual(await counts(), [2, 2, 2]);
      await assert.rejects(counts());
      assert.deepEqual(await throttle(at(start), last), [3]);
    });

    it("`forgive` resets and gives back tries", async () => {
      const forgotten = limitOf(3, 60);
      const given = limitOf(3, 60);
      for (let tries = 0; tries < 3; tries++)
        await throttle(at(start), forgotten, { wider: [given] });
      await forgive(at(start), { forget: [forgotten], giveBack: [given] });
      assert.deepEqual(await throttle(at(start), forgotten, { wider: [given] }), [1, 3]);
      assert.equal(await passes(start, given), false);
      // Giving back a try that was never counted allows no extra one.
      const fresh = limitOf(1, 60);
      await forgive(at(start), { giveBack: [fresh, fresh] });
      assert.equal(await passes(start, fresh), true);
      assert.equal(await passes(start, fresh), false);
    });

    it("counts and forgives at once without a deadlock", async () => {
      const [first, ...wider] = Array.from({ length: 4 }, (_, at) => ({
        ...limitOf(10_000, 3600),
        rule: `rule ${at}`,
      })) as [Throttle, Throttle, Throttle, Throttle];
      await Promise.all(
        Array.from({ length: 80 }, (_, turn) =>
          [
            () => throttle(at(start), first, { wider }),
            () => throttle(at(start), first, { wider: [wider[0], wider[2]] }),
            () => forgive(at(start), { forget: [first], giveBack: wider }),
            () => forgive(at(start), { forget: [first, wider[2]] }),
          ][turn % 4]!(),
        ),
      );
    });

    it("stores no addresses, and no counters after their window", async () => {
      await throttle(at(start), { ...limitOf(5, 60), subject: "ana@ejemplo.es 203.0.113.7" });
      const kept = JSON.stringify(await database.db.select().from(throttles));
      assert.doesNotMatch(kept, /ejemplo|203\.0/);
      const later = start + 365 * 86_400_000;
      await sweepThrottles.work(at(later), new AbortController().signal);
      assert.equal(await database.db.$count(throttles), 0);
    });
  });
}

test("an IPv6 /64 counts as one address, and so does each IPv4 address", () => {
  assert.equal(addressBlock("203.0.113.7"), "203.0.113.7");
  assert.equal(addressBlock("::ffff:203.0.113.7"), "203.0.113.7");
  assert.equal(addressBlock("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  assert.equal(addressBlock("2001:DB8:0001:2::9"), "2001:db8:1:2::/64");
  assert.equal(addressBlock("2001:db8::9"), "2001:db8:0:0::/64");
  assert.equal(addressBlock("::1"), "0:0:0:0::/64");
  assert.equal(addressBlock("fe80::1%eth0"), "fe80:0:0:0::/64");
  assert.equal(addressBlock("::ffff:cb00:7107"), "203.0.113.7");
  assert.equal(addressBlock("64:ff9b::203.0.113.7"), "64:ff9b:0:0::/64");
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (network, one, other) => {
        fc.pre(network.some((value) => value !== 0));
        const ip = (host: number[]) =>
          [...network, ...host].map((value) => value.toString(16)).join(":");
        assert.equal(addressBlock(ip(one)), addressBlock(ip(other).toUpperCase()));
        const [first = 0, ...rest] = network;
        const next = [first ^ 1, ...rest, ...one].map((value) => value.toString(16)).join(":");
        assert.notEqual(addressBlock(ip(one)), addressBlock(next));
      },
    ),
  );
});

test("text that is not an address is one subject, too", () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV6(), fc.string({ unit: anyCharacter })), (value) => {
      assert.equal(typeof addressBlock(value), "string");
    }),
  );
});

test("a waiting time in words is rounded up", () => {
  assert.equal(formatWait(0.2), "1 minuto");
  assert.equal(formatWait(61), "2 minutos");
  assert.equal(formatWait(900), "15 minutos");
  assert.equal(formatWait(3541), "1 hora");
  assert.equal(formatWait(7200), "2 horas");
});
