import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { creditAccounts, creditEntries } from "#db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import { suiteApp } from "#test/app.ts";
import { testedDatabaseKinds } from "#test/database.ts";
import {
  grantCredits,
  openCreditAccount,
  readCredits,
  releaseCredits,
  reserveCredits,
  settleCredits,
} from "./credits.ts";

const post = { workerId: "teo", contentType: "post" };

for (const kind of testedDatabaseKinds) {
  describe(`credits on ${kind}`, () => {
    const site = suiteApp({ kind });

    /** What the ledger says the balance must be. */
    async function ledgerBalance(userId: string): Promise<number> {
      const [row] = await site.app.deps.db
        .select({ sum: sql<number>`coalesce(sum(${creditEntries.credits}), 0)::int` })
        .from(creditEntries)
        .where(eq(creditEntries.userId, userId));
      return row!.sum;
    }

    it("a new account gets the plan's 100 credits once, however often it is opened", async () => {
      const ana = await site.person();
      await Promise.all([1, 2, 3].map(() => openCreditAccount(site.app.deps, ana.userId, "free")));
      const credits = await readCredits(site.app.deps, ana.userId);
      assert.deepEqual([credits.balance, credits.used, credits.limit], [100, 0, 100]);
      assert.equal(await ledgerBalance(ana.userId), 100);
    });

    it("parallel calls settle or release a reservation once, never both", async () => {
      const ana = await site.person();
      const { deps } = site.app;
      const ref = `generation:${randomUUID()}`;
      await reserveCredits(deps, { userId: ana.userId, ref, credits: 5, ...post });
      await Promise.all([
        releaseCredits(deps, { userId: ana.userId, ref }),
        settleCredits(deps, { userId: ana.userId, ref, credits: 5 }),
        releaseCredits(deps, { userId: ana.userId, ref }),
      ]);
      const endings = await deps.db
        .select()
        .from(creditEntries)
        .where(
          sql`${creditEntries.ref} = ${ref} and ${creditEntries.kind} in ('settle', 'release')`,
        );
      assert.equal(endings.length, 1);
      const { balance } = await readCredits(deps, ana.userId);
      assert.equal(balance, endings[0]!.kind === "release" ? 100 : 95);
      assert.equal(await ledgerBalance(ana.userId), balance);
    });

    it("a plan without limit refuses nothing and still counts what was used", async () => {
      const ana = await site.person();
      const { deps } = site.app;
      await deps.db
        .update(creditAccounts)
        .set({ granted: null, balance: 0 })
        .where(eq(creditAccounts.userId, ana.userId));
      for (let at = 0; at < 3; at++) {
        const ref = `generation:${at}`;
        await reserveCredits(deps, { userId: ana.userId, ref, credits: 2, ...post });
        await settleCredits(deps, { userId: ana.userId, ref, credits: 2 });
      }
      const credits = await readCredits(deps, ana.userId);
      assert.deepEqual([credits.used, credits.limit, credits.balance], [6, null, 0]);
    });

    it("a manual grant counts once per reference", async () => {
      const ana = await site.person();
      const grant = { userId: ana.userId, credits: 50, ref: "admin:regalo" };
      await Promise.all([1, 2, 3].map(() => grantCredits(site.app.deps, grant)));
      const credits = await readCredits(site.app.deps, ana.userId);
      assert.deepEqual([credits.balance, credits.limit, credits.used], [150, 150, 0]);
    });

    it("after any sequence of operations balance and ledger agree and no balance is negative", async () => {
      const { deps } = site.app;
      const step = fc.record({
        act: fc.constantFrom("reserve", "settle", "release"),
        ref: fc.constantFrom("a", "b", "c", "d", "e"),
        credits: fc.integer({ min: 1, max: 60 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
          const { userId } = await site.person();
          await Promise.all(
            steps.map(async ({ act, ref, credits }) => {
              const entry = { userId, ref, credits, ...post };
              try {
                if (act === "reserve") await reserveCredits(deps, entry);
                else if (act === "settle") await settleCredits(deps, entry);
                else await releaseCredits(deps, entry);
              } catch (error) {
                const refused = error instanceof AppError && error.code === "payment_required";
                const isDuplicateRef = String((error as Error).cause).includes("duplicate key");
                assert.ok(refused || isDuplicateRef, String(error));
              }
            }),
          );
          const { balance } = await readCredits(deps, userId);
          assert.ok(balance >= 0 && balance <= 100);
          assert.equal(await ledgerBalance(userId), balance);
        }),
        { numRuns: process.env.TEST_LONG ? 300 : 12, seed: 11 },
      );
    });
  });
}
