import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { payoutDetails, payoutRuns, payouts } from "#db/schema-affiliates.ts";
import type { Deps } from "#server/deps.ts";
import { payFriday } from "#server/features/affiliates/payouts/friday.ts";
import { sealDestination } from "#server/features/affiliates/payouts/keys.ts";
import { requestPayout } from "#server/features/affiliates/payouts/requests.ts";
import { sendPayout } from "#server/features/affiliates/payouts/sending.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { newAccountHours } from "#shared/affiliates.ts";
import { quiet } from "../database.ts";
import { killedAfter } from "../killed-after.ts";
import { CountedTransfers } from "./earning.ts";

const running = new AbortController().signal;

/** The product's own requests and Fridays, whose jobs and transfers a test holds in its hands. */
export function openPayingOut(base: Pick<Platform, "db" | "now" | "settings">) {
  const { db } = base;
  const transfers = new CountedTransfers();
  let queued: string[] = [];
  let refuses = false;
  const deps = {
    ...base,
    log: quiet(),
    jobs: {
      async later(job: { name: string }, data: { payoutId: string }) {
        // Those of a transaction that is undone are run, too: as if they had been queued twice.
        if (job.name === sendPayout.name) queued.push(data.payoutId);
      },
    },
    files: {},
    payouts: {
      provider: "sandbox",
      detailsKeys: [],
      rehearsal: {
        send: (transfer: Parameters<CountedTransfers["send"]>[0]) =>
          transfers.send({ ...transfer, refused: refuses }),
      },
    },
  } as unknown as Deps;

  return {
    /** Others' are paid no more: each Friday goes through all that have somewhere to be paid. */
    async forget(): Promise<void> {
      await db.delete(payoutDetails);
      await db.delete(payoutRuns);
    },

    async canBePaid({ id, userId }: { id: string; userId: string }): Promise<void> {
      const to = { method: "iban", account: "ES9121000418450200051332", holder: "Ana" } as const;
      const encrypted = await sealDestination(deps, id, to);
      const changedAt = new Date(base.now().getTime() - (newAccountHours + 1) * 3_600_000);
      await db
        .insert(payoutDetails)
        .values({ affiliateId: id, method: "iban", encrypted, masked: "", changedAt });
      await db.update(users).set({ emailVerifiedAt: changedAt }).where(eq(users.id, userId));
    },

    /** @returns whether it was accepted */
    async request(userId: string, cents: number): Promise<boolean> {
      try {
        await requestPayout(deps, userId, cents / 100);
        return true;
      } catch (error) {
        if (error instanceof AppError && ["conflict", "invalid"].includes(error.code)) return false;
        throw error;
      }
    },

    /** A run that is killed, two that are not, and every job of theirs in two processes at once. */
    async friday(how: { killedAt: number; refused: boolean; lostAnswer: boolean }): Promise<void> {
      refuses = how.refused;
      await payFriday(killedAfter(deps, how.killedAt), running).catch(() => undefined);
      await Promise.all([payFriday(deps, running), payFriday(deps, running)]);
      const ids = [...new Set(queued)];
      queued = [];
      for (const payoutId of ids) {
        if (how.lostAnswer) await sendOnce(payoutId, killedAfter(deps, how.killedAt % 4));
        await Promise.all([sendOnce(payoutId), sendOnce(payoutId)]);
      }
    },

    /** What has left for an affiliate, in cents, as the other side knows it. */
    async transferredTo(affiliateId: string): Promise<number> {
      const own = await db.select().from(payouts).where(eq(payouts.affiliateId, affiliateId));
      return own.reduce((sum, row) => sum + (transfers.sent.get(row.idempotencyKey) ?? 0), 0);
    },
  };

  async function sendOnce(payoutId: string, by = deps): Promise<void> {
    const sent = sendPayout.work(by, { payoutId }, running);
    await (by === deps ? sent : sent.catch(() => undefined));
  }
}
