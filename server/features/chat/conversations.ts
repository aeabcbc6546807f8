import { and, count, desc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import { contentPieces, conversations, type KeptPicture, messages } from "#db/schema.ts";
import {
  type ContentStore,
  photosWithLinks,
  pictureWithLinks,
} from "#server/features/content/content.ts";
import { afterCursor, pageOf, pageSize } from "#server/platform/database/cursor.ts";
import { AppError, invalid, notFound } from "#server/platform/errors.ts";
import { Page } from "#server/platform/http/http.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Message } from "#shared/chat.ts";
import type { Photo } from "#shared/photos.ts";
import { contentTypeIds, contentTypeLabel, pictureType } from "#shared/workers.ts";
import { isFreeReply } from "./reply.ts";

type Db = Pick<Platform, "db">;

/** What a conversation is called until somebody names it: the beginning of its first question. */
export function conversationTitle(prompt: string): string {
  const line = prompt.replace(/\s+/g, " ").trim();
  if (line.length <= 60) return line;
  return `${line
    .slice(0, 59)
    .replace(/\s\S*$/, "")
    .replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** With the piece that it began with: the label of its sheet, or what was asked for. */
const conversationColumns = {
  ...getTableColumns(conversations),
  kind: sql<string | null>`(select case when reply.content_type = ${sql.raw(`'${pictureType}'`)}
        then reply.content_type
      else coalesce(
        substring(reply.content from '(?n)^## +([^:\n]+)'), nullif(reply.content_type, 'chat')) end
    from messages reply where reply.conversation_id = conversations.id and reply.position = 2)`,
};
interface ConversationRow extends Record<"createdAt" | "updatedAt", Date> {
  id: string;
  workerId: string;
  title: string;
  projectId: string | null;
  kind: string | null;
}

/** A person's conversations with one worker, the latest used first. */
export async function listConversations(
  { db }: Db,
  userId: string,
  workerId: string,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number },
) {
  const matching = and(eq(conversations.userId, userId), eq(conversations.workerId, workerId));
  const rows = await db
    .select(conversationColumns)
    .from(conversations)
    .where(and(matching, afterCursor(cursor, conversations.updatedAt, conversations.id)))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit + 1);
  const [counted] = await db.select({ total: count() }).from(conversations).where(matching);
  const page = pageOf(rows, limit, (row) => ({ at: row.updatedAt, id: row.id }));
  return new Page(page.rows.map(toConversation), page.next, counted!.total);
}

/** The person's conversation, or 404. */
export async function readConversation({ db }: Db, userId: string, conversationId: string) {
  const [row] = await db
    .select(conversationColumns)
    .from(conversations)
    .where(owned(userId, conversationId));
  if (!row) throw missing();
  return toConversation(row);
}

/** @throws AppError 404, 429 */
export async function renameConversation(
  { db, now }: Pick<Platform, "db" | "now">,
  userId: string,
  conversationId: string,
  title: string,
) {
  await limitWrites({ db, now }, userId, "conversation");
  const [row] = await db
    .update(conversations)
    .set({ title })
    .where(owned(userId, conversationId))
    .returning(conversationColumns);
  if (!row) throw missing();
  return toConversation(row);
}

/** Deletes a conversation with its messages; 409 while a reply is being written in it. */
export async function deleteConversation({ db }: Db, userId: string, conversationId: string) {
  await db.transaction(async () => {
    const [row] = await db
      .select({ id: conversations.id })
      .from(conversations)
      .where(owned(userId, conversationId))
      .for("update");
    if (!row) throw missing();
    const [streaming] = await db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), eq(messages.status, "streaming")));
    if (streaming) {
      throw new AppError("conflict", "Espera a que termine la respuesta, o detenla, para borrar");
    }
    await db.delete(conversations).where(owned(userId, conversationId));
  });
}

const messageColumns = {
  row: messages,
  piece: contentPieces.content,
  picture: contentPieces.picture,
};

interface Found {
  row: typeof messages.$inferSelect;
  /** Text of the message's content piece as it stands now. */
  piece: string | null;
  picture: KeptPicture | null;
}

/** Messages of a conversation, newest first. */
export async function listMessages(
  library: ContentStore,
  userId: string,
  conversationId: string,
  { cursor, limit = pageSize }: { cursor?: string; limit?: number },
) {
  const { db } = library;
  await readConversation({ db }, userId, conversationId);
  const matching = eq(messages.conversationId, conversationId);
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .leftJoin(contentPieces, eq(contentPieces.id, messages.contentId))
    .where(and(matching, before(cursor)))
    .orderBy(desc(messages.position))
    .limit(limit + 1);
  const [counted] = await db.select({ total: count() }).from(messages).where(matching);
  const page = rows.slice(0, limit);
  const handoffs = await readHandoffs(
    { db },
    page.map(({ row }) => row.id),
  );
  const ownPhotos = await photosWithLinks(
    library,
    userId,
    page.flatMap(({ row }) => row.photoId ?? []),
  );
  return new Page(
    await Promise.all(
      page.map((found) =>
        toMessage(library, found, {
          handoffs: handoffs.get(found.row.id),
          photo: ownPhotos.get(found.row.photoId ?? ""),
        }),
      ),
    ),
    rows.length > limit ? String(page.at(-1)!.row.position) : null,
    counted!.total,
  );
}

// A question and its answer share their moment, so the place in the conversation is the cursor.
function before(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,9}$/.test(cursor)) throw invalid({ cursor: "Cursor no válido" });
  return lt(messages.position, Number(cursor));
}

/** The person's message with its handoffs, or 404. */
export async function readMessage(library: ContentStore, userId: string, messageId: string) {
  const { db } = library;
  const [found] = await db
    .select(messageColumns)
    .from(messages)
    .leftJoin(contentPieces, eq(contentPieces.id, messages.contentId))
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)));
  if (!found) throw notFound("Este mensaje no existe");
  const { row, picture } = found;
  const handoffs = (await readHandoffs({ db }, [row.id])).get(row.id);
  const photo = (await photosWithLinks(library, userId, row.photoId ? [row.photoId] : [])).values();
  const more = { handoffs, photo: photo.next().value };
  return { row, picture, message: await toMessage(library, found, more) };
}

/** Which steps of which plans were sent, where, and how the latest reply to each stands. */
async function readHandoffs({ db }: Db, messageIds: string[]) {
  const byMessage = new Map<string, Message["handoffs"]>();
  if (messageIds.length === 0) return byMessage;
  const rows = await db
    .select({
      messageId: messages.handoffMessageId,
      step: messages.handoffStep,
      conversationId: messages.conversationId,
      workerId: conversations.workerId,
      status: sql<Message["status"]>`(select reply.status from messages reply
        where reply.reply_to = ${messages.id} order by reply.position desc limit 1)`,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(inArray(messages.handoffMessageId, messageIds))
    .orderBy(messages.createdAt);
  for (const row of rows) {
    const list = byMessage.get(row.messageId!) ?? [];
    // A step that was sent twice shows its latest sending.
    const others = list.filter((handoff) => handoff.step !== row.step);
    byMessage.set(row.messageId!, [
      ...others,
      {
        step: row.step!,
        workerId: row.workerId,
        conversationId: row.conversationId,
        status: row.status,
      },
    ]);
  }
  return byMessage;
}

async function toMessage(
  library: ContentStore,
  { row, piece, picture }: Found,
  { handoffs = [], photo }: { handoffs?: Message["handoffs"]; photo?: Photo },
): Promise<Message> {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    contentType: row.contentType,
    order: row.handoffFields,
    pictureFormat: row.pictureFormat,
    photo: photo ?? null,
    status: row.status,
    failure: row.failure,
    contentId: row.contentId,
    picture: picture && (await pictureWithLinks(library, row.userId, picture)),
    edited: piece === row.content ? null : piece,
    isFree: isFreeReply(row),
    handoffs,
    createdAt: row.createdAt.toISOString(),
  };
}

function toConversation(row: ConversationRow) {
  const label = row.kind?.replace(/[*_`]/g, "").trim();
  return {
    ...row,
    kind:
      label && contentTypeIds.some((id) => id === label) ? contentTypeLabel(label) : label || null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function owned(userId: string, conversationId: string) {
  return and(eq(conversations.id, conversationId), eq(conversations.userId, userId));
}

function missing() {
  return notFound("Esta conversación no existe");
}
