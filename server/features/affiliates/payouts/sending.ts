import { and, asc, eq, lte, ne } from "drizzle-orm";
import * as z from "zod/mini";
import { payouts } from "#db/schema-affiliates.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import { sendMail } from "#server/platform/mail/mail.ts";
import { lockAffiliate } from "../balance.ts";
import { markCoveredCommissionsPaid } from "../commissions.ts";
import type { PayoutDeps } from "./deps.ts";
import { decryptDestination } from "./destination-encryption.ts";
import { payoutFailedMail, payoutSentMail } from "./mails.ts";
import { sendTransfer } from "./providers.ts";
import { findReceiver } from "./receivers.ts";

type Base = Pick<PayoutDeps, "db" | "now" | "jobs" | "settings">;

/** Sends a payout through its provider. The idempotency key makes repeated runs safe. */
export const sendPayout = job({
  name: "send-payout",
  input: z.object({ payoutId: z.string() }),
  retries: 20,
  timeoutSeconds: 180,
  work: sendOne,
});

/** Queues a payout. Call it in the transaction that prepares it. CSV payouts wait for the operator. */
export async function queuePayout(
  deps: Pick<PayoutDeps, "jobs" | "payouts">,
  payoutId: string,
): Promise<void> {
  if (deps.payouts.provider === "csv") return;
  await deps.jobs.later(sendPayout, { payoutId }, { key: payoutId });
}

async function sendOne(deps: PayoutDeps, { payoutId }: { payoutId: string }): Promise<void> {
  const [payout] = await deps.db.select().from(payouts).where(eq(payouts.id, payoutId));
  if (payout?.status !== "processing" || payout.provider === "csv") return;
  const to = await decryptDestination(deps, payout.affiliateId, payout.encryptedDestination!);
  const outcome = await sendTransfer(deps, payout, to);
  if ("sent" in outcome) await completePayout(deps, payoutId, outcome.sent);
  else await failPayout(deps, payoutId, outcome);
}

/** Unanswered payouts are queued again after this time, since a job with too many failures is dropped. */
const resendAfterMs = 600_000;

export async function resumePayouts(deps: PayoutDeps): Promise<void> {
  const stuck = await deps.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(payouts.status, "processing"),
        ne(payouts.provider, "csv"),
        lte(payouts.sentAt, new Date(deps.now().getTime() - resendAfterMs)),
      ),
    )
    .orderBy(asc(payouts.createdAt))
    .limit(500);
  for (const { id } of stuck) await deps.jobs.later(sendPayout, { payoutId: id }, { key: id });
}

/**
 * Completes a payout and marks the commissions that it covers as paid. Safe to repeat.
 * @returns false when the payout was not processing
 */
export async function completePayout(
  deps: Base,
  payoutId: string,
  providerId: string | null,
): Promise<boolean> {
  return await finishPayout(deps, payoutId, async (payout) => {
    await deps.db
      .update(payouts)
      .set({
        status: "completed",
        completedAt: deps.now(),
        // The provider knows the account; the masked one is enough here.
        encryptedDestination: null,
        ...(providerId ? { providerId } : {}),
      })
      .where(eq(payouts.id, payoutId));
    await markCoveredCommissionsPaid(deps, { affiliateId: payout.affiliateId, payoutId });
    return (to) =>
      payoutSentMail(
        to,
        { amountCents: payout.amountCents, destination: payout.maskedDestination ?? "tu cuenta" },
        deps.settings,
      );
  });
}

/**
 * Marks a payout as failed, which makes its amount available again. Safe to repeat.
 * @param failure.reason a Spanish sentence for the affiliate
 * @returns false when the payout was not processing
 */
export async function failPayout(
  deps: Base,
  payoutId: string,
  { reason, connect = false }: { reason: string; connect?: boolean },
): Promise<boolean> {
  return await finishPayout(deps, payoutId, async (payout) => {
    await deps.db
      .update(payouts)
      .set({
        ...{ status: "failed", failedAt: deps.now(), failureReason: reason },
        encryptedDestination: null,
      })
      .where(eq(payouts.id, payoutId));
    return (to) =>
      payoutFailedMail(
        to,
        {
          ...{ amountCents: payout.amountCents, reason, connect },
          destination: payout.maskedDestination ?? "tu cuenta",
        },
        deps.settings,
      );
  });
}

type Payout = typeof payouts.$inferSelect;
type MailTo = (to: { to: string; name: string }) => Parameters<typeof sendMail.work>[1];

/** Finishes a payout that is processing and queues the mail to its affiliate, in one transaction. */
async function finishPayout(
  deps: Base,
  payoutId: string,
  writeResult: (payout: Payout) => Promise<MailTo>,
): Promise<boolean> {
  const { db } = deps;
  return await db.transaction(async () => {
    const payoutById = () => db.select().from(payouts).where(eq(payouts.id, payoutId));
    const [found] = await payoutById();
    if (!found) return false;
    await lockAffiliate(deps, found.affiliateId);
    const [payout] = await payoutById();
    if (payout?.status !== "processing") return false;
    const mailTo = await writeResult(payout);
    const receiver = await findReceiver(deps, payout.affiliateId);
    if (receiver && !receiver.isLeaving) await deps.jobs.later(sendMail, mailTo(receiver));
    // Accounting keeps the amount, the day and the provider's id, but no account of a deleted person.
    else await db.update(payouts).set({ maskedDestination: null }).where(eq(payouts.id, payoutId));
    return true;
  });
}
