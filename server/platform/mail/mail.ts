import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { job } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";
import { composeHtml } from "./mail-html.ts";

/** One message, ready to send. */
export interface Mail {
  /** Stays the same when sending is repeated, so that mail servers can drop duplicates. */
  id: string;
  to: string;
  /** Address for replies; the sender when absent. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
}

/** Delivers messages. `retry: false` marks a permanent refusal. */
export interface MailTransport {
  deliver(mail: Mail): Promise<{ sent: true } | { sent: false; retry: boolean; reason: string }>;
}

/** Content of a message as plain text without markup. */
export interface MailContent {
  to: string;
  /** Address for replies; the sender when absent. */
  replyTo?: string;
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  /** Small print under the button. */
  notes?: readonly string[];
}

/**
 * Composes a message as HTML and as plain text.
 * @throws TypeError for an address that could inject a second recipient or a header
 */
export function composeMail(content: MailContent, site: { publicOrigin: string }): Mail {
  const { to, replyTo } = content;
  if (![to, replyTo ?? to].every(isPlainAddress)) {
    throw new TypeError("Not a single plain e-mail address");
  }
  const subject = singleLine(content.subject);
  return {
    id: randomUUID(),
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: plainText(content, site),
    html: composeHtml({ ...content, subject }, site),
  };
}

/** False for an address with characters that could form a header or a list of addresses. */
export function isPlainAddress(value: string): boolean {
  return (
    value.length <= 254 && /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u.test(value)
  );
}

/** Text fit for one header line: line breaks and invisible characters become spaces. */
export function singleLine(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200)
    .toWellFormed();
}

function plainText(content: MailContent, site: { publicOrigin: string }): string {
  const { title, paragraphs, button, notes = [] } = content;
  return [
    title,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...notes,
    `—\nKolmena · Tu equipo de marketing con IA\n${site.publicOrigin}`,
  ]
    .join("\n\n")
    .concat("\n");
}

export interface MailDeps {
  mailTransport: MailTransport;
  log: Log;
}

/** Sends a message now. @throws Error when trying again later may help */
export async function deliverMail({ mailTransport, log }: MailDeps, message: Mail): Promise<void> {
  const result = await mailTransport.deliver(message);
  if (result.sent) return;
  if (result.retry) throw new Error(`Mail not sent: ${result.reason}`);
  log.warn({ mailId: message.id, reason: result.reason }, "Mail refused for good");
}

/** Retries of jobs that send mail: about fifteen hours, so that a provider may be down overnight. */
export const mailRetries = 100;

/** Sends a composed message. Not for messages with a secret link, because job rows are kept for days. */
export const sendMail = job({
  name: "send-mail",
  input: z.object({
    id: z.string(),
    to: z.string(),
    replyTo: z.optional(z.string()),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
  retries: mailRetries,
  timeoutSeconds: 90,
  work: (deps: MailDeps, message: Mail) => deliverMail(deps, message),
});
