import { me } from "#shared/account.ts";
import { generate } from "#shared/chat.ts";
import type { Person } from "./person.ts";

/** Headers of a call that wants its reply as server-sent events. */
export const eventHeaders = { accept: "text/event-stream", "content-type": "application/json" };

/** Asks a worker for a reply; resolves with the raw event stream. */
export function streamReply(person: Person, body: object, workerId = "teo"): Promise<Response> {
  return person.send(
    generate,
    { params: { workerId } },
    { method: "POST", headers: eventHeaders, body: JSON.stringify(body) },
  );
}

/** How many credits the person has used. */
export async function creditsUsed(person: Person): Promise<number> {
  return (await person.call(me)).body.creditsUsed;
}
