import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { reservedByPlan } from "#server/features/credits/credits.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Worker } from "#shared/workers.ts";
import type { Ask, Begun } from "./begin.ts";
import { generationRef, leaseMs } from "./generation.ts";

/**
 * Opens a conversation with its question, the empty streaming reply and the price set aside, in one
 * statement: what the first word waits for. A repeated `requestId` violates its constraint.
 * @returns null when the plan's own credits do not pay, and nothing was stored
 */
export async function beginFirstReply(
  deps: Pick<Platform, "db" | "now">,
  ask: Ask,
  { worker, priceCredits }: { worker: Worker; priceCredits: number },
): Promise<Begun | null> {
  const { userId, prompt, contentType, pictureFormat } = ask;
  const [conversationId, promptMessageId, messageId] = [randomUUID(), randomUUID(), randomUUID()];
  const reserved = reservedByPlan(deps, {
    userId,
    ref: generationRef(messageId),
    credits: priceCredits,
    workerId: worker.id,
    contentType,
  });
  const now = deps.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const leaseUntil = new Date(now.getTime() + leaseMs).toISOString();
  const { rows } = (await deps.db.execute(sql`${reserved}, opened as (
      insert into conversations (id, user_id, worker_id, title, created_at, updated_at)
      select ${conversationId}::uuid, ${userId}::uuid, ${worker.id}::text,
        ${conversationTitle(prompt)}::text, ${at}, ${at}
      from reserved
    )
    insert into messages
      (id, conversation_id, user_id, role, content, content_type, status, reply_to, request_id,
        price_credits, picture_format, lease_expires_at, created_at, position)
    select said.* from reserved, (values
      (${promptMessageId}::uuid, ${conversationId}::uuid, ${userId}::uuid, 'user', ${prompt}::text,
        ${contentType}::text, 'done', null::uuid, ${ask.requestId}::uuid, 0,
        ${pictureFormat}::text, null::timestamptz, ${at}, 1),
      (${messageId}::uuid, ${conversationId}::uuid, ${userId}::uuid, 'worker', '',
        ${contentType}::text, 'streaming', ${promptMessageId}::uuid, null, ${priceCredits}::int,
        null, ${leaseUntil}::timestamptz, ${at}, 2)
    ) as said
    returning id`)) as unknown as { rows: unknown[] };
  if (rows.length === 0) return null;
  return {
    userId,
    worker,
    contentType,
    prompt,
    priceCredits,
    conversationId,
    projectId: null,
    pictureFormat,
    promptMessageId,
    messageId,
    position: 2,
    fresh: true,
  };
}

/** What a conversation is called until somebody names it: the beginning of its first question. */
export function conversationTitle(prompt: string): string {
  const line = prompt.replace(/\s+/g, " ").trim();
  if (line.length <= 60) return line;
  return `${line
    .slice(0, 59)
    .replace(/\s\S*$/, "")
    .replace(/[\uD800-\uDBFF]$/, "")}…`;
}
