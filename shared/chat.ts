import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, instant, oneOf, text } from "./fields.ts";
import { handoffFields } from "./handoff-fields.ts";
import { pageQuery } from "./paging.ts";
import { photo } from "./photos.ts";
import { picture, pictureFormat, pictureFormatIds } from "./pictures.ts";
import { contentTypeIds, type Worker, workerIdParam } from "./workers.ts";

export const promptLengthMax = 8_000;

/** The message by Mel that contains a hand-off, and its step there. */
const handoff = z.strictObject({ messageId: id, step: z.int().check(z.minimum(0), z.maximum(19)) });

/** Why a worker outside the plan does not answer, and what to do; for the 403 answer and the chat. */
export function outsidePlanMessage(worker: Pick<Worker, "name">): string {
  return `${worker.name} no está en tu plan. Amplía tu plan o pídele ayuda a Mel.`;
}

const generateInput = z.strictObject({
  prompt: text({
    min: 1,
    max: promptLengthMax,
    short: "Escribe qué necesitas",
    long: "Tu mensaje es demasiado largo: usa como máximo 8.000 caracteres",
  }),
  contentType: z._default(oneOf(contentTypeIds, "Este tipo de contenido no existe"), "chat"),
  projectId: z.optional(z.nullable(id)),
  /** The conversation to continue; without it a new one is created. */
  conversationId: z.optional(z.nullable(id)),
  /** Idempotency key of the caller: a repeated request does not spend credits twice. */
  requestId: z.optional(z.nullable(id)),
  /** The hand-off as data; the prompt then only repeats it as a sentence. */
  order: z.optional(z.nullable(handoffFields)),
  metadata: z.optional(
    z.nullable(
      z.strictObject({
        handoff: z.optional(handoff),
        /** Picture format; otherwise it is taken from the prompt, or square. */
        format: z.optional(z.nullable(pictureFormat)),
        /** The user's photo to put into the picture. */
        photoId: z.optional(z.nullable(id)),
      }),
    ),
  ),
});

const generateOutput = z.object({
  /** Markdown; `## ` starts a finished piece. Both fields have the same text. */
  content: z.string(),
  result: z.string(),
  contentId: id,
  conversationId: id,
  messageId: id,
  /** null unless a picture was requested. */
  picture: z.nullable(picture),
  creditsUsed: z.int(),
  /** null: unlimited. */
  creditsLimit: z.nullable(z.int()),
  /** True when the reply only says that there is no answer, and nothing was charged. */
  isFree: z.boolean(),
});

const messageStatuses = ["streaming", "done", "stopped", "failed"] as const;

export const message = z.object({
  id,
  role: z.enum(["user", "worker"]),
  /** Markdown in a worker's message, plain text in a user's. */
  content: z.string(),
  contentType: z.string(),
  /** The hand-off fields, when the user's message came from Mel's hand-off. */
  order: z.nullable(handoffFields),
  /** The format that the user chose in a picture request. */
  pictureFormat: z.nullable(z.enum(pictureFormatIds)),
  /** The user's photo for that picture; null after the photo was deleted. */
  photo: z.nullable(photo),
  status: z.enum(messageStatuses),
  /** Spanish sentence; only when `failed`. */
  failure: z.nullable(z.string()),
  contentId: z.nullable(id),
  /** The picture of its content piece; null after the piece was deleted. */
  picture: z.nullable(picture),
  /** The text of its content piece, if the user has edited it since. */
  edited: z.nullable(z.string()),
  /** True for a reply that only says that there is no answer; nothing was charged. */
  isFree: z.boolean(),
  /** The steps of Mel's plan that were already sent, each with its conversation. */
  handoffs: z.array(
    z.object({
      step: z.int(),
      workerId: z.string(),
      conversationId: id,
      status: z.enum(messageStatuses),
    }),
  ),
  createdAt: instant,
});
export type Message = z.output<typeof message>;

