import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, instant, oneOf, text } from "./fields.ts";
import { handoffFields } from "./handoff-fields.ts";
import { pageQuery } from "./paging.ts";
import { photo } from "./photos.ts";
import { picture, pictureFormat, pictureFormatIds } from "./pictures.ts";
import { contentTypeIds, type Worker, workerIdParam } from "./workers.ts";

export const promptLengthMax = 8_000;

/** A prompt written by Mel for a specialist: which message it stands in and which step of it. */
const handoff = z.strictObject({ messageId: id, step: z.int().check(z.minimum(0), z.maximum(19)) });

/** Why a worker outside the plan does not answer, and what to do: said by the 403 and by the chat. */
export function outsidePlanMessage(worker: Pick<Worker, "name">): string {
  return `${worker.name} no está en tu plan. Amplía tu plan o pídele ayuda a Mel.`;
}

export const generateInput = z.strictObject({
  prompt: text({
    min: 1,
    max: promptLengthMax,
    short: "Escribe qué necesitas",
    long: "Tu mensaje es demasiado largo: usa como máximo 8.000 caracteres",
  }),
  contentType: z._default(oneOf(contentTypeIds, "Este tipo de contenido no existe"), "chat"),
  projectId: z.optional(z.nullable(id)),
  /** Continue this conversation; a new one is opened without it. */
  conversationId: z.optional(z.nullable(id)),
  /** Made by the caller per send: a repeated one never spends twice. */
  requestId: z.optional(z.nullable(id)),
  /** What was handed on, as data; the prompt then only says it in a sentence. */
  order: z.optional(z.nullable(handoffFields)),
  metadata: z.optional(
    z.nullable(
      z.strictObject({
        handoff: z.optional(handoff),
        /** Of a picture; else it is read from the prompt, or square. */
        format: z.optional(z.nullable(pictureFormat)),
        /** Of a picture: the photo of the person's own that stands in it. */
        photoId: z.optional(z.nullable(id)),
      }),
    ),
  ),
});

export const generateOutput = z.object({
  /** Markdown; `## ` opens a finished piece. Same text in both fields. */
  content: z.string(),
  result: z.string(),
  contentId: id,
  conversationId: id,
  messageId: id,
  /** When a picture was asked for. */
  picture: z.nullable(picture),
  creditsUsed: z.int(),
  /** null: without limit. */
  creditsLimit: z.nullable(z.int()),
  /** It only says that there is no answer: nothing was charged. */
  isFree: z.boolean(),
});

export const messageStatuses = ["streaming", "done", "stopped", "failed"] as const;

export const message = z.object({
  id,
  role: z.enum(["user", "worker"]),
  /** Markdown for a worker, plain text for the person. */
  content: z.string(),
  contentType: z.string(),
  /** Of the person's message, when it was handed on by Mel. */
  order: z.nullable(handoffFields),
  /** Of the person's message that asks for a picture: the shape they chose. */
  pictureFormat: z.nullable(z.enum(pictureFormatIds)),
  /** Of the same: the photo of theirs that is to stand in it, as long as it is kept. */
  photo: z.nullable(photo),
  status: z.enum(messageStatuses),
  /** Spanish sentence; only when `failed`. */
  failure: z.nullable(z.string()),
  contentId: z.nullable(id),
  /** Of its content piece, as long as that is kept. */
  picture: z.nullable(picture),
  /** The text of its content piece, when the person has changed it since. */
  edited: z.nullable(z.string()),
  /** A reply that says only that it has no answer: nothing was charged. */
  isFree: z.boolean(),
  /** Steps of a plan by Mel that were already sent: step → conversation that works on it. */
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
export const replyEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("start"),
    conversationId: id,
    /** The person's message that is answered. */
    promptMessageId: id,
    messageId: id,
  }),
  /** All that was written before this connection; replaces what is shown. */
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
  summary: "Ask a worker; with Accept: text/event-stream the same reply arrives token by token",
  params: workerIdParam,
  body: generateInput,
  output: generateOutput,
  events: replyEvent,
  errors: generateErrors,
});

export const conversation = z.object({
  id,
  workerId: z.string(),
  /** What it is about, or the beginning of its question, until somebody names it. */
  title: z.string(),
  /** «Post para Instagram»: the piece that it began with; null for a talk. */
  kind: z.nullable(z.string()),
  /** What is written in it is filed there. */
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
  summary: "A reply as it stands; with Accept: text/event-stream it goes on from there",
  params: messageIdParam,
  output: message,
  events: replyEvent,
  errors: ["not_found"],
});

export const stopReply = endpoint({
  method: "POST",
  path: "/api/messages/{messageId}/stop",
  access: "user",
  summary: "Stop a reply; what was written stays. Free before the first word",
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

/** Where the replies come from, for the notice «Modo local». */
export const readEngine = endpoint({
  method: "GET",
  path: "/api/engine",
  access: "user",
  summary: "Whether replies come from the local copywriter or from a language model, and which",
  output: z.object({ local: z.boolean(), label: z.string() }),
});
