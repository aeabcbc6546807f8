import { and, eq, gte, isNotNull } from "drizzle-orm";
import * as z from "zod/mini";
import { users } from "#db/schema.ts";
import { payments } from "#db/schema-billing.ts";
import { confirmPassword } from "#server/features/account/confirm-password.ts";
import {
  findPersonBeingErased,
  listPeopleBeingErased,
  markForErasure,
  type PersonBeingErased,
} from "#server/features/account/erasure.ts";
import { accountErasedMail } from "#server/features/account/mails.ts";
import type { AdsDeps } from "#server/features/ads/deps.ts";
import { deleteOrdersOf } from "#server/features/ads/orders/delete-orders.ts";
import { anonymizeAffiliate } from "#server/features/affiliates/erasure.ts";
import { eraseAtStripe } from "#server/features/billing/erasure.ts";
import { recordPastTrial } from "#server/features/billing/trials/past-trials.ts";
import { endRepliesOf } from "#server/features/chat/stored-replies.ts";
import { deleteInquiriesOf } from "#server/features/contact/contact.ts";
import { removePicturesLater } from "#server/features/content/jobs.ts";
import { deleteLeadsOf } from "#server/features/leads/leads.ts";
import { deleteAnalysesByEmail } from "#server/features/websites/websites.ts";
import type { SignedInUser } from "#server/platform/http/http.ts";
import { type AnyJob, job, type Schedule } from "#server/platform/jobs/jobs.ts";
import { sendMail } from "#server/platform/mail/mail.ts";

/**
 * Erases the account of a signed-in person who knows its password. The account is locked at once and a
 * job erases it. Safe to call twice.
 * @throws AppError `invalid` at `currentPassword`, `rate_limited`, `unavailable`
 */
export async function requestErasure(
  deps: AdsDeps,
  user: SignedInUser,
  currentPassword: string,
): Promise<void> {
  await confirmPassword(deps, user, currentPassword);
  await queueErasure(deps, user.userId);
}

/** Marks an account for erasure and queues the job, in one transaction. For a marked account it queues a new attempt. */
export async function queueErasure(deps: AdsDeps, userId: string): Promise<void> {
  await deps.db.transaction(async () => {
    await markForErasure(deps, userId);
    await deps.jobs.later(eraseAccount, { userId }, { key: userId });
  });
}

/**
 * Erases a marked account in the order of docs/decisions/0010: first running work and subscriptions,
 * last the user row that everything else is found by. Each step can be repeated, so an interrupted run
 * is completed by the next one.
 */
export const eraseAccount = job({
  name: "erase-account",
  input: z.object({ userId: z.string() }),
  retries: 15,
  timeoutSeconds: 600,
  work: async (deps: AdsDeps, { userId }, signal) => {
    const person = await findPersonBeingErased(deps, userId);
    if (!person) return;
    await endRepliesOf(deps, userId);
    await eraseAtStripe(deps, userId, signal);
    // Rows under an unconfirmed address may belong to somebody else.
    const email = person.emailVerifiedAt ? person.email : null;
    await deleteOrdersOf(deps, { userId, email }, signal);
    if (email) {
      await deleteAnalysesByEmail(deps, email, signal);
      await deleteInquiriesOf(deps, email);
      await deleteLeadsOf(deps, email);
    }
    signal.throwIfAborted();
    await deleteUser(deps, person);
  },
});

/** Deletes the user row with everything that depends on it, and queues the confirmation mail in the same transaction. */
async function deleteUser(deps: AdsDeps, person: PersonBeingErased): Promise<void> {
  const { id: userId, email: to, name } = person;
  await deps.db.transaction(async () => {
    const returnedCents = await refundedCentsSince(deps, person);
    await recordPastTrial(deps, userId);
    await anonymizeAffiliate(deps, userId);
    const deleted = await deps.db
      .delete(users)
      .where(and(eq(users.id, userId), isNotNull(users.leavingAt)))
      .returning({ id: users.id });
    if (deleted.length === 0) return;
    // Only the id is logged: after restoring a backup it tells which accounts to erase again.
    deps.log.info({ userId }, "Account erased");
    await removePicturesLater(deps, userId);
    await deps.jobs.later(sendMail, accountErasedMail({ to, name, returnedCents }, deps.settings));
  });
}

/** Cents refunded since the erasure was requested, such as for an undelivered order. */
async function refundedCentsSince(
  { db }: AdsDeps,
  { id, leavingAt }: PersonBeingErased,
): Promise<number> {
  const rows = await db
    .select({ amountCents: payments.amountCents })
    .from(payments)
    .where(
      and(eq(payments.userId, id), eq(payments.kind, "refund"), gte(payments.createdAt, leavingAt)),
    );
  return -rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export const erasureJobs: AnyJob<AdsDeps>[] = [eraseAccount];

const resumeAfterMs = 15 * 60_000;
const resumeMax = 200;

/** Queues erasures again whose job has failed for good or was lost. */
export const erasureSchedules: Schedule<AdsDeps>[] = [
  {
    name: "resume-erasing",
    everySeconds: 600,
    timeoutSeconds: 60,
    work: async (deps) => {
      const before = new Date(deps.now().getTime() - resumeAfterMs);
      const unfinished = await listPeopleBeingErased(deps, { before, limit: resumeMax });
      if (unfinished.length > 0)
        deps.log.warn({ count: unfinished.length }, "Accounts wait to be erased");
      for (const { id } of unfinished) {
        await deps.jobs.later(eraseAccount, { userId: id }, { key: id });
      }
    },
  },
];
