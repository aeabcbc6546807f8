import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { prorate } from "./engine/proration.ts";
import { addMonths, nextBoundary } from "./engine/recurring.ts";
import { previousAttributes } from "./events.ts";
import { decodeForm } from "./form.ts";

const monthly = { interval: "month", interval_count: 1 } as const;
const utc = (...parts: [number, number, number, number?]) =>
  Date.UTC(parts[0], parts[1] - 1, parts[2], parts[3] ?? 0) / 1000;
const moment = fc.integer({ min: utc(2000, 1, 1), max: utc(2100, 1, 1) });

test("Monthly periods keep their first day if the month has it", () => {
  const ends: number[] = [];
  let at = utc(2026, 1, 31, 8);
  for (let count = 0; count < 4; count += 1) {
    at = nextBoundary(utc(2026, 1, 31, 8), monthly, at);
    ends.push(at);
  }
  assert.deepEqual(ends, [
    utc(2026, 2, 28, 8),
    utc(2026, 3, 31, 8),
    utc(2026, 4, 30, 8),
    utc(2026, 5, 31, 8),
  ]);
  assert.equal(nextBoundary(utc(2028, 1, 30), monthly, utc(2028, 1, 30)), utc(2028, 2, 29));
  const yearly = { interval: "year", interval_count: 1 } as const;
  assert.equal(nextBoundary(utc(2028, 2, 29), yearly, utc(2028, 2, 29)), utc(2029, 2, 28));
  assert.equal(nextBoundary(utc(2028, 2, 29), yearly, utc(2031, 3, 1)), utc(2032, 2, 29));
});

test("The next boundary is within one period, at the time of day of the anchor", () => {
  const recurring = fc.record({
    interval: fc.constantFrom("day", "week", "month", "year"),
    interval_count: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(moment, recurring, moment, (anchor, every, after) => {
      fc.pre(after >= anchor);
      const next = nextBoundary(anchor, every, after);
      assert.ok(next > after);
      assert.equal((next - anchor) % 86_400, 0);
      const days = { day: 1, week: 7, month: 31, year: 366 }[every.interval] * every.interval_count;
      assert.ok(next - after <= days * 86_400);
      // One second before a boundary it is the next one; at the boundary the following one is.
      assert.equal(nextBoundary(anchor, every, next - 1), next);
      assert.ok(nextBoundary(anchor, every, next) > next);
    }),
  );
});

test("addMonths keeps the day or takes the last day of a shorter month", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -60, max: 60 }), (seconds, months) => {
      const [from, to] = [seconds, addMonths(seconds, months)].map((at) => new Date(at * 1000));
      const index = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
      assert.equal(index(to!) - index(from!), months);
      const tomorrow = new Date(to!.getTime() + 86_400_000);
      assert.ok(to!.getUTCDate() === from!.getUTCDate() || tomorrow.getUTCDate() === 1);
    }),
  );
});

test("The used and the unused part of a period add up to the amount, to a cent", () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      cents,
      moment,
      fc.integer({ min: 1, max: 40_000_000 }),
      fc.nat(),
      (amount, start, length, seconds) => {
        const period = { start, end: start + length };
        const at = start + (seconds % (length + 1));
        const left = prorate(amount, period, at);
        assert.ok(Number.isInteger(left) && left >= 0 && left <= amount);
        const used = prorate(amount, period, start + (period.end - at));
        assert.ok(Math.abs(amount - used - left) <= 1);
        // At most half a cent off, computed with integers.
        const off = BigInt(left) * BigInt(length) - BigInt(amount) * BigInt(period.end - at);
        assert.ok((off < 0n ? -off : off) * 2n <= BigInt(length));
      },
    ),
  );
  assert.equal(prorate(3900, { start: 0, end: 10 }, 0), 3900);
  assert.equal(prorate(3900, { start: 0, end: 10 }, 10), 0);
  assert.equal(prorate(3900, { start: 0, end: 10 }, 99), 0);
});

type Tree = string | Tree[] | { [key: string]: Tree };
const encode = (value: Tree, name: string): [string, string][] => {
  if (typeof value === "string") return [[name, value]];
  const entries = Array.isArray(value)
    ? value.map((inner, at) => [String(at), inner] as const)
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => encode(inner, name ? `${name}[${key}]` : key));
};

test("Any nested value survives encoding and decoding as a form", () => {
  const key = fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => name !== "__proto__");
  const { tree } = fc.letrec<{ tree: Tree; leaf: string; map: Tree; list: Tree }>((tie) => ({
    leaf: fc.string(),
    map: fc.dictionary(key, tie("tree"), { minKeys: 1, maxKeys: 4 }),
    list: fc.array(tie("tree"), { minLength: 1, maxLength: 4 }),
    tree: fc.oneof({ depthSize: "small", maxDepth: 5 }, tie("leaf"), tie("map"), tie("list")),
  }));
  fc.assert(
    fc.property(fc.dictionary(key, tree, { minKeys: 1 }), (params) => {
      const form = new URLSearchParams(encode(params, "")).toString();
      assert.deepEqual(
        JSON.parse(JSON.stringify(decodeForm(form))),
        JSON.parse(JSON.stringify(params)),
      );
    }),
  );
});

test("Too deep and too many names are refused, and none changes a prototype", () => {
  for (const form of [`a${"[b]".repeat(30)}=1`, "a[]=1&".repeat(2_001)]) {
    assert.throws(() => decodeForm(form), { status: 400 });
  }
  const polluted = decodeForm(
    "__proto__[admin]=1&constructor[prototype][admin]=1&a[__proto__][b]=1",
  );
  assert.equal(({} as Record<string, unknown>).admin, undefined);
  assert.equal(Object.getPrototypeOf(polluted), null);
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        decodeForm(text);
      } catch (error) {
        assert.equal((error as { status: number }).status, 400);
      }
    }),
  );
});

test("previous_attributes has the old values of changed fields only", () => {
  const before = { a: 1, b: { c: 1, d: 2 }, e: [1], _own: 1, gone: null };
  const after = { a: 1, b: { c: 1, d: 3 }, e: [2], _own: 2, gone: null, fresh: 1 };
  assert.deepEqual(previousAttributes(before, after), { b: { d: 2 }, e: [1], fresh: null });
});
