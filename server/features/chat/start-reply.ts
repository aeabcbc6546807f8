import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, max } from "drizzle-orm";
import { conversations, messages } from "#db/schema.ts";
import { assertSpace, findPhoto } from "#server/features/content/content.ts";
import { reserveCredits } from "#server/features/credits/credits.ts";
import { lockProject } from "#server/features/projects/projects.ts";
import { isUniqueViolation } from "#server/platform/database/unique-violation.ts";
import { AppError, invalid, notFound } from "#server/platform/errors.ts";
import type { Platform } from "#server/platform/platform.ts";
import { handoffTitle } from "#shared/handoff-fields.ts";
import { findWorker, pictureType, priceCreditsOf, type Worker } from "#shared/workers.ts";
import { conversationTitle } from "./conversations.ts";
import { type GenerateRequest, generationRef, leaseMs, type StartedReply } from "./reply.ts";

type Deps = Pick<Platform, "db" | "now">;

/** Of both sides. Its row is locked while one is added, so no two come past it at once. */
export const conversationMessagesMax = 2_000;

/**
 * Stores the question and an empty streaming reply, and reserves the price, all or nothing.
 * A repeated `requestId` answers the reply that the first one started.
 * @throws AppError 402, 403 (worker outside the plan), 404, 409 (a reply is being written, the
 *   account or the conversation is full), 422, 429
 */
export async function startReply(deps: Deps, request: GenerateRequest): Promise<StartedReply> {
  const worker = findWorker(request.workerId);
  if (!worker) throw notFound("Este worker no existe");
  const price = priceOf(worker, request.contentType);
  assertOwnWork(worker, request);
  try {
    return await deps.db.transaction(async () => {
      const repeated =
        request.requestId && (await findStarted(deps, request.userId, request.requestId));
      if (repeated) return repeated;
      await assertSpace(deps, request.userId, {
        conversation: !request.conversationId,
        picture: request.contentType === pictureType,
      });
      if (request.handoff) await assertOwnHandoff(deps, request.userId, request.handoff.messageId);
      if (request.photoId) await findPhoto(deps, request.userId, request.photoId);
      // The conversation before its project, as whoever deletes the project takes them.
      const known = request.conversationId
        ? await lockConversation(deps, request.userId, request.workerId, request.conversationId)
        : undefined;
      // What is said later in a project's conversation belongs there, too.
      const projectId = request.projectId ?? known?.projectId ?? null;
      if (projectId) await lockProject(deps, request.userId, projectId);
      const conversationId = known?.id ?? (await openConversation(deps, request));
      const promptMessageId = randomUUID();
      const position = request.conversationId ? await nextPosition(deps, conversationId) : 1;
      const question: NewMessage = {
        id: promptMessageId,
        conversationId,
        userId: request.userId,
        role: "user",
        content: request.prompt,
        contentType: request.contentType,
        status: "done",
        requestId: request.requestId,
        handoffMessageId: request.handoff?.messageId,
        handoffStep: request.handoff?.step,
        handoffFields: request.order,
        pictureFormat: request.pictureFormat,
        photoId: request.photoId,
        createdAt: deps.now(),
        position,
      };
      const reply = {
        userId: request.userId,
        worker,
        contentType: request.contentType,
        prompt: request.prompt,
        order: request.order,
        priceCredits: price,
        conversationId,
        projectId,
        pictureFormat: request.pictureFormat,
        photoId: request.photoId,
        promptMessageId,
        position: position + 1,
      };
      return await openReply(deps, reply, { question });
    });
  } catch (error) {
    if (isUniqueViolation(error, "messages_one_streaming")) throw busy();
    if (request.requestId && isUniqueViolation(error, "messages_request_unique")) {
      const started = await findStarted(deps, request.userId, request.requestId);
      if (started) return started;
    }
    throw error;
  }
}

