import { and, eq, gte, isNotNull } from "drizzle-orm";
import * as z from "zod/mini";
import { users } from "#db/schema.ts";
import { payments } from "#db/schema-billing.ts";
import { confirmPassword } from "#server/features/account/confirm-password.ts";
import {
  markForErasure,
  type PersonBeingErased,
  peopleBeingErased,
  personBeingErased,
} from "#server/features/account/erasure.ts";
import { accountErasedMail } from "#server/features/account/mails.ts";
import type { AdsDeps } from "#server/features/ads/deps.ts";
import { forgetOrdersOf } from "#server/features/ads/orders/forgotten-orders.ts";
import { forgetAffiliate } from "#server/features/affiliates/erasure.ts";
import { endAtStripe } from "#server/features/billing/erasure.ts";
import { keepPastTrial } from "#server/features/billing/trials/past-trials.ts";
import { endRepliesOf } from "#server/features/chat/stored-replies.ts";
import { forgetInquiries } from "#server/features/contact/contact.ts";
import { removePicturesLater } from "#server/features/content/jobs.ts";
import { forgetLeads } from "#server/features/leads/leads.ts";
import { forgetAnalyses } from "#server/features/websites/websites.ts";
import type { Signed } from "#server/platform/http/http.ts";
import { type AnyJob, job, type Schedule } from "#server/platform/jobs/jobs.ts";
import { sendMail } from "#server/platform/mail/mail.ts";

/**
 * Erases the account of whoever is signed in and knows its password: it cannot be used from now on,
 * and a job does the rest. Asked for twice, it happens once.
 * @throws AppError `invalid` at `currentPassword`, `rate_limited`, `unavailable`
 */
export async function requestErasure(
  deps: AdsDeps,
  user: Signed,
  currentPassword: string,
): Promise<void> {
  await confirmPassword(deps, user, currentPassword);
  await eraseLater(deps, user.userId);
}

/** Marks an account for erasure and queues what erases it, both or neither; for one that is marked, a new try. */
export async function eraseLater(deps: AdsDeps, userId: string): Promise<void> {
  await deps.db.transaction(async () => {
    await markForErasure(deps, userId);
    await deps.jobs.later(eraseAccount, { userId }, { key: userId });
  });
}

/**
 * Erases an account that is marked for it, in the order of docs/decisions/0010: what runs and costs first,
 * the row by which all of it is found last. Each step can be repeated, so whatever ends a run, the
 * next one begins anew and finishes.
 */
export const eraseAccount = job({
  name: "erase-account",
  input: z.object({ userId: z.string() }),
  retries: 15,
  timeoutSeconds: 600,
  work: async (deps: AdsDeps, { userId }, signal) => {
    const person = await personBeingErased(deps, userId);
    if (!person) return;
    await endRepliesOf(deps, userId);
    await endAtStripe(deps, userId, signal);
    // An address that nobody has confirmed says nothing about whose its rows are.
    const email = person.emailVerifiedAt ? person.email : null;
    await forgetOrdersOf(deps, { userId, email }, signal);
    if (email) {
      await forgetAnalyses(deps, email, signal);
      await forgetInquiries(deps, email);
      await forgetLeads(deps, email);
    }
    signal.throwIfAborted();
    await deleteUser(deps, person);
  },
});

/** The row, and all that goes with it. Told to its owner if and only if it happens, once. */
async function deleteUser(deps: AdsDeps, person: PersonBeingErased): Promise<void> {
  const { id: userId, email: to, name } = person;
  await deps.db.transaction(async () => {
    const returnedCents = await returnedSince(deps, person);
    await keepPastTrial(deps, userId);
    await forgetAffiliate(deps, userId);
    const deleted = await deps.db
      .delete(users)
      .where(and(eq(users.id, userId), isNotNull(users.leavingAt)))
      .returning({ id: users.id });
    if (deleted.length === 0) return;
    // By its id alone: after a backup was restored it says whom to erase again.
    deps.log.info({ userId }, "Account erased");
    await removePicturesLater(deps, userId);
    await deps.jobs.later(sendMail, accountErasedMail({ to, name, returnedCents }, deps.settings));
  });
}

/** Cents that went back since they left: an order that was not delivered, a page paid too late. */
async function returnedSince(
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

export const eraseJobs: AnyJob<AdsDeps>[] = [eraseAccount];

const forgottenAfterMs = 15 * 60_000;
const resumedAtOnce = 200;

/** Tries again to erase those whose job has failed for good, or was lost. */
export const eraseSchedules: Schedule<AdsDeps>[] = [
  {
    name: "resume-erasing",
    everySeconds: 600,
    timeoutSeconds: 60,
    work: async (deps) => {
      const before = new Date(deps.now().getTime() - forgottenAfterMs);
      const left = await peopleBeingErased(deps, { before, limit: resumedAtOnce });
      if (left.length > 0) deps.log.warn({ count: left.length }, "Accounts wait to be erased");
      for (const { id } of left) {
        await deps.jobs.later(eraseAccount, { userId: id }, { key: id });
      }
    },
  },
];
