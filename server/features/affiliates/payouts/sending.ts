import { and, asc, eq, lte, ne } from "drizzle-orm";
import * as z from "zod/mini";
import { payouts } from "#db/schema-affiliates.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import { sendMail } from "#server/platform/mail/mail.ts";
import { lockAffiliate } from "../balance.ts";
import { settle } from "../commissions.ts";
import type { PayoutDeps } from "./deps.ts";
import { openDestination } from "./keys.ts";
import { payoutFailedMail, payoutSentMail } from "./mails.ts";
import { transfer } from "./providers.ts";
import { receiverOf } from "./receivers.ts";

type Base = Pick<PayoutDeps, "db" | "now" | "jobs" | "settings">;

/** Hands a payout to the provider, by its key: however often this runs, it is sent once. */
export const sendPayout = job({
  name: "send-payout",
  input: z.object({ payoutId: z.string() }),
  retries: 20,
  timeoutSeconds: 180,
  work: sendOne,
});

/** Call it in the transaction that makes the payout ready; what the operator transfers waits for them. */
export async function sendLater(
  deps: Pick<PayoutDeps, "jobs" | "payouts">,
  payoutId: string,
): Promise<void> {
  if (deps.payouts.provider === "csv") return;
  await deps.jobs.later(sendPayout, { payoutId }, { key: payoutId });
}

async function sendOne(deps: PayoutDeps, { payoutId }: { payoutId: string }): Promise<void> {
  const [payout] = await deps.db.select().from(payouts).where(eq(payouts.id, payoutId));
  if (payout?.status !== "processing" || payout.provider === "csv") return;
  const to = await openDestination(deps, payout.affiliateId, payout.encryptedDestination!);
  const outcome = await transfer(deps, payout, to);
  if ("sent" in outcome) await completePayout(deps, payoutId, outcome.sent);
  else await failPayout(deps, payoutId, outcome);
}

/** Payouts without an answer for so long are sent again: a job that failed too often is none any more. */
const patienceMs = 600_000;

export async function resumePayouts(deps: PayoutDeps): Promise<void> {
  const stuck = await deps.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(payouts.status, "processing"),
        ne(payouts.provider, "csv"),
        lte(payouts.sentAt, new Date(deps.now().getTime() - patienceMs)),
      ),
    )
    .orderBy(asc(payouts.createdAt))
    .limit(500);
  for (const { id } of stuck) await deps.jobs.later(sendPayout, { payoutId: id }, { key: id });
}

/**
 * A payout has arrived: it covers commissions, oldest first. Safe to repeat.
 * @returns false when it was not under way
 */
export async function completePayout(
  deps: Base,
  payoutId: string,
  providerId: string | null,
): Promise<boolean> {
  return await end(deps, payoutId, async (payout) => {
    await deps.db
      .update(payouts)
      .set({
        status: "completed",
        completedAt: deps.now(),
        // It is known to the provider; here the mask is enough.
        encryptedDestination: null,
        ...(providerId ? { providerId } : {}),
      })
      .where(eq(payouts.id, payoutId));
    await settle(deps, { affiliateId: payout.affiliateId, payoutId });
    return (to) =>
      payoutSentMail(
        to,
        { amountCents: payout.amountCents, destination: payout.maskedDestination ?? "tu cuenta" },
        deps.settings,
      );
  });
}

/**
 * A payout was refused: its money is available again. Safe to repeat.
 * @param why.reason a Spanish sentence for the affiliate
 * @returns false when it was not under way
 */
export async function failPayout(
  deps: Base,
  payoutId: string,
  { reason, connect = false }: { reason: string; connect?: boolean },
): Promise<boolean> {
  return await end(deps, payoutId, async (payout) => {
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

/** Ends a payout that is under way, and tells its affiliate, in one transaction. */
async function end(
  deps: Base,
  payoutId: string,
  write: (payout: Payout) => Promise<MailTo>,
): Promise<boolean> {
  const { db } = deps;
  return await db.transaction(async () => {
    const payoutById = () => db.select().from(payouts).where(eq(payouts.id, payoutId));
    const [found] = await payoutById();
    if (!found) return false;
    await lockAffiliate(deps, found.affiliateId);
    const [payout] = await payoutById();
    if (payout?.status !== "processing") return false;
    const mailTo = await write(payout);
    const receiver = await receiverOf(deps, payout.affiliateId);
    if (receiver && !receiver.leaving) await deps.jobs.later(sendMail, mailTo(receiver));
    // The books keep amount, day and the provider's number; where a person who is gone banks they do not.
    else await db.update(payouts).set({ maskedDestination: null }).where(eq(payouts.id, payoutId));
    return true;
  });
}