/**
 * Writes the last reply of a conversation again when it failed or was stopped, as a new operation.
 * @throws AppError as {@link startReply}; 409 when it is not the last or did not fail, 422 for a
 *   `requestId` that belongs to another send
 */
export async function startRetry(
  deps: Deps,
  userId: string,
  { messageId, requestId }: { messageId: string; requestId: string | null },
): Promise<StartedReply> {
  try {
    return await deps.db.transaction(async () => {
      const own = and(eq(messages.id, messageId), eq(messages.userId, userId));
      const home = deps.db.select({ id: messages.conversationId }).from(messages).where(own);
      // The conversation's lock comes before anything else, here as elsewhere: two orders deadlock.
      const [conversation] = await deps.db
        .select()
        .from(conversations)
        .where(inArray(conversations.id, home))
        .for("no key update");
      const [reply] = await deps.db.select().from(messages).where(own);
      if (reply?.role !== "worker") {
        // The first call with this `requestId` has replaced the failed reply by a new one.
        const started = requestId && (await findStarted(deps, userId, requestId));
        if (started) return started;
        throw notFound("Este mensaje no existe");
      }
      const [last] = await deps.db
        .select({ id: messages.id })
        .from(messages)
        .where(eq(messages.conversationId, reply.conversationId))
        .orderBy(desc(messages.position))
        .limit(1);
      if (reply.status === "streaming") throw busy();
      if (last!.id !== reply.id || reply.status === "done") {
        throw new AppError("conflict", "Solo se puede reintentar la última respuesta que falló");
      }
      const [prompt] = await deps.db.select().from(messages).where(eq(messages.id, reply.replyTo!));
      await assertSpace(deps, userId, { picture: reply.contentType === pictureType });
      const worker = findWorker(conversation!.workerId)!;
      await deps.db.delete(messages).where(eq(messages.id, reply.id));
      await touchConversation(deps, reply.conversationId);
      const again = {
        userId,
        worker,
        contentType: reply.contentType,
        prompt: prompt!.content,
        order: prompt!.handoffFields,
        priceCredits: priceOf(worker, reply.contentType),
        conversationId: reply.conversationId,
        projectId: conversation!.projectId,
        pictureFormat: prompt!.pictureFormat,
        photoId: prompt!.photoId,
        promptMessageId: prompt!.id,
        position: reply.position,
      };
      return await openReply(deps, again, { retryId: requestId });
    });
  } catch (error) {
    if (isUniqueViolation(error, "messages_one_streaming")) throw busy();
    if (isUniqueViolation(error, "messages_request_unique")) {
      throw invalid({ requestId: "Este identificador ya es de otra petición: usa uno nuevo" });
    }
    throw error;
  }
}

type NewMessage = typeof messages.$inferInsert;

/** Stores the empty reply, after its question if that is new, and reserves its price. */
async function openReply(
  deps: Deps,
  reply: Omit<StartedReply, "messageId" | "isNew">,
  { question, retryId = null }: { question?: NewMessage; retryId?: string | null },
): Promise<StartedReply> {
  const messageId = randomUUID();
  const now = deps.now();
  const empty: NewMessage = {
    id: messageId,
    conversationId: reply.conversationId,
    userId: reply.userId,
    role: "worker",
    content: "",
    contentType: reply.contentType,
    status: "streaming",
    replyTo: reply.promptMessageId,
    requestId: retryId,
    priceCredits: reply.priceCredits,
    leaseExpiresAt: new Date(now.getTime() + leaseMs),
    createdAt: now,
    position: reply.position,
  };
  await deps.db.insert(messages).values(question ? [question, empty] : [empty]);
  // After the message, as when a reply ends: the other order would deadlock with the one before it.
  await reserveCredits(deps, {
    userId: reply.userId,
    ref: generationRef(messageId),
    credits: reply.priceCredits,
    workerId: reply.worker.id,
    contentType: reply.contentType,
  });
  return { ...reply, messageId, isNew: true };
}

