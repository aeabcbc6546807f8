import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { hasSpaceForConversation } from "#server/features/content/content.ts";
import { planReservationValues, reservedByPlan } from "#server/features/credits/credits.ts";
import { preparedOnce, prepareSql } from "#server/platform/database/prepared.ts";
import type { Platform } from "#server/platform/platform.ts";
import { pictureType, type Worker } from "#shared/workers.ts";
import { conversationTitle } from "./conversations.ts";
import { type GenerateRequest, generationRef, leaseMs, type StartedReply } from "./reply.ts";

const { placeholder } = sql;
const [conversationId, promptMessageId, userId, contentType] = [
  sql`${placeholder("conversationId")}::uuid`,
  sql`${placeholder("promptMessageId")}::uuid`,
  sql`${placeholder("userId")}::uuid`,
  sql`${placeholder("contentType")}::text`,
];
const now = sql`${placeholder("now")}::timestamptz`;
const hasSpace = hasSpaceForConversation(
  userId,
  sql`${contentType} = ${sql.raw(`'${pictureType}'`)}`,
);

const firstReply = preparedOnce((db) =>
  prepareSql(
    db,
    "first_reply",
    sql`${reservedByPlan(hasSpace)}, opened as (
      insert into conversations (id, user_id, worker_id, title, created_at, updated_at)
      select ${conversationId}, ${userId}, ${placeholder("workerId")}::text,
        ${placeholder("title")}::text, ${now}, ${now}
      from reserved
    )
    insert into messages
      (id, conversation_id, user_id, role, content, content_type, status, reply_to, request_id,
        price_credits, picture_format, lease_expires_at, created_at, position)
    select said.* from reserved, (values
      (${promptMessageId}, ${conversationId}, ${userId}, 'user', ${placeholder("prompt")}::text,
        ${contentType}, 'done', null::uuid, ${placeholder("requestId")}::uuid, 0,
        ${placeholder("pictureFormat")}::text, null::timestamptz, ${now}, 1),
      (${placeholder("messageId")}::uuid, ${conversationId}, ${userId}, 'worker', '',
        ${contentType}, 'streaming', ${promptMessageId}, null, ${placeholder("credits")}::int,
        null, ${placeholder("leaseUntil")}::timestamptz, ${now}, 2)
    ) as said
    returning id`,
  ),
);

/**
 * Opens a conversation with its question, the empty streaming reply and the price set aside, in one
 * statement: what the first word waits for. A repeated `requestId` violates its constraint.
 * @returns null when the plan's own credits do not pay or the account is full, and nothing was stored
 */
export async function startFirstReply(
  deps: Pick<Platform, "db" | "now">,
  request: GenerateRequest,
  { worker, priceCredits }: { worker: Worker; priceCredits: number },
): Promise<StartedReply | null> {
  const { userId, prompt, contentType, pictureFormat } = request;
  const [conversationId, promptMessageId, messageId] = [randomUUID(), randomUUID(), randomUUID()];
  const reservation = planReservationValues(deps, {
    userId,
    ref: generationRef(messageId),
    credits: priceCredits,
    workerId: worker.id,
    contentType,
  });
  const { rows } = await firstReply(deps.db).execute({
    ...reservation,
    conversationId,
    promptMessageId,
    messageId,
    title: conversationTitle(prompt),
    prompt,
    contentType,
    requestId: request.requestId,
    pictureFormat,
    leaseUntil: new Date(Date.parse(reservation.now) + leaseMs).toISOString(),
  });
  if (rows.length === 0) return null;
  return {
    userId,
    worker,
    contentType,
    prompt,
    order: null,
    priceCredits,
    conversationId,
    projectId: null,
    pictureFormat,
    photoId: null,
    promptMessageId,
    messageId,
    position: 2,
    isNew: true,
  };
}
