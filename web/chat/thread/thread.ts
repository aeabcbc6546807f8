import type { Conversation, Message, ReplyEvent } from "#shared/chat.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { Photo } from "#shared/photos.ts";
import type { PictureFormat } from "#shared/pictures.ts";
import type { ConnectionState } from "./reply-connection.ts";

export interface ThreadMessage extends Message {
  /** React key; stays the same when the server assigns the message's id. */
  key: string;
}

/** A request of the person. */
export interface PromptRequest {
  prompt: string;
  contentType: string;
  /** Created once per request, so that sending it again is never charged twice. */
  requestId: string;
  handoff?: { messageId: string; step: number };
  /** The hand-off's fields; the prompt contains the same as a sentence. */
  order?: HandoffFields;
  /** Format of a picture; without it the server decides by the prompt. */
  format?: PictureFormat | null;
  /** One of the person's photos, to be placed in a picture. */
  photo?: Photo | null;
  /** Project of a new conversation. */
  projectId?: string | null;
}

/** A conversation as it is shown, with the oldest message first. */
export interface Thread {
  /** Counts the conversations opened; unchanged when a new one gets its id. */
  opening: number;
  conversation: Pick<Conversation, "id" | "workerId" | "title"> | null;
  conversationId: string | null;
  /** The conversation's project. */
  projectId: string | null;
  phase: "loading" | "failed" | "missing" | "ready";
  /** Why it could not be loaded. */
  failure: unknown;
  messages: readonly ThreadMessage[];
  /** Cursor of the messages before these; undefined at the beginning. */
  older: string | undefined;
  loadingOlder: boolean;
  connection: ConnectionState;
  /** The server's reason for refusing the last request. */
  notice: string | null;
  /** The request was refused for lack of credits or plan, so the notice links to the plans. */
  needsPlan: boolean;
}

export const emptyThread: Thread = {
  opening: 0,
  conversation: null,
  conversationId: null,
  projectId: null,
  phase: "ready",
  failure: null,
  messages: [],
  older: undefined,
  loadingOlder: false,
  connection: "live",
  notice: null,
  needsPlan: false,
};

/** The reply that is being written, which is always the last message; undefined: none. */
export function pendingReply(thread: Thread): ThreadMessage | undefined {
  const last = thread.messages.at(-1);
  return last?.role === "worker" && last.status === "streaming" ? last : undefined;
}

/** Content type and picture format of the last question; undefined without one. */
export function lastQuestion(
  thread: Thread,
): Pick<Message, "contentType" | "pictureFormat"> | undefined {
  return thread.messages.findLast(({ role }) => role === "user");
}

function withKey(message: Message): ThreadMessage {
  return { ...message, key: message.id };
}

const localId = (requestId: string) => `local:${requestId}`;

function emptyReply(id: string, contentType: string, at: string): ThreadMessage {
  return {
    id,
    key: id,
    role: "worker",
    content: "",
    contentType,
    order: null,
    pictureFormat: null,
    photo: null,
    status: "streaming",
    failure: null,
    contentId: null,
    picture: null,
    edited: null,
    isFree: false,
    handoffs: [],
    createdAt: at,
  };
}

/** Adds a question and an empty reply before the server has answered. */
export function addQuestion(thread: Thread, ask: PromptRequest, at: string): Thread {
  const id = localId(ask.requestId);
  const question: ThreadMessage = {
    ...emptyReply(id, ask.contentType, at),
    role: "user",
    content: ask.prompt,
    order: ask.order ?? null,
    pictureFormat: ask.format ?? null,
    photo: ask.photo ?? null,
    status: "done",
  };
  const reply = emptyReply(`${id}:reply`, ask.contentType, at);
  return {
    ...thread,
    projectId: ask.projectId ?? thread.projectId,
    notice: null,
    needsPlan: false,
    messages: [...thread.messages, question, reply],
  };
}

/** Removes a question that the server refused. */
export function removeQuestion(
  thread: Thread,
  requestId: string,
  notice: string | null,
  needsPlan = false,
): Thread {
  const id = localId(requestId);
  return {
    ...thread,
    notice,
    needsPlan,
    connection: "live",
    messages: thread.messages.filter(({ key }) => key !== id && key !== `${id}:reply`),
  };
}

/** Empties a reply that is being retried. */
export function startRetry(thread: Thread, messageId: string): Thread {
  return {
    ...thread,
    notice: null,
    needsPlan: false,
    messages: thread.messages.map((message) =>
      message.id === messageId
        ? {
            ...message,
            content: "",
            status: "streaming",
            failure: null,
            contentId: null,
            picture: null,
            edited: null,
            isFree: false,
          }
        : message,
    ),
  };
}

/** Restores a reply whose retry was refused. */
export function undoRetry(
  thread: Thread,
  reply: Message,
  notice: string | null,
  needsPlan: boolean,
): Thread {
  return {
    ...thread,
    notice,
    needsPlan,
    connection: "live",
    messages: thread.messages.map((message) =>
      message.id === reply.id ? { ...message, ...reply } : message,
    ),
  };
}

/** Applies one event of the reply that is being written. */
export function applyReplyEvent(thread: Thread, event: ReplyEvent): Thread {
  const reply = pendingReply(thread);
  if (!reply) return thread;
  switch (event.type) {
    case "start":
      return {
        ...thread,
        conversationId: event.conversationId,
        messages: thread.messages.map((message, place, all) => {
          if (message === reply) return { ...message, id: event.messageId };
          const isQuestion = place === all.length - 2 && message.role === "user";
          return isQuestion ? { ...message, id: event.promptMessageId } : message;
        }),
      };
    case "snapshot":
      return change(thread, reply, { content: event.content });
    case "delta":
      return change(thread, reply, { content: reply.content + event.text });
    case "done":
      return change(thread, reply, {
        content: event.content,
        status: event.status,
        contentId: event.contentId,
        picture: event.picture,
        isFree: event.isFree,
      });
    case "error":
      return change(thread, reply, { status: "failed", failure: event.message });
  }
}

function change(thread: Thread, reply: ThreadMessage, changes: Partial<ThreadMessage>): Thread {
  return {
    ...thread,
    messages: thread.messages.map((message) =>
      message === reply ? { ...message, ...changes } : message,
    ),
  };
}

/** Replaces the newest messages by the server's page; older ones stay. */
export function mergeNewestPage(
  thread: Thread,
  newestFirst: readonly Message[],
  next: string | undefined,
): Thread {
  const page = newestFirst.toReversed();
  const keys = new Map(thread.messages.map((message) => [message.id, message.key]));
  const start = thread.messages.findIndex(({ id }) => id === page[0]?.id);
  const older = start > 0 ? thread.messages.slice(0, start) : [];
  return {
    ...thread,
    phase: "ready",
    failure: null,
    older: older.length > 0 ? thread.older : next,
    messages: [
      ...older,
      ...page.map((message) => ({ ...message, key: keys.get(message.id) ?? message.id })),
    ],
  };
}

/** Prepends a page of older messages. */
export function prependOlderPage(
  thread: Thread,
  newestFirst: readonly Message[],
  next: string | undefined,
): Thread {
  const known = new Set(thread.messages.map(({ id }) => id));
  const page = newestFirst.toReversed().filter(({ id }) => !known.has(id));
  return {
    ...thread,
    loadingOlder: false,
    older: next,
    messages: [...page.map(withKey), ...thread.messages],
  };
}
