import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { creditAccounts, creditEntries, throttles, users } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { generate } from "#shared/chat.ts";
import { type PlanId, planOf } from "#shared/plans.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import type { Person } from "#test/person.ts";
import {
  type BucketGrant,
  emptyBucket,
  fillBucket,
  planBuckets,
  readCredits,
  releaseCredits,
  reserveCredits,
  settleCredits,
} from "./credits.ts";
import { fairUse } from "./fair-use.ts";

const dayMs = 86_400_000;
const first = Date.UTC(2026, 10, 1);
const post = { workerId: "teo", contentType: "post" };

for (const kind of testedDatabaseKinds) {
  describe(`periods of credits on ${kind}`, () => {
    const site = suiteApp({ kind });

    /** `[balance, granted]` by bucket, after checking each balance against the ledger. */
    async function buckets(userId: string) {
      const { db } = site.app.deps;
      const accounts = await db
        .select()
        .from(creditAccounts)
        .where(eq(creditAccounts.userId, userId))
        .orderBy(creditAccounts.bucket);
      for (const account of accounts) {
        const [row] = await db
          .select({ sum: sql<number>`coalesce(sum(${creditEntries.credits}), 0)::int` })
          .from(creditEntries)
          .where(and(eq(creditEntries.userId, userId), eq(creditEntries.bucket, account.bucket)));
        assert.equal(account.balance, row!.sum, `${account.bucket} and its ledger`);
        assert.ok(account.balance >= 0);
      }
      return Object.fromEntries(
        accounts.map(({ bucket, balance, granted }) => [bucket, [balance, granted]]),
      );
    }

    /** Pays month `month` of a subscription to this plan; `raises` were added to the main bucket since. */
    async function renew(
      userId: string,
      planId: PlanId,
      month: number,
      raises: BucketGrant[] = [],
    ) {
      for (const { bucket, credits } of planBuckets(planOf(planId))) {
        const begins = { ref: `invoice:in_${userId}_${month}`, credits };
        await fillBucket(site.app.deps, userId, {
          bucket,
          grants: bucket === "main" ? [begins, ...raises] : [begins],
          maxCredits: null,
          periodStart: new Date(first + month * 30 * dayMs),
          periodEnd: new Date(first + (month + 1) * 30 * dayMs),
        });
      }
    }

    const hold = (person: Person, plan: PlanId, addons: string[] = []) =>
      site.app.deps.db.update(users).set({ plan, addons }).where(eq(users.id, person.userId));

    async function spend(userId: string, credits: number, work = post) {
      const ref = `generation:${randomUUID()}`;
      await reserveCredits(site.app.deps, { userId, ref, credits, ...work });
      await settleCredits(site.app.deps, { userId, ref, credits });
      return ref;
    }

    it("a paid month replaces what is left of the one before; repeated, late or parallel calls change nothing", async () => {
      const ana = await site.person();
      await spend(ana.userId, 30);
      await Promise.all([1, 2, 3].map(() => renew(ana.userId, "growth", 0)));
      assert.deepEqual(await buckets(ana.userId), { main: [400, 400] });
      await renew(ana.userId, "growth", 1);
      await spend(ana.userId, 10);
      await renew(ana.userId, "growth", 0);
      await renew(ana.userId, "growth", 1);
      assert.deepEqual(await buckets(ana.userId), { main: [390, 400] });
    });

    it("the credits of a larger plan are added immediately and once, and spent credits stay spent", async () => {
      const ana = await site.person();
      const half = { ref: "invoice:in_half", credits: 150 };
      await renew(ana.userId, "starter", 0);
      await spend(ana.userId, 30);
      await Promise.all([1, 2, 3].map(() => renew(ana.userId, "starter", 0, [half])));
      assert.deepEqual(await buckets(ana.userId), { main: [220, 250] });
      await renew(ana.userId, "starter", 0);
      assert.deepEqual(await buckets(ana.userId), { main: [220, 250] });
      const tenth = { ref: "invoice:in_tenth", credits: 160 };
      await renew(ana.userId, "starter", 0, [tenth]);
      await renew(ana.userId, "starter", 0, [half, tenth]);
      assert.deepEqual(await buckets(ana.userId), { main: [380, 410] });
      const endless = { ref: "invoice:in_endless", credits: null };
      await renew(ana.userId, "starter", 0, [half, tenth, endless]);
      assert.deepEqual(await buckets(ana.userId), { main: [380, null] });
      await renew(ana.userId, "starter", 1);
      assert.deepEqual(await buckets(ana.userId), { main: [100, 100] });
    });

    it("no period grants more than its largest plan has", async () => {
      const ana = await site.person();
      const month = (...grants: [BucketGrant, ...BucketGrant[]]) =>
        fillBucket(site.app.deps, ana.userId, {
          bucket: "main",
          grants,
          maxCredits: 400,
          periodStart: new Date(first),
          periodEnd: new Date(first + 30 * dayMs),
        });
      const begins = { ref: "invoice:in_begins", credits: 100 };
      const again = { ref: "invoice:in_again", credits: 250 };
      await month(begins, again);
      await month(begins, { ref: "invoice:in_more", credits: 200 }, again);
      assert.deepEqual(await buckets(ana.userId), { main: [400, 400] });
    });

    it("a bucket that only the larger plan has starts with the prorated credits", async () => {
      const ana = await site.person();
      await fillBucket(site.app.deps, ana.userId, {
        bucket: "images",
        grants: [
          { ref: "invoice:in_month", credits: 0 },
          { ref: "invoice:in_share", credits: 545 },
        ],
        maxCredits: 1000,
        periodStart: new Date(first),
        periodEnd: new Date(first + 30 * dayMs),
      });
      assert.deepEqual((await buckets(ana.userId)).images, [545, 545]);
    });

    it("credits that were reserved before a renewal are not given back after it", async () => {
      const ana = await site.person();
      const ref = `generation:${randomUUID()}`;
      await reserveCredits(site.app.deps, { userId: ana.userId, ref, credits: 40, ...post });
      await renew(ana.userId, "starter", 0);
      await releaseCredits(site.app.deps, { userId: ana.userId, ref });
      assert.deepEqual(await buckets(ana.userId), { main: [100, 100] });
    });

    it("an ended plan leaves no credits, and its paid months cannot be granted again", async () => {
      const ana = await site.person();
      const end = () => emptyBucket(site.app.deps, ana.userId, { bucket: "main", granted: 100 });
      await end();
      assert.deepEqual(await buckets(ana.userId), { main: [0, 100] });
      await renew(ana.userId, "growth", 0);
      await Promise.all([end(), end()]);
      await renew(ana.userId, "growth", 0);
      assert.deepEqual(await buckets(ana.userId), { main: [0, 100] });
      await renew(ana.userId, "growth", 1);
      assert.deepEqual(await buckets(ana.userId), { main: [400, 400] });
    });

    it("each piece of work is paid from its own bucket first", async () => {
      const ana = await site.person();
      await renew(ana.userId, "studio", 0);
      await renew(ana.userId, "sofi", 0);
      await hold(ana, "studio", ["sofi"]);
      await spend(ana.userId, 2);
      await spend(ana.userId, 5, { workerId: "ani", contentType: "image" });
      await spend(ana.userId, 2, { workerId: "sofi", contentType: "product-copy" });
      assert.deepEqual(await buckets(ana.userId), {
        images: [995, 1000],
        main: [0, null],
        sofi: [198, 200],
      });
      assert.equal((await readCredits(site.app.deps, ana.userId)).used, 2);

      // Pro includes Sofi as well: the add-on's credits are used first, then the plan's.
      await renew(ana.userId, "pro", 1);
      await hold(ana, "pro", ["sofi"]);
      await spend(ana.userId, 198, { workerId: "sofi", contentType: "chat" });
      await spend(ana.userId, 7, { workerId: "sofi", contentType: "chat" });
      assert.deepEqual((await buckets(ana.userId)).sofi, [0, 200]);
      assert.equal((await readCredits(site.app.deps, ana.userId)).used, 7);

      await hold(ana, "starter");
      await assert.rejects(
        spend(ana.userId, 1, { workerId: "sofi", contentType: "chat" }),
        (error: AppError) => error.code === "forbidden",
      );
    });

    it("a plan without limit refuses more than 300 generations an hour and says when to retry", async () => {
      const ana = await site.person();
      await renew(ana.userId, "pro", 0);
      await hold(ana, "pro");
      const ask = () =>
        ana.call(generate, { params: { workerId: "teo" }, body: { prompt: "Una idea" } });
      assert.equal((await ask()).status, 200);
      const counted = await site.app.deps.db
        .update(throttles)
        .set({ count: fairUse.max })
        .where(sql`${throttles.key} like 'fair-use:%'`)
        .returning();
      assert.ok(counted.length > 0);
      const refused = await ask();
      assert.equal(refused.status, 429);
      assert.match(refused.body.message ?? "", /300 encargos por hora.*dentro de/);
      assert.ok(Number(refused.headers.get("retry-after")) > 0);
      await hold(ana, "growth");
      assert.equal((await ask()).status, 200);
    });

    it("after any sequence of renewals and reservations balance and ledger agree and the newest month counts", async () => {
      const { deps } = site.app;
      const plans = ["starter", "sofi"] as const;
      const added = [51, 120, 7, null];
      const seen = fc.subarray([0, 1, 2, 3]);
      const plan = fc.constantFrom(...plans);
      const step = fc.oneof(
        fc.record({ act: fc.constant("renew"), plan, at: fc.nat(4), seen }),
        fc.record({ act: fc.constantFrom("reserve", "settle", "release"), plan, at: fc.nat(5) }),
        fc.record({ act: fc.constant("end"), plan, at: fc.nat(1) }),
      );
      const raisesOf = (month: number, which: readonly number[] = []) =>
        which.map((at) => ({ ref: `invoice:in_${month}_${at}`, credits: added[at]! }));
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 18 }), async (steps) => {
          const person = await site.person();
          const { userId } = person;
          await hold(person, "growth", ["sofi"]);
          await Promise.all(
            steps.map(async ({ act, plan, at, ...more }) => {
              const raises = raisesOf(at, "seen" in more ? more.seen : []);
              const own = plan === "sofi";
              const work = { workerId: own ? "sofi" : "teo", contentType: "chat" };
              const entry = { userId, ref: `g:${at}`, credits: 10 + 25 * at };
              try {
                if (act === "renew") await renew(userId, plan, at, raises);
                else if (act === "reserve") await reserveCredits(deps, { ...entry, ...work });
                else if (act === "settle") await settleCredits(deps, entry);
                else if (act === "release") await releaseCredits(deps, entry);
                else await emptyBucket(deps, userId, { bucket: own ? "sofi" : "main", granted: 0 });
              } catch (error) {
                const refused = error instanceof AppError && error.code === "payment_required";
                const isDuplicateRef = String((error as Error).cause).includes("duplicate key");
                assert.ok(refused || isDuplicateRef, String(error));
              }
            }),
          );
          const held = await buckets(userId);
          if (steps.some(({ act }) => act === "end")) return;
          const months = steps.filter(({ act, plan }) => act === "renew" && plan !== "sofi");
          if (months.length === 0) return;
          const newest = Math.max(...months.map(({ at }) => at));
          const addedInNewest = months.flatMap((one) =>
            one.at === newest && "seen" in one ? one.seen : [],
          );
          const sizes = [...new Set(addedInNewest)].map(
            (at) => added[at] ?? Number.POSITIVE_INFINITY,
          );
          const expected = sizes.reduce((sum, credits) => sum + credits, 100);
          assert.equal(held.main![1] ?? Number.POSITIVE_INFINITY, expected);
        }),
        { numRuns: process.env.TEST_LONG ? 400 : 25, seed: 5 },
      );
    });
  });
}
