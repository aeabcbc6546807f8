import { Events, on, type Route } from "#server/platform/http/http.ts";
import * as shared from "#shared/chat.ts";
import { handoffSentence, normalizeFields } from "#shared/handoff-fields.ts";
import { generateReply, retryReply, stopReply } from "./chat.ts";
import {
  deleteConversation,
  listConversations,
  listMessages,
  readConversation,
  readMessage,
  renameConversation,
} from "./conversations.ts";
import type { ChatDeps } from "./deps.ts";
import type { StartedReply } from "./reply.ts";
import { replyEvents, replyResult, resumeEvents } from "./reply-readers.ts";

function answer(
  deps: ChatDeps,
  started: StartedReply,
  { wantsEvents, signal }: { wantsEvents: boolean; signal: AbortSignal },
) {
  return wantsEvents ? new Events(replyEvents(deps, started, signal)) : replyResult(deps, started);
}

export const chatRoutes: Route<ChatDeps>[] = [
  on(shared.generate, async (deps, call) => {
    const { body } = call;
    const started = await generateReply(deps, {
      userId: call.user.userId,
      workerId: call.params.workerId,
      prompt: body.order ? handoffSentence(body.order) : body.prompt,
      contentType: body.contentType,
      conversationId: body.conversationId ?? null,
      projectId: body.projectId ?? null,
      requestId: body.requestId ?? null,
      handoff: body.metadata?.handoff ?? null,
      order: body.order ? normalizeFields(body.order) : null,
      pictureFormat: body.metadata?.format ?? null,
      photoId: body.metadata?.photoId ?? null,
    });
    return await answer(deps, started, call);
  }),
  on(shared.retryReply, async (deps, call) => {
    const started = await retryReply(deps, call.user.userId, {
      messageId: call.params.messageId,
      requestId: call.body.requestId ?? null,
    });
    return await answer(deps, started, call);
  }),
  on(shared.followReply, async (deps, { user, params, wantsEvents, signal }) => {
    if (!wantsEvents) return (await readMessage(deps, user.userId, params.messageId)).message;
    return new Events(await resumeEvents(deps, user.userId, params.messageId, signal));
  }),
  on(shared.stopReply, (deps, { user, params }) => stopReply(deps, user.userId, params.messageId)),
  on(shared.listConversations, (deps, { user, params, query }) =>
    listConversations(deps, user.userId, params.workerId, query),
  ),
  on(shared.readConversation, (deps, { user, params }) =>
    readConversation(deps, user.userId, params.conversationId),
  ),
  on(shared.renameConversation, (deps, { user, params, body }) =>
    renameConversation(deps, user.userId, params.conversationId, body.title),
  ),
  on(shared.deleteConversation, async (deps, { user, params }) => {
    await deleteConversation(deps, user.userId, params.conversationId);
    return { message: "Conversación eliminada" };
  }),
  on(shared.listMessages, (deps, { user, params, query }) =>
    listMessages(deps, user.userId, params.conversationId, query),
  ),
  on(shared.readEngine, async ({ llm }) => ({ local: llm.local, label: llm.label })),
];
