import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { payoutDetails, payoutRuns, payouts } from "#db/schema-affiliates.ts";
import type { Deps } from "#server/deps.ts";
import { encryptDestination } from "#server/features/affiliates/payouts/destination-encryption.ts";
import { runFridayPayouts } from "#server/features/affiliates/payouts/friday-run.ts";
import { requestPayout } from "#server/features/affiliates/payouts/requests.ts";
import { sendPayout } from "#server/features/affiliates/payouts/sending.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { newAccountHours } from "#shared/affiliates.ts";
import { silentLog } from "../database.ts";
import { killAfterSteps } from "../kill-after-steps.ts";
import { RecordedTransfers } from "./payable-affiliates.ts";

const running = new AbortController().signal;

/** The product's payout requests and Friday runs, with fakes for the job queue and the provider. */
export function createPayoutRuns(base: Pick<Platform, "db" | "now" | "settings">) {
  const { db } = base;
  const transfers = new RecordedTransfers();
  let queued: string[] = [];
  let bankRefuses = false;
  const deps = {
    ...base,
    log: silentLog(),
    jobs: {
      async later(job: { name: string }, data: { payoutId: string }) {
        // Jobs of rolled-back transactions run, too: like a job that is queued twice.
        if (job.name === sendPayout.name) queued.push(data.payoutId);
      },
    },
    files: {},
    payouts: {
      provider: "sandbox",
      detailsKeys: [],
      sandbox: {
        send: (transfer: Parameters<RecordedTransfers["send"]>[0]) =>
          transfers.send({ ...transfer, refused: bankRefuses }),
      },
    },
  } as unknown as Deps;

  return {
    /** Removes everybody's payout details, so that Fridays pay nobody of an earlier sequence. */
    async removePayoutDetails(): Promise<void> {
      await db.delete(payoutDetails);
      await db.delete(payoutRuns);
    },

    async addPayoutDetails({ id, userId }: { id: string; userId: string }): Promise<void> {
      const to = { method: "iban", account: "ES9121000418450200051332", holder: "Ana" } as const;
      const encrypted = await encryptDestination(deps, id, to);
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

    /** Three Friday runs, the first killed at a step, then each of their jobs twice in parallel. */
    async runFriday(how: {
      killedAt: number;
      refused: boolean;
      lostAnswer: boolean;
    }): Promise<void> {
      bankRefuses = how.refused;
      await runFridayPayouts(killAfterSteps(deps, how.killedAt), running).catch(() => undefined);
      await Promise.all([runFridayPayouts(deps, running), runFridayPayouts(deps, running)]);
      const ids = [...new Set(queued)];
      queued = [];
      for (const payoutId of ids) {
        if (how.lostAnswer) await sendOnce(payoutId, killAfterSteps(deps, how.killedAt % 4));
        await Promise.all([sendOnce(payoutId), sendOnce(payoutId)]);
      }
    },

    /** Cents that the provider has sent to an affiliate. */
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