/** Server-sent events of a reply; the event's name is `type`. */
const replyEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("start"),
    conversationId: id,
    /** The user's message that is being answered. */
    promptMessageId: id,
    messageId: id,
  }),
  /** The text written before this connection; replaces what is shown. */
  z.object({ type: z.literal("snapshot"), content: z.string() }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({
    type: z.literal("done"),
    status: z.enum(["done", "stopped"]),
    ...generateOutput.shape,
    contentId: z.nullable(id),
  }),
  z.object({ type: z.literal("error"), message: z.string(), code: z.string() }),
]);
export type ReplyEvent = z.output<typeof replyEvent>;

const generateErrors = [
  "payment_required",
  "forbidden",
  "not_found",
  "conflict",
  "upstream_failed",
  "upstream_timeout",
  "unavailable",
] as const;

export const generate = endpoint({
  method: "POST",
  path: "/api/workers/{workerId}/generate",
  access: "user",
  summary: "Ask a worker; with Accept: text/event-stream the reply arrives token by token",
  params: workerIdParam,
  body: generateInput,
  output: generateOutput,
  events: replyEvent,
  errors: generateErrors,
});

export const conversation = z.object({
  id,
  workerId: z.string(),
  /** Until renamed, its subject or the beginning of its first question. */
  title: z.string(),
  /** The kind of its first piece, such as «Post para Instagram»; null for a plain chat. */
  kind: z.nullable(z.string()),
  /** Pieces written in it are filed in this project. */
  projectId: z.nullable(id),
  createdAt: instant,
  updatedAt: instant,
});
export type Conversation = z.output<typeof conversation>;

export const listConversations = endpoint({
  method: "GET",
  path: "/api/workers/{workerId}/conversations",
  access: "user",
  summary: "Conversations with a worker, latest first",
  params: workerIdParam,
  query: z.strictObject(pageQuery),
  output: z.array(conversation),
  paginated: true,
});

const conversationIdParam = z.strictObject({ conversationId: id });

export const readConversation = endpoint({
  method: "GET",
  path: "/api/conversations/{conversationId}",
  access: "user",
  summary: "One conversation",
  params: conversationIdParam,
  output: conversation,
  errors: ["not_found"],
});

export const renameConversation = endpoint({
  method: "PATCH",
  path: "/api/conversations/{conversationId}",
  access: "user",
  summary: "Rename a conversation",
  params: conversationIdParam,
  body: z.strictObject({ title: text({ min: 1, max: 80, short: "Escribe un título" }) }),
  output: conversation,
  errors: ["not_found"],
});

export const deleteConversation = endpoint({
  method: "DELETE",
  path: "/api/conversations/{conversationId}",
  access: "user",
  summary: "Delete a conversation and its messages; its content pieces stay",
  params: conversationIdParam,
  output: z.object({ message: z.string() }),
  errors: ["not_found", "conflict"],
});

export const listMessages = endpoint({
  method: "GET",
  path: "/api/conversations/{conversationId}/messages",
  access: "user",
  summary: "Messages, newest first",
  params: conversationIdParam,
  query: z.strictObject(pageQuery),
  output: z.array(message),
  paginated: true,
  errors: ["not_found"],
});

const messageIdParam = z.strictObject({ messageId: id });

export const followReply = endpoint({
  method: "GET",
  path: "/api/messages/{messageId}/reply",
  access: "user",
  summary: "Read a reply in its current state; with Accept: text/event-stream its rest follows",
  params: messageIdParam,
  output: message,
  events: replyEvent,
  errors: ["not_found"],
});

export const stopReply = endpoint({
  method: "POST",
  path: "/api/messages/{messageId}/stop",
  access: "user",
  summary: "Stop a reply; the text so far stays. Free before the first word",
  params: messageIdParam,
  output: message,
  errors: ["not_found"],
});

export const retryReply = endpoint({
  method: "POST",
  path: "/api/messages/{messageId}/retry",
  access: "user",
  summary: "Write the last reply of a conversation again, as a new credit operation",
  params: messageIdParam,
  body: z.strictObject({ requestId: z.optional(z.nullable(id)) }),
  output: generateOutput,
  events: replyEvent,
  errors: generateErrors,
});

/** Which engine writes the replies, for the notice «Modo local». */
export const readEngine = endpoint({
  method: "GET",
  path: "/api/engine",
  access: "user",
  summary: "Whether replies come from the local copywriter or from a language model, and which",
  output: z.object({ local: z.boolean(), label: z.string() }),
});
