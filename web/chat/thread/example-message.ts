import type { Message } from "#shared/chat.ts";

export const exampleAt = "2026-11-20T09:12:00.000Z";

/** A finished reply as the server returns it, with `changes`. */
export function exampleMessage(changes: Partial<Message> = {}): Message {
  return {
    id: "a1",
    role: "worker",
    content: "Hola",
    contentType: "chat",
    order: null,
    pictureFormat: null,
    photo: null,
    status: "done",
    failure: null,
    contentId: null,
    picture: null,
    edited: null,
    isFree: false,
    handoffs: [],
    createdAt: exampleAt,
    ...changes,
  };
}
