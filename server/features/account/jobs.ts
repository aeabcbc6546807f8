import { and, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { users } from "#db/schema.ts";
import { job } from "#server/platform/jobs/jobs.ts";
import { deliverMail, type MailDeps, mailRetries, sendMail } from "#server/platform/mail/mail.ts";
import type { Platform } from "#server/platform/platform.ts";
import { sweepKnownDevices } from "./known-devices.ts";
import { createMailedLink, sweepMailedTokens } from "./mailed-links.ts";
import {
  dataAskedForMail,
  passwordChangedMail,
  purchaseMail,
  resetMail,
  verificationMail,
  welcomeMail,
} from "./mails.ts";

export type AccountJobDeps = Platform & MailDeps;

/** Mails a link to set a new password, if the address has an account. */
export const sendResetLink = job({
  name: "send-reset-link",
  input: z.object({ email: z.string() }),
  // They take over an hour; whoever waits longer asks again.
  retries: 15,
  timeoutSeconds: 90,
  work: async (deps: AccountJobDeps, { email }: { email: string }) => {
    const [user] = await deps.db
      .select({ id: users.id, email: users.email, name: users.name })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.leavingAt)));
    if (!user) return;
    const link = await createMailedLink(deps, user.id, "reset-password");
    await deliverMail(deps, resetMail({ to: user.email, name: user.name, link }, deps.settings));
  },
});

/** Mails a link that confirms an address, in the welcome mail for a new account. */
export const sendVerificationLink = job({
  name: "send-verification-link",
  input: z.object({ userId: z.string(), welcome: z.boolean() }),
  retries: mailRetries,
  timeoutSeconds: 90,
  work: async (deps: AccountJobDeps, data: { userId: string; welcome: boolean }) => {
    const user = await findRecipient(deps, data.userId);
    if (!user || user.emailVerifiedAt) return;
    const link = await createMailedLink(deps, user.id, "verify-email");
    const compose = data.welcome ? welcomeMail : verificationMail;
    await deliverMail(deps, compose({ to: user.email, name: user.name, link }, deps.settings));
  },
});

/** Mails the link that sets a password to somebody who paid without signing in. */
export const sendPurchaseLink = job({
  name: "send-purchase-link",
  input: z.object({ userId: z.string() }),
  retries: mailRetries,
  timeoutSeconds: 90,
  work: async (deps: AccountJobDeps, { userId }: { userId: string }) => {
    const user = await findRecipient(deps, userId);
    if (!user) return;
    const link = await createMailedLink(deps, user.id, "reset-password", { lifeHours: 72 });
    await deliverMail(deps, purchaseMail({ to: user.email, name: user.name, link }, deps.settings));
  },
});

/** Mails a person that their password was changed. */
export const sendPasswordChanged = job({
  name: "send-password-changed",
  // A job of the version before has no time.
  input: z.object({ userId: z.string(), at: z.optional(z.iso.datetime()) }),
  retries: 3,
  timeoutSeconds: 30,
  work: async (deps: AccountJobDeps, { userId, at }) => {
    const user = await findRecipient(deps, userId);
    if (!user) return;
    const { email: to, name, timeZone } = user;
    const changed = { to, name, timeZone, at: at ? new Date(at) : deps.now() };
    await deps.jobs.later(sendMail, passwordChangedMail(changed, deps.settings));
  },
});

/** Mails a person that an export of their data was requested: when, and from which device. */
export const sendDataExportNotice = job({
  name: "send-data-asked-for",
  input: z.object({ userId: z.string(), at: z.iso.datetime(), device: z.string() }),
  retries: 3,
  timeoutSeconds: 30,
  work: async (deps: AccountJobDeps, { userId, at, device }) => {
    const user = await findRecipient(deps, userId);
    if (!user) return;
    const { email: to, name, timeZone } = user;
    const asked = { to, name, timeZone, at: new Date(at), device };
    await deps.jobs.later(sendMail, dataAskedForMail(asked, deps.settings));
  },
});

/** The person to mail; undefined while the account is being erased, because a link would open it again. */
async function findRecipient({ db }: AccountJobDeps, userId: string) {
  const [user] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      timeZone: users.timeZone,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.leavingAt)));
  return user;
}

export const accountJobs = [
  sendResetLink,
  sendVerificationLink,
  sendPurchaseLink,
  sendPasswordChanged,
  sendDataExportNotice,
];
export const accountSchedules = [sweepMailedTokens, sweepKnownDevices];
