import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { plans, workersOf } from "#shared/plans.ts";
import type { SubscriptionReading } from "../stripe/customer-reading.ts";
import { entitlementsOf, planAt } from "./entitlements.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, 1) + n * 86_400_000);
const soldPlanIds = plans.filter(({ id }) => id !== "free" && id !== "trial").map(({ id }) => id);
const statuses = [
  "trialing",
  "active",
  "past_due",
  "incomplete",
  "incomplete_expired",
  "unpaid",
  "paused",
  "canceled",
];

const subscription = fc.record({
  id: fc.stringMatching(/^sub_[a-c]{1,3}$/),
  plan: fc.constantFrom(...soldPlanIds),
  kept: fc.option(
    fc.record({ plan: fc.constantFrom(...soldPlanIds), until: fc.nat(60).map(day) }),
    {
      nil: null,
    },
  ),
  status: fc.constantFrom(...statuses),
  currentPeriodStart: fc.nat(30).map(day),
  currentPeriodEnd: fc.nat(60).map(day),
  trialEnd: fc.option(fc.nat(30).map(day), { nil: null }),
  cancelAtPeriodEnd: fc.boolean(),
  cancelAt: fc.constant(null),
  canceledAt: fc.constant(null),
  endedAt: fc.constant(null),
  createdAt: fc.nat(3).map(day),
});
const several = fc.uniqueArray(subscription, { selector: ({ id }) => id, maxLength: 6 });
const numRuns = process.env.TEST_LONG ? 20_000 : 1_000;

const active = (over: Partial<SubscriptionReading>): SubscriptionReading => ({
  id: "sub_a",
  plan: "starter",
  kept: null,
  status: "active",
  currentPeriodStart: day(0),
  currentPeriodEnd: day(30),
  trialEnd: null,
  cancelAtPeriodEnd: false,
  cancelAt: null,
  canceledAt: null,
  endedAt: null,
  createdAt: day(0),
  ...over,
});

describe("entitlements of subscriptions", () => {
  test("the order of subscriptions does not matter", () => {
    const orders = several.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(orders, fc.nat(60), ([all, shuffled], at) => {
        assert.deepEqual(entitlementsOf(shuffled, day(at)), entitlementsOf(all, day(at)));
      }),
      { numRuns },
    );
  });

  test("each live subscription counts or is a duplicate, and ended ones give nothing", () => {
    fc.assert(
      fc.property(several, fc.nat(60), (all, at) => {
        const { main, addonSubscriptions, duplicates, plan } = entitlementsOf(all, day(at));
        const used = [...(main ? [main] : []), ...addonSubscriptions, ...duplicates];
        const live = all.filter(({ status }) => statuses.slice(0, 3).includes(status));
        assert.deepEqual(used.map(({ id }) => id).sort(), live.map(({ id }) => id).sort());
        assert.equal(plan === "free", main === null);
        assert.ok(workersOf(plan).length > 0);
      }),
      { numRuns },
    );
  });

  test("ended subscriptions change nothing", () => {
    fc.assert(
      fc.property(several, fc.nat(60), (all, at) => {
        const live = all.filter(({ status }) => statuses.slice(0, 3).includes(status));
        assert.deepEqual(entitlementsOf(live, day(at)), entitlementsOf(all, day(at)));
      }),
      { numRuns },
    );
  });

  test("a trial gives the trial plan until it ends, whatever plan follows", () => {
    const trial = active({ status: "trialing", trialEnd: day(3) });
    const { plan, trialEndsAt } = entitlementsOf([trial], day(1));
    assert.deepEqual([plan, trialEndsAt], ["trial", day(3)]);
  });

  test("a downgrade takes effect at the end of the paid period", () => {
    const kept = active({ plan: "starter", kept: { plan: "growth", until: day(30) } });
    assert.equal(entitlementsOf([kept], day(29)).plan, "growth");
    assert.equal(entitlementsOf([kept], day(30)).plan, "starter");
    assert.equal(planAt({ ...kept, status: "past_due" }, day(1)), "growth");
  });

  test("of several plans the paid one counts, then the newest; add-ons count beside it", () => {
    const older = active({ id: "sub_a", plan: "pro" });
    const newer = active({ id: "sub_b", plan: "growth", createdAt: day(1) });
    const trial = active({ id: "sub_c", status: "trialing", createdAt: day(2) });
    const sofi = active({ id: "sub_d", plan: "sofi" });
    const found = entitlementsOf([older, sofi, trial, newer], day(3));
    assert.deepEqual([found.plan, found.addons], ["growth", ["sofi"]]);
    assert.deepEqual(
      found.duplicates.map(({ id }) => id),
      ["sub_a", "sub_c"],
    );
  });
});
