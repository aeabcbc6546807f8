import assert from "node:assert/strict";
import { eq, inArray } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { affiliates, payoutDetails } from "#db/schema-affiliates.ts";
import { nextFriday } from "#server/features/affiliates/madrid.ts";
import type { PayoutDeps } from "#server/features/affiliates/payouts/deps.ts";
import { payFriday } from "#server/features/affiliates/payouts/friday.ts";
import { sealDestination } from "#server/features/affiliates/payouts/keys.ts";
import { requestPayout } from "#server/features/affiliates/payouts/requests.ts";
import { sendPayout } from "#server/features/affiliates/payouts/sending.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { quiet } from "../database.ts";
import type { LedgerModel } from "./ledger-model.ts";
import type { Step } from "./steps.ts";

const signal = new AbortController().signal;
/** Clicks and processes that come at the same time. */
const atOnce = 3;

/** Payouts through a provider and a queue that do their worst. */
export function openPayoutWorld({ db, now, settings }: Pick<Platform, "db" | "now" | "settings">) {
  const queue: { payoutId: string }[] = [];
  /** By key what the provider has sent, or refused. */
  const transfers = new Map<string, { amountCents: number; refused: boolean }>();
  let crashes = 0;
  let timesOut = false;
  let refuses = false;
  const deps = {
    ...{ db, now, settings, log: quiet() },
    jobs: {
      later: async (job: { name: string }, data: { payoutId: string }) => {
        if (job.name !== sendPayout.name) return;
        if (crashes > 0) {
          crashes -= 1;
          throw new Error("The process was killed");
        }
        queue.push(data);
      },
    },
    payouts: {
      ...{ provider: "sandbox", detailsKeys: [] },
      rehearsal: {
        async send({ key, amountCents }: { key: string; amountCents: number }) {
          const known = transfers.get(key);
          assert.ok(!known || known.amountCents === amountCents, `${key} with another amount`);
          const transfer = known ?? { amountCents, refused: refuses };
          transfers.set(key, transfer);
          if (timesOut) {
            timesOut = false;
            throw new Error("No answer came");
          }
          return transfer.refused ? { refused: true as const } : { id: key };
        },
      },
    },
  } as unknown as PayoutDeps;

  return {
    /** Cents that the provider has sent so far. */
    sentCents: () =>
      [...transfers.values()].reduce((sum, one) => sum + (one.refused ? 0 : one.amountCents), 0),

    /** Makes affiliates payable, and nobody else. */
    async onlyPay(affiliateIds: readonly string[]): Promise<void> {
      await db.update(affiliates).set({ heldAt: now() });
      await db
        .update(affiliates)
        .set({ heldAt: null })
        .where(inArray(affiliates.id, [...affiliateIds]));
      for (const affiliateId of affiliateIds) {
        const to = { method: "paypal", account: "ana@example.com", holder: "Ana" } as const;
        const encrypted = await sealDestination(deps, affiliateId, to);
        await db.insert(payoutDetails).values({
          ...{ affiliateId, method: "paypal", encrypted, masked: "a•••@example.com" },
          changedAt: now(),
        });
        const [row] = await db.select().from(affiliates).where(eq(affiliates.id, affiliateId));
        await db.update(users).set({ emailVerifiedAt: now() }).where(eq(users.id, row!.userId!));
      }
    },

    /** Asks several times at once: one of them at most is taken. */
    async ask(
      userId: string,
      { affiliate, cents }: Extract<Step, { do: "ask" }>,
      model: LedgerModel,
    ): Promise<void> {
      const answers = await Promise.all(
        Array.from({ length: atOnce }, async () => {
          try {
            await requestPayout(deps, userId, cents / 100);
            return 1;
          } catch (error) {
            if (error instanceof AppError) return 0;
            throw error;
          }
        }),
      );
      const taken = answers.reduce<number>((sum, one) => sum + one, 0);
      assert.equal(taken, model.ask(affiliate, cents) ? 1 : 0);
    },

    nextFriday: () => new Date(nextFriday(now()).getTime() + 1000),

    /** The run in several processes at once, again after each that was killed, and all that it queued, twice. */
    async friday(step: Extract<Step, { do: "friday" }>, model: LedgerModel): Promise<void> {
      crashes = step.crashes;
      const run = () => payFriday(deps, signal).catch(() => undefined);
      await Promise.all(Array.from({ length: atOnce }, run));
      for (let again = 0; again < 3; again++) await run();
      crashes = 0;
      ({ timesOut, refuses } = step);
      while (queue.length > 0) {
        const data = queue.shift()!;
        const send = () => sendPayout.work(deps, data, signal).catch(() => queue.push(data));
        await Promise.all([send(), send()]);
      }
      timesOut = false;
      model.friday(step.refuses);
    },
  };
}
