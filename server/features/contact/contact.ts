import { randomUUID } from "node:crypto";
import { desc, eq, lte, sql } from "drizzle-orm";
import { contactInquiries } from "#db/schema-contact.ts";
import { afterCursor, pageOf, pageSize } from "#server/platform/database/cursor.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import { composeMail, sendMail, singleLine } from "#server/platform/mail/mail.ts";
import type { Platform } from "#server/platform/platform.ts";

export interface Inquiry {
  name: string;
  email: string;
  message: string;
}

/** A message is kept for a year: by then it has been answered. */
const retentionMs = 365 * 86_400_000;
const hourly = { windowSeconds: 3600 };
/** Low, because each message sends a mail to the operator. */
const addressLimit = { rule: "contact-address", max: 5, ...hourly };
const emailLimit = { rule: "contact-email", max: 3, ...hourly };
const totalLimit = { rule: "contact-all", max: 200, ...hourly, subject: "all" };

/**
 * Stores a message and mails it to the operator, with the writer as the address for replies.
 * @param userId the signed-in writer; null: nobody is signed in
 * @throws AppError `rate_limited`
 */
export async function sendInquiry(
  platform: Platform,
  inquiry: Inquiry,
  { client, userId }: { client: Client; userId: string | null },
): Promise<void> {
  await throttle(
    platform,
    { ...addressLimit, subject: addressBlock(client.ip) },
    { wider: [{ ...emailLimit, subject: inquiry.email.toLowerCase() }, totalLimit] },
  );
  const { contactEmail } = platform.settings;
  const name = singleLine(inquiry.name);
  const mail = composeMail(
    {
      to: contactEmail,
      replyTo: inquiry.email,
      subject: `Consulta de ${name}`,
      preview: singleLine(inquiry.message),
      title: `${name} ha escrito`,
      paragraphs: inquiry.message.split(/\n{2,}/),
      notes: [`De ${name}, ${inquiry.email}. Responde a este correo y le llegará.`],
    },
    platform.settings,
  );
  await platform.db.transaction(async () => {
    await platform.db
      .insert(contactInquiries)
      .values({ id: randomUUID(), userId, ...inquiry, createdAt: platform.now() });
    await platform.jobs.later(sendMail, mail);
  });
}

/**
 * Deletes the messages that were sent with an address, when its owner's account is erased. Messages
 * that somebody sent while signed in are deleted with their account, whatever address they gave.
 */
export async function deleteInquiriesOf(
  { db }: Pick<Platform, "db">,
  email: string,
): Promise<void> {
  await db
    .delete(contactInquiries)
    .where(eq(sql`lower(${contactInquiries.email})`, email.toLowerCase()));
}

/** Deletes messages that are older than a year. */
export async function deleteOldInquiries({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - retentionMs);
  await db.delete(contactInquiries).where(lte(contactInquiries.createdAt, before));
}

/** All messages, newest first. */
export async function listInquiries(
  { db }: Pick<Platform, "db">,
  { cursor, limit = pageSize }: { cursor?: string | undefined; limit?: number },
) {
  const rows = await db
    .select()
    .from(contactInquiries)
    .where(afterCursor(cursor, contactInquiries.createdAt, contactInquiries.id))
    .orderBy(desc(contactInquiries.createdAt), desc(contactInquiries.id))
    .limit(limit + 1);
  return pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
}