function priceOf(worker: Worker, contentType: string): number {
  const price = priceCreditsOf(worker, contentType);
  if (price === undefined)
    throw invalid({ contentType: `${worker.name} no entrega este tipo de contenido` });
  return price;
}

/** What is handed on is work of this worker, and a picture is asked for as one. */
function assertOwnWork(worker: Worker, { order, contentType, photoId }: GenerateRequest): void {
  if (photoId && contentType !== pictureType)
    throw invalid({ "metadata.photoId": "Una foto solo puede acompañar a una imagen" });
  const asked = order?.deliverable;
  if (!asked) return;
  const fits =
    contentType === "chat"
      ? asked !== pictureType && priceCreditsOf(worker, asked) !== undefined
      : asked === contentType;
  if (!fits)
    throw invalid({ "order.deliverable": `${worker.name} no entrega este tipo de contenido` });
}

async function lockConversation(
  deps: Deps,
  userId: string,
  workerId: string,
  conversationId: string,
): Promise<{ id: string; projectId: string | null }> {
  const [row] = await deps.db
    .select({ workerId: conversations.workerId, projectId: conversations.projectId })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.userId, userId)))
    // Not "update": the reply that ends just now refers to the row, and each would wait for the other.
    .for("no key update");
  if (!row || row.workerId !== workerId) throw notFound("Esta conversación no existe");
  await touchConversation(deps, conversationId);
  return { id: conversationId, projectId: row.projectId };
}

async function touchConversation(deps: Deps, conversationId: string): Promise<void> {
  await deps.db
    .update(conversations)
    .set({ updatedAt: deps.now() })
    .where(eq(conversations.id, conversationId));
}

async function openConversation(deps: Deps, request: GenerateRequest): Promise<string> {
  const id = randomUUID();
  const now = deps.now();
  await deps.db.insert(conversations).values({
    id,
    userId: request.userId,
    workerId: request.workerId,
    title: conversationTitle(request.order ? handoffTitle(request.order) : request.prompt),
    projectId: request.projectId,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

async function nextPosition(deps: Deps, conversationId: string): Promise<number> {
  const [row] = await deps.db
    .select({ last: max(messages.position) })
    .from(messages)
    .where(eq(messages.conversationId, conversationId));
  const last = row?.last ?? 0;
  if (last >= conversationMessagesMax) {
    throw new AppError(
      "conflict",
      "Esta conversación ya es muy larga. Empieza una nueva: lo que hay aquí se queda guardado.",
    );
  }
  return last + 1;
}

async function assertOwnHandoff(deps: Deps, userId: string, messageId: string): Promise<void> {
  const [row] = await deps.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.userId, userId)));
  if (!row) throw invalid({ "metadata.handoff.messageId": "Este mensaje no existe" });
}

// `requestId` is stored with the question that it sent, or with the reply that it retried.
async function findStarted(
  deps: Deps,
  userId: string,
  requestId: string,
): Promise<StartedReply | null> {
  const [sent] = await deps.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.requestId, requestId)));
  if (!sent) return null;
  const promptMessageId = sent.role === "user" ? sent.id : sent.replyTo!;
  const [reply] = await deps.db
    .select({
      message: messages,
      workerId: conversations.workerId,
      projectId: conversations.projectId,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.replyTo, promptMessageId))
    .orderBy(desc(messages.position))
    .limit(1);
  if (!reply) return null;
  return {
    userId,
    worker: findWorker(reply.workerId)!,
    contentType: reply.message.contentType,
    prompt: sent.content,
    order: sent.handoffFields,
    priceCredits: reply.message.priceCredits,
    conversationId: sent.conversationId,
    projectId: reply.projectId,
    pictureFormat: sent.pictureFormat,
    photoId: sent.photoId,
    promptMessageId,
    messageId: reply.message.id,
    position: reply.message.position,
    isNew: false,
  };
}

function busy(): AppError {
  return new AppError("conflict", "Espera a que termine la respuesta anterior, o detenla");
}
