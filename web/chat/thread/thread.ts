import type { Conversation, Message, ReplyEvent } from "#shared/chat.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { Photo } from "#shared/photos.ts";
import type { PictureFormat } from "#shared/pictures.ts";
import type { Link } from "./link.ts";

export interface ThreadMessage extends Message {
  /** Stays the same when the server gives the message its id. */
  key: string;
}

/** What the person wants written. */
export interface Ask {
  prompt: string;
  contentType: string;
  /** Made once per ask, so that a second sending of it never spends twice. */
  requestId: string;
  handoff?: { messageId: string; step: number };
  /** What was handed on, as data; the prompt says it in a sentence. */
  order?: HandoffFields;
  /** Of a picture; else what the words say. */
  format?: PictureFormat | null;
  /** Of the person's own, to stand in a picture. */
  photo?: Photo | null;
  /** Where a new conversation is filed. */
  projectId?: string | null;
}

/** A conversation as it is shown. Messages stand oldest first. */
export interface Thread {
  /** Goes up with every conversation that is opened; not when a new one gets its id. */
  opening: number;
  conversation: Pick<Conversation, "id" | "workerId" | "title"> | null;
  conversationId: string | null;
  /** Where it is filed. */
  projectId: string | null;
  phase: "loading" | "failed" | "missing" | "ready";
  /** Why it could not be loaded. */
  failure: unknown;
  messages: readonly ThreadMessage[];
  /** Cursor of the messages before these; undefined at the beginning. */
  older: string | undefined;
  loadingOlder: boolean;
  link: Link;
  /** Why the last ask was refused, in the server's words. */
  notice: string | null;
  /** It was refused for want of credits or of a plan: the notice leads to the plans. */
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
  link: "live",
  notice: null,
  needsPlan: false,
};

/** The reply that is being written, if there is one: always the last message. */
export function writing(thread: Thread): ThreadMessage | undefined {
  const last = thread.messages.at(-1);
  return last?.role === "worker" && last.status === "streaming" ? last : undefined;
}

/** What was asked for last: its kind, and a picture's shape. undefined before anything was. */
export function lastAsked(
  thread: Thread,
): Pick<Message, "contentType" | "pictureFormat"> | undefined {
  return thread.messages.findLast(({ role }) => role === "user");
}

function withKey(message: Message): ThreadMessage {
  return { ...message, key: message.id };
}

const localId = (requestId: string) => `local:${requestId}`;

function blank(id: string, contentType: string, at: string): ThreadMessage {
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

/** The ask stands in the thread at once, with a reply that has not begun under it. */
export function asked(thread: Thread, ask: Ask, at: string): Thread {
  const id = localId(ask.requestId);
  const question: ThreadMessage = {
    ...blank(id, ask.contentType, at),
    role: "user",
    content: ask.prompt,
    order: ask.order ?? null,
    pictureFormat: ask.format ?? null,
    photo: ask.photo ?? null,
    status: "done",
  };
  const reply = blank(`${id}:reply`, ask.contentType, at);
  return {
    ...thread,
    projectId: ask.projectId ?? thread.projectId,
    notice: null,
    needsPlan: false,
    messages: [...thread.messages, question, reply],
  };
}

/** The ask was refused before anything was kept: as if it had not been. */
export function unasked(
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
    link: "live",
    messages: thread.messages.filter(({ key }) => key !== id && key !== `${id}:reply`),
  };
}

/** A reply is written again in its own place. */
export function retried(thread: Thread, messageId: string): Thread {
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

/** The retry was refused before it began: the reply stands as it did. */
export function unretried(
  thread: Thread,
  reply: Message,
  notice: string | null,
  needsPlan: boolean,
): Thread {
  return {
    ...thread,
    notice,
    needsPlan,
    link: "live",
    messages: thread.messages.map((message) =>
      message.id === reply.id ? { ...message, ...reply } : message,
    ),
  };
}

/** Applies one event of the reply that is being written. */
export function happened(thread: Thread, event: ReplyEvent): Thread {
  const reply = writing(thread);
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

/** The newest page as the server has it takes the place of what stood there; older ones stay. */
export function refreshed(
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

/** Messages from before the first one shown. */
export function extended(
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
